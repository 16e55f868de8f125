/** Counting a hotel in the groups that do not depend on its rates. */
import { GROUP } from './compiled-filters.ts'
import type { EngineColumns } from '../columns/engine-columns.ts'
import type { FacetCounters } from './facet-counters.ts'
import { MARKS } from './hotel-filters.ts'
import { BAND_SHIFT, CATEGORY_MASK } from '../columns/hotel-words.ts'
import { NO_BAND } from '../columns/hotel-writer.ts'
import type { ScanTargets } from './added-matches.ts'

/** A category beyond the dictionary's, where only the rating band is to be counted. */
const NO_CATEGORY = 255

/** As constants, which cost nothing in a loop. */
const {
  categories: CATEGORIES,
  ratingRanges: RATING_RANGES,
  segments: SEGMENTS,
  chains: CHAINS,
  locations: LOCATIONS,
  hotels: HOTELS,
  pointsOfInterest: POINTS_OF_INTEREST,
} = GROUP

/** Hotels with equal traits that pass everything, or everything but one of the two groups. */
export function countTrait(
  { traits }: FacetCounters,
  failed: number,
  trait: number,
  hotels: number,
): void {
  if (failed === 0) traits[trait]! += hotels
  else if (failed === CATEGORIES)
    traits[(trait & CATEGORY_MASK) | (NO_BAND << BAND_SHIFT)]! += hotels
  else if (failed === RATING_RANGES) traits[(trait & ~CATEGORY_MASK) | NO_CATEGORY]! += hotels
}

/** A hotel that passes everything but one group counts among that group's options only. */
export function countInOneGroup(
  columns: EngineColumns,
  { counters, marks, matches }: ScanTargets,
  failed: number,
  row: number,
): void {
  switch (failed) {
    case CATEGORIES:
      counters.traits[(columns.traitWord[row]! & CATEGORY_MASK) | (NO_BAND << BAND_SHIFT)]!++
      break
    case CHAINS:
      counters.chains[columns.chain[row]!]!++
      break
    case RATING_RANGES:
      counters.traits[NO_CATEGORY | (columns.ratingBand[row]! << BAND_SHIFT)]!++
      break
    case SEGMENTS:
      counters.addSegments(columns.segments[row]!)
      break
    case LOCATIONS:
      matches.elsewhere.push(row)
      break
    case POINTS_OF_INTEREST:
      marks[row]! |= MARKS.countsForPoints
      break
    case HOTELS:
      marks[row]! |= MARKS.countsForHotels
      break
    // All services are needed at once, and a text has no options: nothing to count.
  }
}
