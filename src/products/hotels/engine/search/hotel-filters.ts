/**
 * Which filter groups each hotel of a block fails, of those that do not need a price.
 *
 * A hotel that fails one group counts only in that group's options; one that fails two counts
 * nowhere and need not be priced at all.
 */
import { type CompiledFilters, GROUP, hasName, OUT } from './compiled-filters.ts'
import type { EngineColumns } from '../columns/engine-columns.ts'
import type { HotelBlock } from '../columns/hotel-block.ts'
import {
  CATEGORY_AND_BAND,
  CHAIN_SHIFT,
  SEGMENT_MASK,
  SEGMENT_SHIFT,
  SERVICE_MASK,
} from '../columns/hotel-words.ts'
import type { LocationOptions } from './location-options.ts'

/** As constants, which cost nothing in a loop. */
const {
  chains: CHAINS,
  services: SERVICES,
  segments: SEGMENTS,
  locations: LOCATIONS,
  hotels: HOTELS,
  pointsOfInterest: POINTS_OF_INTEREST,
  name: NAME,
} = GROUP

/** Groups that need more of a hotel's two words than category and rating band. */
const WORD_GROUPS = CHAINS | SERVICES | SEGMENTS
/** Groups that need more than a hotel's two words. */
const OTHER_GROUPS = LOCATIONS | HOTELS | POINTS_OF_INTEREST | NAME

/** Bits of a row's mark, set for the time of one search. */
export const MARKS = {
  chosenHotel: 1,
  atChosenPoint: 2,
  /** Fails this group and no other, and so counts in it as matches do. */
  countsForPoints: 4,
  countsForHotels: 8,
} as const

export function filterBlock(
  columns: EngineColumns,
  filters: CompiledFilters,
  locations: LocationOptions,
  marks: Uint8Array,
  block: HotelBlock,
): void {
  if (filters.chosen & WORD_GROUPS) filterByWords(columns, filters, block)
  else filterByTraits(columns, filters, block)
  if (filters.chosen & OTHER_GROUPS) filterByOthers(columns, filters, locations, marks, block)
}

function filterByTraits(
  { active, traitWord }: EngineColumns,
  { traitFailures }: CompiledFilters,
  { rows, count, failures }: HotelBlock,
): void {
  const traits = CATEGORY_AND_BAND
  for (let at = 0; at < count; at++) {
    const row = rows[at]!
    failures[at] = (active[row]! - 1) | traitFailures[traitWord[row]! & traits]!
  }
}

/** Without a branch, since nobody can foresee what a hotel fails. */
function filterByWords(
  { active, traitWord, facetWord }: EngineColumns,
  filters: CompiledFilters,
  { rows, count, failures }: HotelBlock,
): void {
  const { traitFailures, chainFailures, services, segments } = filters
  const failsSegments = filters.chosen & SEGMENTS
  for (let at = 0; at < count; at++) {
    const row = rows[at]!
    const trait = traitWord[row]!
    const facet = facetWord[row]!
    const lacking = services & ~(facet & SERVICE_MASK)
    const shared = (facet >> SEGMENT_SHIFT) & SEGMENT_MASK & segments
    const failed =
      traitFailures[trait & CATEGORY_AND_BAND]! |
      chainFailures[trait >> CHAIN_SHIFT]! |
      ((Number(lacking === 0) ^ 1) * SERVICES) |
      (Number(shared === 0) * failsSegments)
    failures[at] = (active[row]! - 1) | failed | (Number((failed & (failed - 1)) === 0) - 1)
  }
}

function filterByOthers(
  columns: EngineColumns,
  { chosen, nameWords }: CompiledFilters,
  { covered }: LocationOptions,
  marks: Uint8Array,
  { rows, count, failures }: HotelBlock,
): void {
  let range = 0
  for (let at = 0; at < count; at++) {
    let failed = failures[at]!
    if (failed < 0) continue
    const row = rows[at]!
    if (chosen & LOCATIONS) {
      while (range < covered.length && row >= covered[range + 1]!) range += 2
      if (range === covered.length || row < covered[range]!) failed |= LOCATIONS
    }
    if (chosen & HOTELS && (marks[row]! & MARKS.chosenHotel) === 0) failed |= HOTELS
    if (chosen & POINTS_OF_INTEREST && (marks[row]! & MARKS.atChosenPoint) === 0)
      failed |= POINTS_OF_INTEREST
    if (chosen & NAME && (failed & (failed - 1)) === 0 && !hasName(columns, row, nameWords))
      failed |= NAME
    failures[at] = (failed & (failed - 1)) === 0 ? failed : OUT
  }
}
