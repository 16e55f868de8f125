/** The options of the "points of interest" filter: the best known points where the search was. */
import type { Filters } from '../../list/rules/filter-state.ts'
import { type Atlas, searchedAreas } from './destination-rows.ts'
import { cityOf } from '../columns/engine-geography.ts'
import type { EngineDestination } from './engine-query.ts'
import { MARKS } from './hotel-filters.ts'
import { Memo } from './memo.ts'
import { countShared, type RowBits, sparseRowBits } from '../columns/row-bits.ts'
import { firstAtLeast, type RowRanges } from '../columns/row-ranges.ts'

const MAX_POINTS = 12

/** Marks the hotels near chosen points, so that the filter is one look at a mark. */
export function markChosenPoints(
  atlas: Atlas,
  filters: Filters,
  mark: (row: number, bit: number) => void,
): void {
  for (const id of filters.pointsOfInterest ?? []) {
    const point = atlas.pointOf(Number(id))
    if (point >= 0) for (const row of rowsAround(atlas, point)) mark(row, MARKS.atChosenPoint)
  }
}

/** Points that lie in the places of the searched hotels, the best known first, and chosen ones. */
export function pointCounts(
  atlas: Atlas,
  destination: EngineDestination,
  ranges: RowRanges,
  filters: Filters,
  { marks, matched }: { marks: Uint8Array; matched: RowBits },
): Record<string, number> {
  const { id } = atlas.geography.points
  const counted: Record<string, number> = {}
  const chosen = filters.pointsOfInterest ?? []
  for (const value of chosen) counted[value] = 0
  const known = chosen.map((value) => atlas.pointOf(Number(value))).filter((point) => point >= 0)
  for (const point of new Set([...offeredPoints(atlas, destination, ranges), ...known])) {
    let count = countShared(matched, hotelsAround.of(atlas, point))
    if (chosen.length > 0) count += countMarked(rowsAround(atlas, point), marks)
    if (count > 0) counted[String(id[point])] = count
  }
  return counted
}

const hotelsAround = new Memo((atlas, point) => sparseRowBits(rowsAround(atlas, point).toSorted()))

function rowsAround({ columns: { pointStart, pointRows } }: Atlas, point: number): Int32Array {
  return pointRows.subarray(pointStart[point], pointStart[point + 1])
}

/** Those that fail the choice of points only. */
function countMarked(rows: Int32Array, marks: Uint8Array): number {
  let count = 0
  for (let at = 0; at < rows.length; at++)
    count += Number((marks[rows[at]!]! & MARKS.countsForPoints) !== 0)
  return count
}

function offeredPoints(
  atlas: Atlas,
  destination: EngineDestination,
  ranges: RowRanges,
): readonly number[] {
  const areas = searchedAreas(atlas, destination, ranges)
  if (areas.length === 1) return bestKnown.of(atlas, areas[0]!)
  const points = new Set(areas.flatMap((area) => bestKnown.of(atlas, area)))
  return bestFirst(atlas, [...points]).slice(0, MAX_POINTS)
}

/** The best known points of a place. */
const bestKnown = new Memo((atlas, area): readonly number[] => {
  const { destinations } = atlas.geography
  const { pointsByPlace, placeOfPoint } = sortedPoints(atlas)
  // Points know their city, so those of a district are its city's.
  const city = area < 0 ? -1 : cityOf(destinations, area)
  const place = city >= 0 ? city : area
  const until = place < 0 ? destinations.id.length : destinations.end[place]!
  const inside = pointsByPlace.subarray(
    firstAtLeast(placeOfPoint, place),
    firstAtLeast(placeOfPoint, until),
  )
  return bestFirst(atlas, Array.from(inside)).slice(0, MAX_POINTS)
})

function bestFirst({ geography }: Atlas, points: number[]): number[] {
  const { popularity } = geography.points
  return points.toSorted((one, other) => popularity[other]! - popularity[one]! || one - other)
}

interface SortedPoints {
  pointsByPlace: Int32Array
  placeOfPoint: Int32Array
}

const sortedByAtlas = new WeakMap<Atlas, SortedPoints>()

/** By the preorder of their places, so that those of a destination are one range. */
function sortedPoints(atlas: Atlas): SortedPoints {
  let sorted = sortedByAtlas.get(atlas)
  if (!sorted) {
    const { destination } = atlas.geography.points
    const pointsByPlace = Int32Array.from(destination, (_, point) => point).toSorted(
      (one, other) => destination[one]! - destination[other]! || one - other,
    )
    const placeOfPoint = pointsByPlace.map((point) => destination[point]!)
    sorted = { pointsByPlace, placeOfPoint }
    sortedByAtlas.set(atlas, sorted)
  }
  return sorted
}
