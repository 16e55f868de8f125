/**
 * Imports one file: rows are read, checked and saved in batches, and whatever is wrong with one is
 * reported and does not stop the others. Nothing is thrown for what a file contains.
 */
import type { CatalogueSink } from './catalogue-sink.ts'
import type { ImportKind } from './column-names.ts'
import { hotelTaker } from './hotel-taker.ts'
import { emptyReport, rejectRow, type ImportReport } from './import-report.ts'
import { rateTaker } from './rate-taker.ts'
import { readRows } from './read-rows.ts'
import { reviewTaker } from './review-taker.ts'
import type { ImportOptions, RowTaker } from './row-taker.ts'

const TAKERS: Record<
  ImportKind,
  (sink: CatalogueSink, report: ImportReport, options: ImportOptions) => RowTaker
> = { hotels: hotelTaker, rates: rateTaker, reviews: reviewTaker }

const ROWS_PER_PROGRESS = 500

export async function runImport(
  kind: ImportKind,
  file: string,
  sink: CatalogueSink,
  options: ImportOptions,
): Promise<ImportReport> {
  const report = emptyReport(kind, file, options.dryRun)
  const opened = await readRows(kind, file)
  if (!opened.ok) return { ...report, stopped: opened.reason }
  const { bytes, rows, format, columns, unusedColumns } = opened.value
  report.format = format
  report.columns = columns
  const taker = TAKERS[kind](sink, report, options)
  let count = 0
  for await (const row of rows) {
    count += 1
    if ('cells' in row) await taker.take(row.line, row.cells)
    else rejectRow(report, row.line, row.reasons)
    if (count % ROWS_PER_PROGRESS === 0)
      options.onProgress?.({ bytesRead: row.bytesRead, bytes, rows: count })
    if (taker.failure()) break
  }
  if (!taker.failure()) await taker.finish()
  options.onProgress?.({ bytesRead: bytes, bytes, rows: count })
  report.stopped = taker.failure()
  report.unusedColumns = [...unusedColumns]
  return report
}
