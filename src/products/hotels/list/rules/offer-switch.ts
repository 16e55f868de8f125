/**
 * The switch of the sort bar between "hotel only" and short-break packages. It has no state of
 * its own: its two positions are the two pre-filters, and at first it stands at neither.
 */
import { FLAG_SET } from './facets.ts'
import type { PreFilters } from './filter-state.ts'
import { SUPPLEMENT_CODES } from '../../catalogue/rules/supplements.ts'

export type OfferPosition = 'hotel-only' | 'short-break'

const POSITIONS: Record<OfferPosition, PreFilters> = {
  'hotel-only': { onlyAccommodations: [FLAG_SET] },
  'short-break': { supplements: SUPPLEMENT_CODES },
}

export function offerPosition(preFilters: PreFilters): OfferPosition | null {
  if (preFilters.onlyAccommodations) return 'hotel-only'
  return preFilters.supplements ? 'short-break' : null
}

/** Turning it to where it stands lets everything be seen again; where is another question. */
export function turnOfferSwitch(preFilters: PreFilters, to: OfferPosition): PreFilters {
  const { area } = preFilters
  return { ...(area && { area }), ...(offerPosition(preFilters) !== to && POSITIONS[to]) }
}
