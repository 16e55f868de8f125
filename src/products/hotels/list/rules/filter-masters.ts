/**
 * Filter masters: the lists of codes and names that come with a page of results, from which the
 * panel draws its options. Some only put into words what a card or a rate says, without a group.
 */
import { FACETS, type FilterGroup } from './facets.ts'

export interface FilterMaster {
  /** As the specification spells it. */
  name: string
  /** The group of the panel that it serves; null for none. */
  group: FilterGroup | null
}

export const FILTER_MASTERS: readonly FilterMaster[] = [
  { name: 'boards', group: FACETS.boards.group },
  { name: 'categories', group: FACETS.categories.group },
  { name: 'ratingRanges', group: FACETS.ratingRanges.group },
  { name: 'locations', group: FACETS.locations.group },
  { name: 'pois', group: FACETS.pointsOfInterest.group },
  { name: 'segments', group: FACETS.segments.group },
  { name: 'services', group: FACETS.services.group },
  { name: 'supplements', group: FACETS.supplements.group },
  // No group of the panel is about payment; cards name the method and make the claim.
  { name: 'paymentMethods', group: null },
  { name: 'paymentClaims', group: null },
  { name: 'cancelPolicies', group: FACETS.freeCancellation.group },
  // The switch between hotels only and packages stands beside the sort orders.
  { name: 'switcher', group: null },
  { name: 'distanceToPois', group: FACETS.pointsOfInterest.group },
  { name: 'chains', group: FACETS.chains.group },
  { name: 'showOnlyCancelFree', group: FACETS.freeCancellation.group },
]
