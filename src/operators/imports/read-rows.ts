/**
 * Rows of an operator's file with their fields by name, whatever the format: told by content, since
 * a file's ending says little. What is wrong with a file or a row is a value, never thrown.
 */
import { exampleColumns, fieldsOfColumns, type ImportKind, missingFields } from './column-names.ts'
import { csvRecords, MAX_RECORD_LENGTH, recordsOf } from './csv-records.ts'
import { jsonElements, type JsonLayout, jsonLayoutOf } from './json-elements.ts'
import { messageOf, reason, type Reason } from './reasons.ts'
import { openTextFile, sampleOf, type TextFile, textPieces } from './text-file.ts'

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
      yield { line, bytesRead, reasons: [reason(record.broken, '', MAX_RECORD_LENGTH)] }
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
    if (!shapes.has(shape) && shapes.size < MAX_SHAPES) {
      shapes.set(shape, fields)
      Object.assign(columns, { ...columnsByField(fields, names), ...columns })
      names.forEach((name, at) => fields[at] || unusedColumns.add(name))
    }
    yield withReadableCells(line, bytesRead, cellsByField(fields, Object.values(cells)))
  }
}

const MAX_SHAPES = 1000

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

/**
 * Which separator a CSV file uses and which of its first rows is the header: the pair that makes
 * the most column names known. Titles above the header and Excel's "sep=;" are passed over so.
 */
interface CsvLayout {
  separator: string
  /** How many records stand before the first row of data. */
  headerRecords: number
  columns: string[]
  fields: string[]
}

const SEPARATORS = [';', ',', '\t', '|']
const FIRST_ROWS = 10

/** One known name may be chance ("hotel" is also data); two are a header. */
const MIN_KNOWN = 2

function csvLayoutOf(kind: ImportKind, sample: string): CsvLayout | null {
  let best: CsvLayout | null = null
  let bestKnown = MIN_KNOWN - 1
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

// A JSON element as the cells of a row: nested names are joined, lists are written with bars, and a
// GeoJSON feature gives its properties and the place of its geometry.

/** What stands for an object in a list, such as a photo given with its size. */
const TELLING_MEMBERS = ['url', 'href', 'src', 'code', 'name', 'value', 'id']

const DEEPEST = 6

function cellsOf(element: Record<string, unknown>): Record<string, string> {
  const cells: Record<string, string> = {}
  if (element.type !== 'Feature') {
    addMembers(cells, '', element, 0)
    return cells
  }
  addMembers(cells, '', element.properties, 0)
  const centre = centreOf(element.geometry)
  if (centre) Object.assign(cells, centre)
  if (element.id !== undefined && !('id' in cells)) cells.id = written(element.id)
  return cells
}

function addMembers(cells: Record<string, string>, path: string, value: unknown, depth: number) {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return
  for (const [name, member] of Object.entries(value)) {
    const memberPath = path ? `${path}.${name}` : name
    if (typeof member !== 'object' || member === null) cells[memberPath] = written(member)
    else if (Array.isArray(member)) cells[memberPath] = member.map(listed).filter(Boolean).join('|')
    // Inside a row, too, a geometry writes the longitude first.
    else if ('coordinates' in member) Object.assign(cells, centreOf(member))
    else addMembers(cells, memberPath, member, depth + 1)
  }
}

function listed(member: unknown): string {
  if (typeof member !== 'object' || member === null) return written(member)
  const telling = TELLING_MEMBERS.find((name) => name in member)
  return telling ? written((member as Record<string, unknown>)[telling]) : ''
}

function written(value: unknown): string {
  if (value === null || value === undefined || typeof value === 'object') return ''
  if (typeof value !== 'number') return String(value as string | boolean)
  // 99.125 in a text may mean thousands; in JSON it never does, and a fourth decimal says so.
  return Number.isInteger(value) ? String(value) : String(value).replace(/(\.\d{3})$/, '$10')
}

/** Of an area, the centre of the box around it: a pin needs one point. */
function centreOf(geometry: unknown): { latitude: string; longitude: string } | null {
  if (typeof geometry !== 'object' || geometry === null || !('coordinates' in geometry)) return null
  const box = { west: Infinity, east: -Infinity, south: Infinity, north: -Infinity }
  widen(box, geometry.coordinates, 0)
  if (!Number.isFinite(box.west)) return null
  return {
    latitude: written((box.south + box.north) / 2),
    longitude: written((box.west + box.east) / 2),
  }
}

interface Box {
  west: number
  east: number
  south: number
  north: number
}

function widen(box: Box, coordinates: unknown, depth: number) {
  if (!Array.isArray(coordinates) || depth > DEEPEST) return
  const [longitude, latitude] = coordinates as unknown[]
  if (typeof longitude === 'number' && typeof latitude === 'number') {
    box.west = Math.min(box.west, longitude)
    box.east = Math.max(box.east, longitude)
    box.south = Math.min(box.south, latitude)
    box.north = Math.max(box.north, latitude)
  } else for (const part of coordinates) widen(box, part, depth + 1)
}
