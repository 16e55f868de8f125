/**
 * The step over neighbours when nothing is filtered but categories and rating bands, which most
 * people filter by. What a hotel fails then depends on its trait alone, so all that have a room are
 * counted by trait in the one pass that finds the matches; afterwards a look at each trait tells in
 * which groups its hotels count.
 */
import { addMatches, matching, type ScanTargets } from './added-matches.ts'
import { type CompiledFilters, GROUP } from './compiled-filters.ts'
import type { CompiledStay } from './compiled-search.ts'
import type { EngineColumns } from '../columns/engine-columns.ts'
import type { FacetCounters } from './facet-counters.ts'
import type { HotelBlock } from '../columns/hotel-block.ts'
import { CATEGORY_AND_BAND } from '../columns/hotel-words.ts'
import { NO_ROOM } from '../columns/room-words.ts'
import { countTrait } from './static-counts.ts'

const TRAIT_GROUPS = GROUP.categories | GROUP.ratingRanges

export function filtersByTraits({ chosen }: CompiledFilters): boolean {
  return chosen !== 0 && (chosen & ~TRAIT_GROUPS) === 0
}

/** Their totals must be filled, whatever they fail. */
export function scanTraits(
  columns: EngineColumns,
  stay: CompiledStay,
  filters: CompiledFilters,
  block: HotelBlock,
  targets: ScanTargets,
): void {
  const { matches, counters } = targets
  const first = matches.count
  const found = listMatching(columns, filters, block, counters.available)
  addMatches(columns, stay, block, targets, found)
  counters.addFlags(matches.rows, first, matches.count, 1)
}

function listMatching(
  { active, traitWord }: EngineColumns,
  { traitFailures }: CompiledFilters,
  { rows, count, totals }: HotelBlock,
  available: Int32Array,
): number {
  const [list, noRoom, traits] = [matching, NO_ROOM, CATEGORY_AND_BAND]
  const firstRow = rows[0]!
  let listed = 0
  for (let at = 0; at < count; at++) {
    const trait = traitWord[firstRow + at]! & traits
    const isFree = Number(totals[at]! < noRoom) & active[firstRow + at]!
    available[trait]! += isFree
    list[listed] = at
    listed += isFree & Number(traitFailures[trait] === 0)
  }
  return listed
}

/** After the last block. */
export function countTraits({ traitFailures }: CompiledFilters, counters: FacetCounters): void {
  const { available } = counters
  for (let trait = 0; trait < available.length; trait++)
    if (available[trait]! > 0) countTrait(counters, traitFailures[trait]!, trait, available[trait]!)
}
