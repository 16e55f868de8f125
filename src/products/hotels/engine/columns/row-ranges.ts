/**
 * Sets of hotels as ranges of rows, [from, to, from, to, …], ascending and apart. A destination is
 * one range, a coast a few, a chain many short ones; the search walks over all of them alike.
 */
import type { EngineColumns } from './engine-columns.ts'
import type { EnginePlaces } from './engine-geography.ts'

export type RowRanges = number[]

/** The hotels of a place and everything in it. */
export function rangeOfPlace(
  { place }: Pick<EngineColumns, 'place'>,
  { end }: EnginePlaces,
  index: number,
): [from: number, to: number] {
  return [firstAtLeast(place, index), firstAtLeast(place, end[index]!)]
}

/** Ranges may come in any order and may overlap. */
export function merged(ranges: readonly (readonly [number, number])[]): RowRanges {
  const apart: RowRanges = []
  for (const [from, to] of ranges.toSorted((one, other) => one[0] - other[0])) {
    if (from >= to) continue
    if (apart.length > 0 && from <= apart.at(-1)!)
      apart[apart.length - 1] = Math.max(apart.at(-1)!, to)
    else apart.push(from, to)
  }
  return apart
}

export function rowsIn(ranges: RowRanges): number {
  let rows = 0
  for (let at = 0; at < ranges.length; at += 2) rows += ranges[at + 1]! - ranges[at]!
  return rows
}

/** Rows must be ascending. */
export function rangesOfRows(rows: ArrayLike<number>): RowRanges {
  const ranges: RowRanges = []
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!
    if (ranges.length > 0 && ranges[ranges.length - 1] === row) ranges[ranges.length - 1] = row + 1
    else if (ranges.length === 0 || ranges[ranges.length - 1]! < row) ranges.push(row, row + 1)
  }
  return ranges
}

/** The position of the first that is not below the value. */
export function firstAtLeast(sorted: Int32Array, value: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (sorted[middle]! < value) low = middle + 1
    else high = middle
  }
  return low
}
