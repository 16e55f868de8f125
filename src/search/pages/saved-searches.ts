/**
 * The searches of this visitor, kept in this browser: the last one comes back into the form, and
 * the recent ones are offered below it. Nothing of it is sent anywhere.
 */
import { type Day, readDay } from '../../site/calendar-day.ts'
import { HOTEL_FIELDS } from '../../site/form-fields.ts'
import { storedData } from '../../ui/browser/stored-data.ts'
import type { Values } from './form-start.ts'

const STORED_AS = 'hotel-searches'
const MAX_RECENT_SEARCHES = 4

/** The newest first. A search whose nights have begun is no help any more. */
export function recentSearches(today: Day): Values[] {
  const stored = storedData.recall(STORED_AS)
  return Array.isArray(stored) ? stored.filter((each) => isUsable(each, today)) : []
}

export function saveSearch(fields: Values, today: Day): void {
  const others = recentSearches(today).filter((other) => sameWish(other) !== sameWish(fields))
  storedData.keep(STORED_AS, [fields, ...others].slice(0, MAX_RECENT_SEARCHES), KEPT_MS)
}

/** A month: longer than a day, since people come back to a journey they are thinking about. */
const KEPT_MS = 30 * 86_400_000

function isUsable(stored: unknown, today: Day): stored is Values {
  if (typeof stored !== 'object' || stored === null) return false
  if (!Object.values(stored).every((value) => typeof value === 'string')) return false
  const checkIn = readDay((stored as Values)[HOTEL_FIELDS.checkIn] ?? '')
  return checkIn !== null && checkIn >= today
}

/** Searches for the same place, dates and guests are one, whatever else their forms held. */
function sameWish(fields: Values): string {
  const { destinationName, placeId, coastId, hotelId, brandId, checkIn, checkOut, customers } =
    HOTEL_FIELDS
  const names = [destinationName, placeId, coastId, hotelId, brandId, checkIn, checkOut, customers]
  return names.map((name) => fields[name] ?? '').join('|')
}
