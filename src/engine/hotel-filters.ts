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
      if (chosen & GROUP.categories && filters.categories[category[row]!] === 0)
        failed |= GROUP.categories
      if (chosen & GROUP.ratingRanges && ((filters.ratingBands >> ratingBand[row]!) & 1) === 0)
        failed |= GROUP.ratingRanges
      if ((services[row]! & filters.services) !== filters.services) failed |= GROUP.services
      if (chosen & GROUP.segments && (segmentsOf[row]! & filters.segments) === 0)
        failed |= GROUP.segments
      if (chosen & GROUP.chains && filters.chains[chain[row]!] === 0) failed |= GROUP.chains
      if (chosen & GROUP.locations && isCovered[segment] === 0) failed |= GROUP.locations
      if (chosen & GROUP.hotels && (marks[row]! & MARKS.chosenHotel) === 0) failed |= GROUP.hotels
      if (chosen & GROUP.pointsOfInterest && (marks[row]! & MARKS.atChosenPoint) === 0)
        failed |= GROUP.pointsOfInterest
      if (chosen & GROUP.name && (failed & (failed - 1)) === 0)
        if (!hasName(columns, row, filters.nameWords)) failed |= GROUP.name
    }
    failures[at] = (failed & (failed - 1)) === 0 ? failed : OUT
  }
  return segment
}
