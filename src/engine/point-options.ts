/** The options of the "points of interest" filter: the best known points where the search was. */
import type { Filters } from '../core/filter-state.ts'
import { type Atlas, searchedAreas } from './destination-rows.ts'
import { cityOf } from './engine-geography.ts'
import type { EngineDestination } from './engine-query.ts'
import { MARKS } from './hotel-filters.ts'
import type { RowRanges } from './row-ranges.ts'

const MOST_POINTS = 12

/** Marks the hotels near chosen points, so that the filter is one look at a mark. */
export function markChosenPoints(atlas: Atlas, filters: Filters, marks: Uint8Array): void {
  const { pointStart, pointRows } = atlas.columns
  for (const id of filters.pointsOfInterest ?? []) {
    const point = atlas.pointOf(Number(id))
    if (point < 0) continue
    for (let at = pointStart[point]!; at < pointStart[point + 1]!; at++)
      marks[pointRows[at]!]! |= MARKS.atChosenPoint
  }
}

/** Points that lie in the places of the searched hotels, the best known first, and chosen ones. */
export function pointCounts(
  atlas: Atlas,
  destination: EngineDestination,
  ranges: RowRanges,
  filters: Filters,
  marks: Uint8Array,
): Record<string, number> {
  const { pointStart, pointRows } = atlas.columns
  const { id } = atlas.geography.points
  const counted: Record<string, number> = {}
  const chosen = filters.pointsOfInterest ?? []
  for (const value of chosen) counted[value] = 0
  const known = chosen.map((value) => atlas.pointOf(Number(value))).filter((point) => point >= 0)
  for (const point of new Set([...offeredPoints(atlas, destination, ranges), ...known])) {
    let count = 0
    for (let at = pointStart[point]!; at < pointStart[point + 1]!; at++)
      if ((marks[pointRows[at]!]! & MARKS.countsForPoints) !== 0) count++
    if (count > 0) counted[String(id[point])] = count
  }
  return counted
}

function offeredPoints(atlas: Atlas, destination: EngineDestination, ranges: RowRanges): number[] {
  const { destinations, points } = atlas.geography
  const { pointsByPlace, placeOfPoint } = sortedPoints(atlas)
  const best = new BestKnown(points.popularity)
  for (const area of searchedAreas(atlas, destination, ranges)) {
    // Points know their city, so those of a district are its city's.
    const city = area < 0 ? -1 : cityOf(destinations, area)
    const place = city >= 0 ? city : area
    const until = place < 0 ? destinations.id.length : destinations.end[place]!
    for (let at = lowerBound(placeOfPoint, place); at < pointsByPlace.length; at++) {
      if (placeOfPoint[at]! >= until) break
      best.offer(pointsByPlace[at]!)
    }
  }
  return best.points
}

/** The best known of all that are offered, found without sorting the others. */
class BestKnown {
  readonly points: number[] = []
  private readonly popularity: Float32Array

  constructor(popularity: Float32Array) {
    this.popularity = popularity
  }

  offer(point: number): void {
    const { points, popularity } = this
    const isBefore = (other: number) =>
      popularity[point]! > popularity[other]! ||
      (popularity[point] === popularity[other] && point < other)
    if (points.length === MOST_POINTS && !isBefore(points[MOST_POINTS - 1]!)) return
    let into = points.length
    while (into > 0 && isBefore(points[into - 1]!)) into--
    points.splice(into, 0, point)
    if (points.length > MOST_POINTS) points.pop()
  }
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

function lowerBound(sorted: Int32Array, value: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (sorted[middle]! < value) low = middle + 1
    else high = middle
  }
  return low
}
