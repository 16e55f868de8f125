/**
 * Rows of an operator's file with their fields by name, whatever the format: told by content, since
 * a file's ending says little. What is wrong with a file or a row is a value, never thrown.
 */
import { exampleColumns, fieldsOfColumns, missingFields, type ImportKind } from './column-names.ts'
import { csvLayoutOf, type CsvLayout } from './csv-layout.ts'
import { csvRecords, LONGEST_RECORD } from './csv-records.ts'
import { cellsOf } from './flatten-json.ts'
import { jsonElements, jsonLayoutOf, type JsonLayout } from './json-elements.ts'
import { messageOf, reason, type Reason } from './reasons.ts'
import { openTextFile, sampleOf, textPieces, type TextFile } from './text-file.ts'

/** What a row says, by field; a field without column, or with an empty cell, is not there. */
export type Cells = Record<string, string>

export type SourceRow =
  | { line: number; bytesRead: number; cells: Cells }
  | { line: number; bytesRead: number; reasons: Reason[] }

export interface RowsOfFile {
  bytes: number
  /** As the operator should know it: "CSV with ;, windows-1252". */
  format: string
  /** By field, the name of the column that feeds it, the first of several. */
  columns: Record<string, string>
  /** Column names that feed no field. For JSON both show only while reading. */
  unusedColumns: Set<string>
  rows: AsyncGenerator<SourceRow>
}

export type OpenedFile = { ok: true; value: RowsOfFile } | { ok: false; reason: Reason }

export async function readRows(kind: ImportKind, file: string): Promise<OpenedFile> {
  const opened = await openTextFile(file)
  if (!opened.ok) return opened
  const sample = await sampleOf(opened.value)
  if (sample.trim() === '') return { ok: false, reason: reason('file-empty') }
  const json = jsonLayoutOf(sample)
  return json ? openJson(kind, opened.value, json) : openCsv(kind, opened.value, sample)
}

function openCsv(kind: ImportKind, textFile: TextFile, sample: string): OpenedFile {
  const layout = csvLayoutOf(kind, sample)
  if (!layout) return { ok: false, reason: reason('header-missing', '', exampleColumns(kind)) }
  const missing = missingFields(kind, layout.fields)
  if (missing.length > 0)
    return { ok: false, reason: reason('columns-missing', '', missing.join('; ')) }
  const separator = layout.separator === '\t' ? 'tabs' : layout.separator
  return {
    ok: true,
    value: {
      bytes: textFile.bytes,
      format: `CSV with ${separator}, ${textFile.encoding}`,
      columns: columnsByField(layout.fields, layout.columns),
      unusedColumns: new Set(layout.columns.filter((name, at) => name && !layout.fields[at])),
      rows: guarded(csvRows(textFile, layout)),
    },
  }
}

async function* csvRows(textFile: TextFile, layout: CsvLayout): AsyncGenerator<SourceRow> {
  const { separator, headerRecords, fields } = layout
  let toSkip = headerRecords
  for await (const record of csvRecords(textPieces(textFile), separator)) {
    const { line, bytesRead } = record
    if (toSkip > 0) {
      if ('cells' in record) toSkip -= 1
    } else if ('broken' in record) {
      yield { line, bytesRead, reasons: [reason(record.broken, '', LONGEST_RECORD)] }
    } else if (record.cells.some((cell) => cell.trim() !== '')) {
      const beyond = record.cells.slice(fields.length)
      if (beyond.some((cell) => cell.trim() !== ''))
        yield { line, bytesRead, reasons: [reason('cells-too-many')] }
      else yield withReadableCells(line, bytesRead, cellsByField(fields, record.cells))
    }
  }
}

/** JSON has no header, so a file is told to be useless by its first row. */
async function openJson(
  kind: ImportKind,
  textFile: TextFile,
  layout: JsonLayout,
): Promise<OpenedFile> {
  let fields: string[] | null = null
  for await (const element of jsonElements(textPieces(textFile), layout)) {
    if (!('value' in element)) continue
    fields = fieldsOfColumns(kind, Object.keys(cellsOf(element.value)))
    break
  }
  if (!fields?.some(Boolean))
    return { ok: false, reason: reason('header-missing', '', exampleColumns(kind)) }
  const unusedColumns = new Set<string>()
  const columns: Record<string, string> = {}
  return {
    ok: true,
    value: {
      bytes: textFile.bytes,
      format: `JSON (${layout}), ${textFile.encoding}`,
      columns,
      unusedColumns,
      rows: guarded(jsonRows(kind, textFile, layout, columns, unusedColumns)),
    },
  }
}

async function* jsonRows(
  kind: ImportKind,
  textFile: TextFile,
  layout: JsonLayout,
  columns: Record<string, string>,
  unusedColumns: Set<string>,
): AsyncGenerator<SourceRow> {
  const shapes = new Map<string, string[]>()
  for await (const element of jsonElements(textPieces(textFile), layout)) {
    const { line, bytesRead } = element
    if ('broken' in element) {
      yield { line, bytesRead, reasons: [reason(element.broken, '', element.detail)] }
      continue
    }
    const cells = cellsOf(element.value)
    const names = Object.keys(cells)
    // Rows of one file have few shapes, and finding the fields of one takes longer than reading it.
    const shape = names.join('\n')
    const fields = shapes.get(shape) ?? fieldsOfColumns(kind, names)
    if (!shapes.has(shape) && shapes.size < MOST_SHAPES) {
      shapes.set(shape, fields)
      Object.assign(columns, { ...columnsByField(fields, names), ...columns })
      names.forEach((name, at) => fields[at] || unusedColumns.add(name))
    }
    yield withReadableCells(line, bytesRead, cellsByField(fields, Object.values(cells)))
  }
}

const MOST_SHAPES = 1000

function columnsByField(
  fields: readonly string[],
  names: readonly string[],
): Record<string, string> {
  const columns: Record<string, string> = {}
  fields.forEach((field, at) => {
    if (field) columns[field] ??= names[at]!
  })
  return columns
}

/** Cells of a field with several columns are put together as a list. */
function cellsByField(fields: readonly string[], values: readonly string[]): Cells {
  const cells: Cells = {}
  for (let at = 0; at < fields.length && at < values.length; at++) {
    const field = fields[at]!
    const value = values[at]!.trim()
    if (field === '' || isEmpty(field, value)) continue
    cells[field] = field in cells ? `${cells[field]}|${value}` : value
  }
  return cells
}

/** What spreadsheets and databases write where there is nothing. */
const NOTHING = new Set([
  '',
  '-',
  '--',
  '–',
  '—',
  'na',
  'n/a',
  'n.a.',
  '#n/a',
  'nan',
  'null',
  '\\n',
])

/** In a column of countries NA is also Namibia: `place-hotel.ts` tells which. */
function isEmpty(field: string, value: string): boolean {
  if (value.length > 4 || (field === 'country' && /^na$/i.test(value))) return false
  return NOTHING.has(value.toLowerCase())
}

const REPLACEMENT_CHARACTER = '\ufffd'

function withReadableCells(line: number, bytesRead: number, cells: Cells): SourceRow {
  const damaged = Object.keys(cells).filter((field) =>
    cells[field]!.includes(REPLACEMENT_CHARACTER),
  )
  if (damaged.length === 0) return { line, bytesRead, cells }
  const reasons = damaged.map((field) => reason('characters-unreadable', field))
  return { line, bytesRead, reasons }
}

/** A disk that fails while reading ends the rows with a reason. */
async function* guarded(rows: AsyncGenerator<SourceRow>): AsyncGenerator<SourceRow> {
  let line = 0
  let bytesRead = 0
  try {
    for await (const row of rows) {
      ;({ line, bytesRead } = row)
      yield row
    }
  } catch (error) {
    yield { line, bytesRead, reasons: [reason('file-unreadable', '', messageOf(error))] }
  }
}
