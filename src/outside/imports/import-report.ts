/** What became of each row of a file, for the operator to read or for a script. */
import type { ImportKind } from './column-names.ts'
import type { Reason, ReasonCode } from './reasons.ts'

export interface ImportReport {
  kind: ImportKind
  file: string
  format: string
  dryRun: boolean
  /** Why the file could not be read, or not to its end; null for a file that was read. */
  stopped: Reason | null
  counts: ImportCounts
  unusedColumns: string[]
  /** How many times each reason was given, listed or not. */
  reasonCounts: Partial<Record<ReasonCode, number>>
  /** The first ones; a file that is wrong throughout is not listed throughout. */
  reasons: ReportedReason[]
}

export interface ImportCounts {
  rows: number
  imported: number
  updated: number
  skipped: number
  rejected: number
}

export interface ReportedReason extends Reason {
  line: number
  /** A note does not keep its row from being imported. */
  weight: 'rejected' | 'note'
}

export type Outcome = 'imported' | 'updated' | 'skipped' | 'rejected'

export const MOST_LISTED = 1000

export function emptyReport(kind: ImportKind, file: string, dryRun: boolean): ImportReport {
  const counts = { rows: 0, imported: 0, updated: 0, skipped: 0, rejected: 0 }
  return {
    kind,
    file,
    format: '',
    dryRun,
    stopped: null,
    counts,
    unusedColumns: [],
    reasonCounts: {},
    reasons: [],
  }
}

export function countRows(report: ImportReport, outcome: Outcome, rows = 1) {
  report.counts.rows += rows
  report.counts[outcome] += rows
}

export function rejectRow(report: ImportReport, line: number, reasons: readonly Reason[]) {
  countRows(report, 'rejected')
  for (const one of reasons) addReason(report, { ...one, line, weight: 'rejected' })
}

export function noteRow(report: ImportReport, line: number, notes: readonly Reason[]) {
  for (const one of notes) addReason(report, { ...one, line, weight: 'note' })
}

export function reportAsJson(report: ImportReport): string {
  return JSON.stringify(report, null, 2)
}

export function reportAsText(report: ImportReport): string {
  const { counts, stopped, reasons, reasonCounts, unusedColumns } = report
  const listed = reasons.toSorted((one, other) => one.line - other.line)
  const given = Object.values(reasonCounts).reduce((sum, count) => sum + count, 0)
  return [
    `${report.kind} from ${report.file}${report.format && ` (${report.format})`}`,
    ...(report.dryRun ? ['Dry run: nothing was written.'] : []),
    ...(stopped ? [`STOPPED: ${stopped.text} [${stopped.code}]`] : []),
    `${counts.rows} rows: ${counts.imported} imported, ${counts.updated} updated, ` +
      `${counts.skipped} skipped, ${counts.rejected} rejected`,
    ...(unusedColumns.length > 0 ? [`Columns not used: ${unusedColumns.join(', ')}`] : []),
    ...listed.map(asLine),
    ...(given > reasons.length ? [`… and ${given - reasons.length} more`] : []),
    '',
  ].join('\n')
}

function asLine({ line, code, text, weight }: ReportedReason): string {
  return `line ${line}: ${weight === 'note' ? 'note: ' : ''}${text} [${code}]`
}

function addReason(report: ImportReport, reason: ReportedReason) {
  report.reasonCounts[reason.code] = (report.reasonCounts[reason.code] ?? 0) + 1
  if (report.reasons.length < MOST_LISTED) report.reasons.push(reason)
}
