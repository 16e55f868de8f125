/**
 * Which separator a CSV file uses and which of its first rows is the header: the pair that makes
 * the most column names known. Titles above the header and Excel's "sep=;" are passed over so.
 */
import { fieldsOfColumns, type ImportKind } from './column-names.ts'
import { recordsOf } from './csv-records.ts'

export interface CsvLayout {
  separator: string
  /** How many records stand before the first row of data. */
  headerRecords: number
  columns: string[]
  fields: string[]
}

const SEPARATORS = [';', ',', '\t', '|']
const FIRST_ROWS = 10

/** One known name may be chance ("hotel" is also data); two are a header. */
const LEAST_KNOWN = 2

export function csvLayoutOf(kind: ImportKind, sample: string): CsvLayout | null {
  let best: CsvLayout | null = null
  let bestKnown = LEAST_KNOWN - 1
  for (const separator of SEPARATORS) {
    let headerRecords = 0
    for (const columns of recordsOf(sample, separator)) {
      headerRecords += 1
      if (headerRecords > FIRST_ROWS) break
      const fields = fieldsOfColumns(kind, columns)
      // A service alone ("Wifi") may also be data.
      const known = fields.filter((field) => field && !field.startsWith('service.')).length
      if (known <= bestKnown) continue
      bestKnown = known
      best = { separator, headerRecords, columns, fields }
    }
  }
  return best
}
