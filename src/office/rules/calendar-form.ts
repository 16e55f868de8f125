/** The form that changes a room type's days, read whole: every problem at once. */
import { type Day, readIsoDay } from '../../site/calendar-day.ts'
import { fieldReader, type FormValues } from '../../site/form-values.ts'
import {
  CURRENCIES,
  type CurrencyCode,
  type CurrencyRates,
  type MinorUnits,
} from '../../site/money.ts'
import { problem, type Read } from '../../site/problems.ts'
import type { Calendar } from '../../products/hotels/rates/rules/packed-calendar.ts'
import { OFFICE_FIELDS, rateField } from './office-fields.ts'

export const SALES = ['open', 'closed'] as const

export interface CalendarLimits {
  today: Day
  /** The first day that the calendar does not know. */
  until: Day
  /** An amount as people type it, in the hotel's currency. */
  readAmount: (written: string) => MinorUnits | null
}

export function readCalendarEdit(
  values: FormValues,
  { today, until, readAmount }: CalendarLimits,
): Read<CalendarEdit> {
  const reader = fieldReader(values)
  const dayIn = (field: string) => {
    const written = reader.text(field, 10)
    const day = readIsoDay(written)
    if (!written) reader.report(problem('field-missing', field))
    else if (day === null) reader.report(problem('date-unreadable', field))
    else if (day < today || day >= until) reader.report(problem('days-out-of-range', field))
    return day
  }
  const firstDay = dayIn(OFFICE_FIELDS.firstDay)
  const lastDay = dayIn(OFFICE_FIELDS.lastDay)
  if (firstDay !== null && lastDay !== null && lastDay < firstDay)
    reader.report(problem('days-out-of-range', OFFICE_FIELDS.lastDay))

  const typedPrice = reader.text(OFFICE_FIELDS.price, 20)
  const price = typedPrice ? readAmount(typedPrice) : null
  if (typedPrice && price === null) reader.report(problem('field-unreadable', OFFICE_FIELDS.price))
  if (price !== null && price > HIGHEST_PRICE)
    reader.report(problem('number-out-of-range', OFFICE_FIELDS.price))

  const typedRooms = reader.shaped(OFFICE_FIELDS.roomsLeft, /^\d{1,4}$/)
  const roomsLeft = typedRooms ? Number(typedRooms) : null
  if (roomsLeft !== null && roomsLeft > MAX_ROOMS)
    reader.report(problem('number-out-of-range', OFFICE_FIELDS.roomsLeft))

  const sale = reader.shaped(OFFICE_FIELDS.sale, /^(open|closed)$/)
  const closed = sale === '' ? null : sale === 'closed'
  const { price: ownPrice, roomsLeft: ownRooms, sale: ownSale } = OFFICE_FIELDS
  // Days alone ask for nothing.
  if ([ownPrice, ownRooms, ownSale].every((field) => (values[field] ?? '') === ''))
    reader.report(problem('nothing-to-change'))
  return reader.finish(
    firstDay === null || lastDay === null ? null : { firstDay, lastDay, price, roomsLeft, closed },
  )
}

// The form that sets what a euro is worth in each currency.

/** No currency halves or doubles overnight: then a digit was forgotten, and rooms sold for little. */
const MAX_CHANGE = 2

/** The euro is worth one euro. */
export const SET_CURRENCIES = (Object.keys(CURRENCIES) as CurrencyCode[]).filter(
  (code) => code !== 'EUR',
)

export function readRates(
  values: FormValues,
  known: CurrencyRates['perEuro'],
): Read<CurrencyRates['perEuro']> {
  const reader = fieldReader(values)
  const rates = { ...known, EUR: 1 }
  for (const code of SET_CURRENCIES) {
    const field = rateField(code)
    const written = reader.shaped(field, /^\d{1,7}(?:[.,]\d{1,6})?$/)
    const rate = Number(written.replace(',', '.'))
    const old = known[code] ?? rate
    if (!written) reader.report(problem('field-missing', field))
    else if (!(rate > 0 && rate <= old * MAX_CHANGE && rate >= old / MAX_CHANGE))
      reader.report(problem('number-out-of-range', field))
    rates[code] = rate
  }
  return reader.finish(rates)
}

// A room type's price and rooms left, changed for a range of days.
//
// What is typed are the rooms that may still be sold. The calendar keeps how many there are in all,
// so what is sold is added: whatever is typed, no day ends up below what is sold.

/** The last day is among them; null leaves what is there. */
export interface CalendarEdit {
  firstDay: Day
  lastDay: Day
  price: MinorUnits | null
  roomsLeft: number | null
  closed: boolean | null
}

/** A packed calendar counts rooms in a byte. */
export const MAX_ROOMS = 255
/** Four thousand million minor units are what a packed calendar can hold; this is far less. */
const HIGHEST_PRICE = 100_000_000

export interface CalendarDay {
  day: Day
  price: MinorUnits
  allotment: number
  sold: number
  isClosed: boolean
}

/** Null when a day has so much sold that the rooms asked for do not fit a calendar. */
export function editCalendar(
  calendar: Calendar,
  edit: CalendarEdit,
  soldOn: (day: Day) => number,
): Calendar | null {
  const edited: Calendar = {
    ...calendar,
    prices: calendar.prices.slice(),
    rooms: calendar.rooms.slice(),
    closed: calendar.closed.slice(),
  }
  for (let day = edit.firstDay; day <= edit.lastDay; day++) {
    const at = day - calendar.firstDay
    if (edit.price !== null) edited.prices[at] = edit.price
    if (edit.roomsLeft !== null) edited.rooms[at] = soldOn(day) + edit.roomsLeft
    if (edit.closed !== null) edited.closed[at] = edit.closed
    if (edited.rooms[at]! > MAX_ROOMS) return null
    // Nobody may book a day for nothing.
    if (edited.prices[at] === 0) edited.closed[at] = true
  }
  return edited
}

export function isWithinCalendar(calendar: Calendar, firstDay: Day, lastDay: Day): boolean {
  return firstDay >= calendar.firstDay && lastDay < calendar.firstDay + calendar.prices.length
}

export function daysOf(
  calendar: Calendar,
  firstDay: Day,
  lastDay: Day,
  soldOn: (day: Day) => number,
): CalendarDay[] {
  const first = Math.max(firstDay, calendar.firstDay)
  const last = Math.min(lastDay, calendar.firstDay + calendar.prices.length - 1)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const at = first + index - calendar.firstDay
    return {
      day: first + index,
      price: calendar.prices[at]!,
      allotment: calendar.rooms[at]!,
      sold: soldOn(first + index),
      isClosed: calendar.closed[at]!,
    }
  })
}
