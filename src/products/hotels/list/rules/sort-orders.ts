/**
 * Sort orders. Price and distance are not in the row of buttons, as specified, and are offered
 * in the "more orders" menu at its end, because people ask for them.
 */
import type { Filters } from './filter-state.ts'

/** Each is a message and, in the hash, the query and the calls, its own name. */
export type SortOrder = 'recommended' | 'rating' | 'popularity' | 'price' | 'distance'

export const SORT_ORDERS: Record<SortOrder, { place: 'row' | 'menu' }> = {
  recommended: { place: 'row' },
  rating: { place: 'row' },
  popularity: { place: 'row' },
  price: { place: 'menu' },
  distance: { place: 'menu' },
}

/** The site's own ranking. */
export const DEFAULT_SORT: SortOrder = 'recommended'

/** From this level on (a city, a district) a destination is small enough to have a centre. */
const SMALLEST_LEVEL_WITH_CENTRE = 4

export interface SortContext {
  destinationLevel: number
  hasCoast: boolean
  filters: Filters
}

export interface SortButton {
  order: SortOrder
  isActive: boolean
}

export function isSortOrder(name: string): name is SortOrder {
  return Object.hasOwn(SORT_ORDERS, name)
}

/** The order in force: distance falls back to the default where there is nothing to be near. */
export function sortInForce(asked: SortOrder, context: SortContext): SortOrder {
  return asked === 'distance' && !isDistanceAllowed(context) ? DEFAULT_SORT : asked
}

export function isDistanceAllowed({ destinationLevel, hasCoast, filters }: SortContext): boolean {
  const hasCentre = destinationLevel >= SMALLEST_LEVEL_WITH_CENTRE && !hasCoast
  return hasCentre || !!filters.locations || !!filters.pointsOfInterest
}

/** Exactly one button of the row and the menu together is active. */
export function sortBar(
  asked: SortOrder,
  context: SortContext,
): { row: SortButton[]; menu: SortButton[] } {
  const active = sortInForce(asked, context)
  const offered = (Object.keys(SORT_ORDERS) as SortOrder[]).filter(
    (order) => order !== 'distance' || isDistanceAllowed(context),
  )
  const buttonsIn = (place: 'row' | 'menu') =>
    offered
      .filter((order) => SORT_ORDERS[order].place === place)
      .map((order) => ({ order, isActive: order === active }))
  return { row: buttonsIn('row'), menu: buttonsIn('menu') }
}
