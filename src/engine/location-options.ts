/**
 * The options of the "destinations" filter: the places one step below what was searched for, the
 * towns of a coast, and whatever is chosen already.
 *
 * Each option is a range of rows. All their ends cut the rows into segments; while the search walks
 * over the rows in order it is always in one known segment, so testing a hotel and counting it cost
 * one step however many places were chosen. An option's count is the sum of its segments.
 */
import type { EngineDestination } from './engine-query.ts'
import { childrenOf, continents } from './engine-geography.ts'
import { type Atlas, searchedAreas } from './destination-rows.ts'
import { rangeOfPlace, type RowRanges } from './row-ranges.ts'

export interface LocationOptions {
  options: { id: string; from: number; to: number; isChosen: boolean }[]
  /** One past the last row of each segment, ascending. */
  segmentEnds: Int32Array
  /** Whether a chosen place covers the segment. */
  isCovered: Uint8Array
  counts: Int32Array
}

export function locationOptions(
  atlas: Atlas,
  destination: EngineDestination,
  ranges: RowRanges,
  chosen: readonly string[],
): LocationOptions {
  const { columns, geography } = atlas
  const { destinations } = geography
  const offered = offeredPlaces(atlas, destination, ranges)
  const chosenPlaces = chosen.map((id) => atlas.placeOf(Number(id))).filter((place) => place >= 0)
  const options = [...new Set([...offered, ...chosenPlaces])].map((place) => {
    const [from, to] = rangeOfPlace(columns, destinations, place)
    const isChosen = chosenPlaces.includes(place)
    return { id: String(destinations.id[place]), from, to, isChosen }
  })
  const cuts = options.flatMap(({ from, to }) => [from, to]).filter((cut) => cut > 0)
  const segmentEnds = Int32Array.from(new Set([...cuts, columns.hotelId.length])).toSorted()
  const isCovered = new Uint8Array(segmentEnds.length)
  for (const { from, to, isChosen } of options)
    if (isChosen)
      segmentEnds.forEach((end, segment) => {
        if (end > from && end <= to) isCovered[segment] = 1
      })
  return { options, segmentEnds, isCovered, counts: new Int32Array(segmentEnds.length) }
}

/** Only what has hotels or is chosen. */
export function locationCounts(locations: LocationOptions): Record<string, number> {
  const { options, segmentEnds, counts } = locations
  const before = new Float64Array(counts.length + 1)
  const segmentFrom = new Map<number, number>([[0, 0]])
  counts.forEach((count, segment) => {
    before[segment + 1] = before[segment]! + count
    segmentFrom.set(segmentEnds[segment]!, segment + 1)
  })
  const counted: Record<string, number> = {}
  for (const { id, from, to, isChosen } of options) {
    const count = before[segmentFrom.get(to)!]! - before[segmentFrom.get(from)!]!
    if (count > 0 || isChosen) counted[id] = count
  }
  return counted
}

/** The towns of a coast, the countries of the world, otherwise what lies one step below. */
function offeredPlaces(
  atlas: Atlas,
  destination: EngineDestination,
  ranges: RowRanges,
): readonly number[] {
  const { destinations } = atlas.geography
  const areas = searchedAreas(atlas, destination, ranges)
  if (destination.kind === 'coast') return areas
  return areas.flatMap((area) =>
    area >= 0
      ? childrenOf(destinations, area)
      : continents(destinations).flatMap((continent) => childrenOf(destinations, continent)),
  )
}
