/**
 * The options of the "destinations" filter: the places one step below what was searched for, the
 * towns of a coast, and whatever is chosen already.
 *
 * Each option is a range of rows. The search finds rows in ascending order, so an option's count is
 * the distance between two places in the list of matches: nothing is counted hotel by hotel.
 */
import { type Atlas, searchedAreas } from './destination-rows.ts'
import { childrenOf, continents } from '../columns/engine-geography.ts'
import type { EngineDestination } from './engine-query.ts'
import type { MatchList } from './added-matches.ts'
import { Memo } from './memo.ts'
import { firstAtLeast, merged, rangeOfPlace, type RowRanges } from '../columns/row-ranges.ts'

interface LocationOption {
  id: string
  from: number
  to: number
}

export interface LocationOptions {
  offered: readonly LocationOption[]
  chosen: readonly LocationOption[]
  /** The rows in a chosen place. */
  covered: RowRanges
}

export function locationOptions(
  atlas: Atlas,
  destination: EngineDestination,
  ranges: RowRanges,
  chosenIds: readonly string[],
): LocationOptions {
  const chosen = chosenIds
    .map((id) => atlas.placeOf(Number(id)))
    .filter((place) => place >= 0)
    .map((place) => optionOf(atlas, place))
  return {
    offered: offeredOptions(atlas, destination, ranges),
    chosen,
    covered: merged(chosen.map(({ from, to }) => [from, to])),
  }
}

/** Only what has hotels or is chosen. */
export function locationCounts(
  { offered, chosen }: LocationOptions,
  { rows, count, elsewhere }: MatchList,
): Record<string, number> {
  const counted: Record<string, number> = {}
  const inFound = counterIn(rows.subarray(0, count))
  const inOthers = counterIn(Int32Array.from(elsewhere))
  const hotelsIn = (option: LocationOption) => inFound(option) + inOthers(option)
  for (const option of chosen) counted[option.id] = hotelsIn(option)
  for (const option of offered) {
    const hotels = hotelsIn(option)
    if (hotels > 0) counted[option.id] = hotels
  }
  return counted
}

/** Neighbouring places meet, so where one ends the next need not be looked for. */
function counterIn(sorted: Int32Array): (option: LocationOption) => number {
  if (sorted.length === 0) return () => 0
  let [row, before] = [-1, 0]
  return ({ from, to }) => {
    const first = from === row ? before : firstAtLeast(sorted, from)
    row = to
    before = firstAtLeast(sorted, to)
    return before - first
  }
}

/** The towns of a coast, the countries of the world, otherwise what lies one step below. */
function offeredOptions(
  atlas: Atlas,
  destination: EngineDestination,
  ranges: RowRanges,
): readonly LocationOption[] {
  const areas = searchedAreas(atlas, destination, ranges)
  if (destination.kind === 'coast') return areas.map((area) => optionOf(atlas, area))
  return areas.flatMap((area) => optionsBelow.of(atlas, area))
}

const optionsBelow = new Memo((atlas, area) => {
  const { destinations } = atlas.geography
  const places =
    area >= 0
      ? childrenOf(destinations, area)
      : continents(destinations).flatMap((continent) => childrenOf(destinations, continent))
  return places.map((place) => optionOf(atlas, place)).filter(({ from, to }) => to > from)
})

function optionOf({ columns, geography }: Atlas, place: number): LocationOption {
  const { destinations } = geography
  const [from, to] = rangeOfPlace(columns, destinations, place)
  return { id: String(destinations.id[place]), from, to }
}
