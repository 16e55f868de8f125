/** Notes each id that a file has told before. */
import { noteRow, type ImportReport } from './import-report.ts'
import { reason } from './reasons.ts'

export function repeatedIds(report: ImportReport): (key: string, line: number) => void {
  const lines = new Map<string, number>()
  return (key, line) => {
    const earlier = lines.get(key)
    if (earlier !== undefined) noteRow(report, line, [reason('id-repeated', '', earlier)])
    lines.set(detached(key), line)
  }
}

/** A piece cut from a long text keeps the whole text in memory; a copy does not. */
function detached(text: string): string {
  return Buffer.from(text).toString()
}
