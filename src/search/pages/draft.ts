/**
 * A search on its way from one tab to another: the forms are pages of their own, and what was filled
 * in on one is taken along to the next. After a search it is what the Back button brings back, where
 * nothing else keeps it. It lives as long as the window.
 */
import { FLIGHT_HOTEL_FIELDS, GETAWAY_FIELDS, HOTEL_FIELDS } from '../../site/form-fields.ts'
import type { SearchTab } from '../../site/sections.ts'
import { storedDataIn } from '../../ui/browser/stored-data.ts'
import type { Values } from './form-start.ts'

const STORED_AS = 'search-draft'
const KEPT_MS = 30 * 60_000

const session = storedDataIn(() => window.sessionStorage)

/** How each form names the two dates that all of them mean. */
const DATES: Record<SearchTab, { start: string; end?: string }> = {
  hotels: { start: HOTEL_FIELDS.checkIn, end: HOTEL_FIELDS.checkOut },
  'flight-hotel': { start: FLIGHT_HOTEL_FIELDS.departure, end: FLIGHT_HOTEL_FIELDS.return },
  getaways: { start: GETAWAY_FIELDS.date },
  // They have the same names there.
  flights: { start: FLIGHT_HOTEL_FIELDS.departure, end: FLIGHT_HOTEL_FIELDS.return },
}

/** The other days for the hotel on flight+hotel, whose names mean something else on hotels. */
const HOTEL_DATES = [
  { field: FLIGHT_HOTEL_FIELDS.hotelCheckIn, keptAs: 'other-check-in' },
  { field: FLIGHT_HOTEL_FIELDS.hotelCheckOut, keptAs: 'other-check-out' },
]

/** What the form does not ask for, it leaves as the last one kept it. */
export function keepDraft(tab: SearchTab, form: HTMLFormElement): void {
  const boxes = form.querySelectorAll<HTMLInputElement>('input[type=checkbox][name]')
  const values = filledIn(
    Array.from(boxes, ({ name }) => name),
    new FormData(form),
  )
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

/** A box that is not ticked is not sent, and must say so, or an older draft would tick it again. */
export function filledIn(boxes: readonly string[], sent: FormData): Values {
  const values = Object.fromEntries(boxes.map((name) => [name, '']))
  for (const [name, value] of sent) if (typeof value === 'string') values[name] = value
  return values
}

/** A draft has the names of the hotel form, and none of the destination's ids but its own. */
export function neutral(tab: SearchTab, values: Values): Values {
  const { start, end } = DATES[tab]
  const asked = tab === 'flight-hotel' ? HOTEL_DATES.filter(({ field }) => field in values) : []
  return {
    ...NO_DESTINATION,
    ...values,
    ...Object.fromEntries(asked.map(({ field, keptAs }) => [keptAs, values[field] ?? ''])),
    [HOTEL_FIELDS.checkIn]: values[start] ?? '',
    ...(end && { [HOTEL_FIELDS.checkOut]: values[end] ?? '' }),
  }
}

export function inNamesOf(tab: SearchTab, draft: Values): Values {
  const { [HOTEL_FIELDS.checkIn]: checkIn = '', [HOTEL_FIELDS.checkOut]: checkOut = '' } = draft
  const { start, end } = DATES[tab]
  const isAsked = tab === 'flight-hotel'
  return {
    ...draft,
    ...Object.fromEntries(
      HOTEL_DATES.map(({ field, keptAs }) => [field, (isAsked && draft[keptAs]) || '']),
    ),
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
