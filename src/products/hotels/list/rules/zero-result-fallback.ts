/**
 * When nothing matches, an empty list helps nobody: all accommodations for the dates are shown
 * instead, and a closable box says why.
 */
import type { Filters, PreFilters } from './filter-state.ts'
import type { ProblemCode } from '../../../../site/problems.ts'

/** How many accommodations are left after each stage of a search. */
export interface MatchCounts {
  /** Free for the dates and rooms, whatever was filtered. */
  available: number
  preFiltered: number
  matching: number
}

export interface ZeroResultFallback {
  code: ProblemCode
  /** Whether there are others to show instead. */
  showsAll: boolean
}

/** Null when the list is as asked for. */
export function zeroResultFallback(
  { available, preFiltered, matching }: MatchCounts,
  filters: Filters,
  preFilters: PreFilters,
): ZeroResultFallback | null {
  if (matching > 0) return null
  if (available === 0) return { code: preFilters.area ? 'empty-area' : '12_904_3', showsAll: false }
  const code = preFiltered === 0 ? preFilterCode(preFilters) : filterCode(filters)
  return { code, showsAll: true }
}

function preFilterCode({ supplements }: PreFilters): ProblemCode {
  return supplements ? 'no-getaway-offer' : 'filters-without-match'
}

/** The chain is blamed only when it stands alone: together with others it may well have hotels. */
function filterCode(filters: Filters): ProblemCode {
  if (Object.keys(filters).length > 1) return 'zero-result-combination'
  return filters.chains ? 'chain-without-match' : 'filters-without-match'
}
