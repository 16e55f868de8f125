/** What became of each row of a file, for the operator to read or for a script. */
import { usualColumn, type ImportKind } from './column-names.ts'
import { withColumn, type Reason, type ReasonCode } from './reasons.ts'

export interface ImportReport {
  kind: ImportKind
  file: string
  format: string
  dryRun: boolean
  /** Why the file could not be read, or not to its end; null for a file that was read. */
  stopped: Reason | null
  counts: ImportCounts
  /** The file's own name of the column that feeds each field. */
  columns: Record<string, string>
  unusedColumns: string[]
  /** How many times each reason was given, listed or not. */
  reasonCounts: Partial<Record<ReasonCode, number>>
  /** How many of the reasons are notes. */
  listedNotes: number
  /** Every rejection; of notes the first ones, for a file may have one on every line. */
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
  /** As the file calls it; empty when the reason concerns no column. */
  column: string
  /** A note does not keep its row from being imported. */
  weight: 'rejected' | 'note'
}

export type Outcome = 'imported' | 'updated' | 'skipped' | 'rejected'

export const MAX_LISTED_NOTES = 1000

export function emptyReport(kind: ImportKind, file: string, dryRun: boolean): ImportReport {
  const counts = { rows: 0, imported: 0, updated: 0, skipped: 0, rejected: 0 }
  return {
    kind,
    file,
    format: '',
    dryRun,
    stopped: null,
    counts,
    columns: {},
    unusedColumns: [],
    reasonCounts: {},
    listedNotes: 0,
    reasons: [],
  }
}

export function countRows(report: ImportReport, outcome: Outcome, rows = 1) {
  report.counts.rows += rows
  report.counts[outcome] += rows
}

export function rejectRow(report: ImportReport, line: number, reasons: readonly Reason[]) {
  countRows(report, 'rejected')
  for (const one of reasons) addReason(report, one, line, 'rejected')
}

export function noteRow(report: ImportReport, line: number, notes: readonly Reason[]) {
  for (const one of notes) addReason(report, one, line, 'note')
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
    ...(given > reasons.length ? [`… and ${given - reasons.length} more notes`] : []),
    '',
  ].join('\n')
}

function asLine({ line, code, text, weight }: ReportedReason): string {
  return `line ${line}: ${weight === 'note' ? 'note: ' : ''}${text} [${code}]`
}

function addReason(
  report: ImportReport,
  reason: Reason,
  line: number,
  weight: ReportedReason['weight'],
) {
  const { code, field } = reason
  report.reasonCounts[code] = (report.reasonCounts[code] ?? 0) + 1
  if (weight === 'note' && report.listedNotes >= MAX_LISTED_NOTES) return
  if (weight === 'note') report.listedNotes += 1
  const column = field && (report.columns[field] ?? usualColumn(report.kind, field))
  report.reasons.push({ ...withColumn(reason, column), line, column, weight })
}
