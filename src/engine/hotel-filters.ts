/**
 * Which filter groups each hotel of a block fails, of those that do not need a price.
 *
 * A hotel that fails one group counts only in that group's options; one that fails two counts
 * nowhere and need not be priced at all.
 */
import { type CompiledFilters, GROUP } from './compiled-filters.ts'
import type { EngineColumns } from './engine-columns.ts'
import type { LocationOptions } from './location-options.ts'
import { hasName } from './name-filter.ts'
import type { HotelBlock } from './stay-prices.ts'

/** As constants, which cost nothing in a loop. */
const {
  categories: CATEGORIES,
  ratingRanges: RATING_RANGES,
  services: SERVICES,
  segments: SEGMENTS,
  chains: CHAINS,
  locations: LOCATIONS,
  hotels: HOTELS,
  pointsOfInterest: POINTS_OF_INTEREST,
  name: NAME,
} = GROUP

/** In `failures`: the hotel is not for sale, or fails two groups. */
export const OUT = -1

/** Bits of a row's mark, set for the time of one search. */
export const MARKS = {
  chosenHotel: 1,
  atChosenPoint: 2,
  /** Passes all other groups, and so counts in this one. */
  countsForPoints: 4,
  countsForHotels: 8,
} as const

/** `segments` receives the location segment of each hotel, from `segment` on. */
export function filterBlock(
  columns: EngineColumns,
  filters: CompiledFilters,
  locations: LocationOptions,
  marks: Uint8Array,
  { rows, count, failures }: HotelBlock,
  segments: Int32Array,
  firstSegment: number,
): number {
  const { active, category, chain, ratingBand, services, segments: segmentsOf } = columns
  const { chosen } = filters
  const { segmentEnds, isCovered } = locations
  let segment = firstSegment
  for (let at = 0; at < count; at++) {
    const row = rows[at]!
    while (row >= segmentEnds[segment]!) segment++
    segments[at] = segment
    if (active[row] === 0) {
      failures[at] = OUT
      continue
    }
    let failed = 0
    if (chosen !== 0) {
      if (chosen & CATEGORIES && filters.categories[category[row]!] === 0) failed |= CATEGORIES
      if (chosen & RATING_RANGES && ((filters.ratingBands >> ratingBand[row]!) & 1) === 0)
        failed |= RATING_RANGES
      if ((services[row]! & filters.services) !== filters.services) failed |= SERVICES
      if (chosen & SEGMENTS && (segmentsOf[row]! & filters.segments) === 0) failed |= SEGMENTS
      if (chosen & CHAINS && filters.chains[chain[row]!] === 0) failed |= CHAINS
      if (chosen & LOCATIONS && isCovered[segment] === 0) failed |= LOCATIONS
      if (chosen & HOTELS && (marks[row]! & MARKS.chosenHotel) === 0) failed |= HOTELS
      if (chosen & POINTS_OF_INTEREST && (marks[row]! & MARKS.atChosenPoint) === 0)
        failed |= POINTS_OF_INTEREST
      if (chosen & NAME && (failed & (failed - 1)) === 0)
        if (!hasName(columns, row, filters.nameWords)) failed |= NAME
    }
    failures[at] = (failed & (failed - 1)) === 0 ? failed : OUT
  }
  return segment
}
