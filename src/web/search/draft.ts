/**
 * A search that is not made yet, on its way from one tab to another: the forms are pages of their
 * own, and what was filled in on one is taken along to the next. It lives as long as the window.
 */
import { FLIGHT_HOTEL_FIELDS, GETAWAY_FIELDS, HOTEL_FIELDS } from '../../core/form-fields.ts'
import type { SearchTab } from '../../core/search-page.ts'
import { storedDataIn } from '../browser/stored-data.ts'
import type { Values } from './form-start.ts'

const STORED_AS = 'search-draft'
const KEPT_MS = 30 * 60_000

const session = storedDataIn(() => window.sessionStorage)

/** How each form names the two dates that all of them mean. */
const DATES: Record<SearchTab, { start: string; end?: string }> = {
  hotels: { start: HOTEL_FIELDS.checkIn, end: HOTEL_FIELDS.checkOut },
  'flight-hotel': { start: FLIGHT_HOTEL_FIELDS.departure, end: FLIGHT_HOTEL_FIELDS.return },
  getaways: { start: GETAWAY_FIELDS.date },
}

/** What the form does not ask for, it leaves as the last one kept it. */
export function keepDraft(tab: SearchTab, form: HTMLFormElement): void {
  const values: Record<string, string> = {}
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') values[name] = value
  session.keep(STORED_AS, { ...recall(), ...neutral(tab, values) }, KEPT_MS)
}

/** In the names of the form that takes it up; undefined when there is none. */
export function draftFor(tab: SearchTab): Values | undefined {
  const draft = recall()
  return draft && inNamesOf(tab, draft)
}

export function forgetDraft(): void {
  session.forget(STORED_AS)
}

/** A draft has the names of the hotel form, and none of the destination's ids but its own. */
export function neutral(tab: SearchTab, values: Values): Values {
  const { start, end } = DATES[tab]
  return {
    ...NO_DESTINATION,
    ...values,
    [HOTEL_FIELDS.checkIn]: values[start] ?? '',
    ...(end && { [HOTEL_FIELDS.checkOut]: values[end] ?? '' }),
  }
}

export function inNamesOf(tab: SearchTab, draft: Values): Values {
  const { [HOTEL_FIELDS.checkIn]: checkIn = '', [HOTEL_FIELDS.checkOut]: checkOut = '' } = draft
  const { start, end } = DATES[tab]
  return {
    ...draft,
    [HOTEL_FIELDS.checkIn]: '',
    [HOTEL_FIELDS.checkOut]: '',
    [start]: checkIn,
    ...(end && { [end]: checkOut }),
  }
}

const NO_DESTINATION: Values = {
  [HOTEL_FIELDS.destinationName]: '',
  [HOTEL_FIELDS.placeId]: '',
  [HOTEL_FIELDS.coastId]: '',
  [HOTEL_FIELDS.hotelId]: '',
  [HOTEL_FIELDS.brandId]: '0',
}

function recall(): Values | undefined {
  const stored = session.recall(STORED_AS)
  if (typeof stored !== 'object' || stored === null) return undefined
  return Object.values(stored).every((value) => typeof value === 'string')
    ? (stored as Values)
    : undefined
}
