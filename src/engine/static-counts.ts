/** Counting a hotel in the groups that do not depend on its rates. */
import { GROUP } from './compiled-filters.ts'
import type { EngineColumns } from './engine-columns.ts'
import type { FacetCounters } from './facet-counters.ts'
import { MARKS } from './hotel-filters.ts'

/** A hotel that passes everything but one group counts among that group's options only. */
export function countInOneGroup(
  columns: EngineColumns,
  counters: FacetCounters,
  locationCounts: Int32Array,
  marks: Uint8Array,
  failed: number,
  row: number,
  segment: number,
): void {
  switch (failed) {
    case GROUP.categories:
      counters.categories[columns.category[row]!]!++
      break
    case GROUP.chains:
      counters.chains[columns.chain[row]!]!++
      break
    case GROUP.ratingRanges:
      counters.ratingBands[columns.ratingBand[row]!]!++
      break
    case GROUP.segments:
      counters.segmentMasks[columns.segments[row]!]!++
      break
    case GROUP.locations:
      locationCounts[segment]!++
      break
    case GROUP.pointsOfInterest:
      marks[row]! |= MARKS.countsForPoints
      break
    case GROUP.hotels:
      marks[row]! |= MARKS.countsForHotels
      break
    // All services are needed at once, and a text has no options: nothing to count.
  }
}
