/**
 * All columns in one file, so that a start reads memory instead of building it.
 *
 *   magic (4 bytes) | version (u32) | directory length (u32) | directory (JSON) | columns
 *
 * Columns begin at multiples of 4,096 bytes. Neither direction copies: to write, the caller puts
 * the pieces into a file at their offsets; to read, it reads the directory, then each piece straight
 * into the shared memory that it is given. The engine itself opens no files.
 */
import type { Day } from '../../../../site/calendar-day.ts'
import {
  allocate,
  bytesOf,
  COLUMN_NAMES,
  type ColumnName,
  CONTROL,
  type EngineColumns,
} from './engine-columns.ts'
import { type EngineGeography, geographyStamp } from './engine-geography.ts'

/** The reader's place in the store's change feed when the snapshot was taken. */
export interface SnapshotPlace {
  transactionId: number
  id: number
}

export interface Snapshot {
  place: SnapshotPlace
  firstDay: Day
  /** What the catalogue was made from, as the store tells it; another one needs another snapshot. */
  origin: string
  columns: EngineColumns
  /** Where each piece of the file stands. */
  pieces: SnapshotPiece[]
}

export interface SnapshotPiece {
  offset: number
  bytes: Uint8Array
}

interface Directory extends Omit<Snapshot, 'columns' | 'pieces'> {
  lengths: Record<ColumnName, number>
}

const MAGIC = 0x4c415345
const VERSION = 4
const PREAMBLE_BYTES = 12
const PAGE = 4_096

/** The first bytes of a file, which say how long its directory is. */
export const SNAPSHOT_PREAMBLE_BYTES = PREAMBLE_BYTES

export function takeSnapshot(
  columns: EngineColumns,
  place: SnapshotPlace,
  origin: string,
): SnapshotPiece[] {
  const lengths = Object.fromEntries(
    COLUMN_NAMES.map((name) => [name, columns[name].length]),
  ) as Directory['lengths']
  const firstDay = columns.control[CONTROL.firstDay]!
  const written = new TextEncoder().encode(
    JSON.stringify({ place, firstDay, origin, lengths } satisfies Directory),
  )
  const head = new Uint8Array(PREAMBLE_BYTES + written.length)
  const view = new DataView(head.buffer)
  view.setUint32(0, MAGIC, true)
  view.setUint32(4, VERSION, true)
  view.setUint32(8, written.length, true)
  head.set(written, PREAMBLE_BYTES)
  return [{ offset: 0, bytes: head }, ...piecesOf(columns, head.length)]
}

/** The length of the directory after the preamble; null when it is no snapshot of this version. */
export function directoryBytes(preamble: Uint8Array): number | null {
  if (preamble.length < PREAMBLE_BYTES) return null
  const view = new DataView(preamble.buffer, preamble.byteOffset, PREAMBLE_BYTES)
  if (view.getUint32(0, true) !== MAGIC || view.getUint32(4, true) !== VERSION) return null
  return view.getUint32(8, true)
}

/** Empty columns on shared memory and the pieces to be read into them. */
export function openSnapshot(directory: Uint8Array): Snapshot | null {
  let read: Directory
  try {
    read = JSON.parse(new TextDecoder().decode(directory)) as Directory
    if (!COLUMN_NAMES.every((name) => Number.isSafeInteger(read.lengths[name]))) return null
  } catch {
    return null
  }
  const columns = Object.fromEntries(
    COLUMN_NAMES.map((name) => [name, allocate(name, read.lengths[name])]),
  ) as unknown as EngineColumns
  const { place, firstDay, origin } = read
  const pieces = piecesOf(columns, PREAMBLE_BYTES + directory.length)
  return { place, firstDay, origin, columns, pieces }
}

/** Rows hold indexes of the geography, which mean nothing in another one. */
export function fitsGeography({ control }: EngineColumns, geography: EngineGeography): boolean {
  return control[CONTROL.geographyStamp] === geographyStamp(geography)
}

function piecesOf(columns: EngineColumns, headBytes: number): SnapshotPiece[] {
  let offset = paged(headBytes)
  return COLUMN_NAMES.map((name) => {
    const piece = { offset, bytes: bytesOf(columns[name]) }
    offset = paged(offset + piece.bytes.length)
    return piece
  })
}

function paged(bytes: number): number {
  return Math.ceil(bytes / PAGE) * PAGE
}
