/**
 * Changes since the index was built, as an append-only list in the shared memory.
 *
 * One thread writes: first the record, then the end of the list; every thread reads up to that end
 * before it searches, so a change is seen by all without a message. The list is small on purpose:
 * when it is full the index is built anew, in a few seconds and beside the running one.
 */
import type { SuggestColumns, SuggestEntry } from './suggest-columns.ts'
import { TYPE_NUMBERS } from './type-ranks.ts'

export const LOG_BYTES = 512 * 1024

/** An entry that was added or renamed, or, without names, removed. */
export interface SuggestChange extends SuggestEntry {
  /** The parent's number, looked up once by the writer. */
  parent: number
}

/** False when the list is full. */
export function appendChange(columns: SuggestColumns, entry: SuggestEntry): boolean {
  const change: SuggestChange = { ...entry, parent: placeNumber(columns, entry.parentId) }
  const record = Buffer.from(`${JSON.stringify(change)}\n`)
  const end = Atomics.load(columns.logEnd, 0)
  if (end + record.length > columns.log.length) return false
  const built = entryNumber(columns, TYPE_NUMBERS[entry.type], entry.id)
  if (built >= 0) columns.removed[built >> 3]! |= 1 << (built & 7)
  columns.log.set(record, end)
  Atomics.store(columns.logEnd, 0, end + record.length)
  return true
}

/** The changes from a position in the list on, and the position after them. */
export function changesSince(columns: SuggestColumns, position: number) {
  const end = Atomics.load(columns.logEnd, 0)
  const lines = Buffer.from(columns.log.subarray(position, end)).toString().split('\n')
  const changes = lines.slice(0, -1).map((line) => JSON.parse(line) as SuggestChange)
  return { changes, end }
}

export function hasChangesSince(columns: SuggestColumns, position: number): boolean {
  return Atomics.load(columns.logEnd, 0) !== position
}

/** As the index was built; what has changed since is found among the late entries. */
export function isRemoved({ removed }: SuggestColumns, entry: number): boolean {
  return (removed[entry >> 3]! & (1 << (entry & 7))) !== 0
}

/** Changes are rare enough to look through all ids: a tenth of a millisecond, and no memory. */
function entryNumber({ ids, types }: SuggestColumns, type: number, id: number): number {
  let entry = ids.indexOf(id)
  while (entry >= 0 && types[entry] !== type) entry = ids.indexOf(id, entry + 1)
  return entry
}

function placeNumber(columns: SuggestColumns, id: number): number {
  const placeCount = columns.childStart.length - 1
  const coast = TYPE_NUMBERS.coast
  let place = columns.ids.indexOf(id)
  while (place >= 0 && place < placeCount && columns.types[place] === coast)
    place = columns.ids.indexOf(id, place + 1)
  return place >= 0 && place < placeCount ? place : -1
}
