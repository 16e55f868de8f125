/**
 * How readers in other threads never see half a calendar, without a lock.
 *
 * A new calendar changes hundreds of cells that a stay adds up. Its writer makes the version of the
 * hotel's neighbourhood odd, writes, and makes it even again; whoever reads prices looks at the
 * versions before and after, and reads once more when they differ. A neighbourhood is as large as a
 * block of hotels, so what is read again is a fraction of a millisecond's work, even while rates
 * come in all the time. A booking needs none of this: it changes one cell at a time, and each of
 * them is true by itself. It has a version of its own, for those who keep what they have computed.
 */
import type { EngineColumns } from './engine-columns.ts'
import { BLOCK_HOTELS } from './hotel-block.ts'
import type { RowRanges } from './row-ranges.ts'

type Versions = Pick<EngineColumns, 'calendarVersions'>
type RoomVersions = Pick<EngineColumns, 'roomVersions'>

/** A reader wakes by itself after so long, should it have missed the writer's call. */
const PATIENCE_MS = 1
/** A writer that never ends, or always begins anew, must not stop searches. */
const MAX_TRIES = 1_000

export function neighbourhoods(hotels: number): number {
  return Math.ceil(hotels / BLOCK_HOTELS)
}

/** For the writer before its first change: a snapshot may have been taken in the middle of one. */
export function settleVersions({ calendarVersions }: Versions): void {
  for (let at = 0; at < calendarVersions.length; at++)
    if (calendarVersions[at]! % 2 !== 0) Atomics.add(calendarVersions, at, 1)
}

export function writeVersioned(
  { calendarVersions }: Versions,
  row: number,
  write: () => void,
): void {
  const at = neighbourhoodOf(row)
  Atomics.add(calendarVersions, at, 1)
  try {
    write()
  } finally {
    Atomics.add(calendarVersions, at, 1)
    Atomics.notify(calendarVersions, at)
  }
}

/** The answer of `read`, which looks at calendars of the hotels from one row to another. */
export function readConsistently<Answer>(
  columns: Versions,
  firstRow: number,
  lastRow: number,
  read: () => Answer,
): Answer {
  for (let tries = 1; ; tries++) {
    const before = versionOf(columns, firstRow, lastRow)
    const answer = read()
    if (versionOf(columns, firstRow, lastRow) === before || tries === MAX_TRIES) return answer
  }
}

/** Versions only grow, so their sum is the same only when all of them are. Waits for a writer. */
function versionOf({ calendarVersions }: Versions, firstRow: number, lastRow: number): number {
  let sum = 0
  for (let at = neighbourhoodOf(firstRow); at <= neighbourhoodOf(lastRow); at++) {
    let version = Atomics.load(calendarVersions, at)
    for (let waits = 0; version % 2 !== 0 && waits < MAX_TRIES; waits++) {
      Atomics.wait(calendarVersions, at, version, PATIENCE_MS)
      version = Atomics.load(calendarVersions, at)
    }
    sum += version
  }
  return sum
}

/** After rooms left have changed, so that whoever keeps what they cost looks again. */
export function markRoomsChanged({ roomVersions }: RoomVersions, row: number): void {
  Atomics.add(roomVersions, neighbourhoodOf(row), 1)
}

/** After more than can be told apart has changed. */
export function markAllChanged({ roomVersions }: RoomVersions): void {
  for (let at = 0; at < roomVersions.length; at++) Atomics.add(roomVersions, at, 1)
}

/** A number that is the same only as long as nothing is written in the neighbourhood of a row. */
export function changesOf(columns: Versions & RoomVersions, row: number): number {
  const at = neighbourhoodOf(row)
  return Atomics.load(columns.calendarVersions, at) + Atomics.load(columns.roomVersions, at)
}

/** The same for all rows of some ranges. */
export function changesIn(columns: Versions & RoomVersions, ranges: RowRanges): number {
  let sum = 0
  for (let range = 0; range < ranges.length; range += 2) {
    const last = ranges[range + 1]! - 1
    for (let row = ranges[range]!; row <= last; row += BLOCK_HOTELS) sum += changesOf(columns, row)
    if (last >= ranges[range]!) sum += changesOf(columns, last)
  }
  return sum
}

export function isOneNeighbourhood(firstRow: number, lastRow: number): boolean {
  return neighbourhoodOf(firstRow) === neighbourhoodOf(lastRow)
}

function neighbourhoodOf(row: number): number {
  return Math.floor(row / BLOCK_HOTELS)
}
