/** The form that changes a room type's days, read whole: every problem at once. */
import type { Day } from '../../site/calendar-day.ts'
import { fieldReader, type FormValues } from '../../site/form-values.ts'
import type { MinorUnits } from '../../site/money.ts'
import { problem, type Read } from '../../site/problems.ts'
import { type CalendarEdit, HIGHEST_PRICE, MOST_ROOMS } from './calendar-edit.ts'
import { readIsoDay } from './iso-day.ts'
import { OFFICE_FIELDS } from './office-fields.ts'

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
  if (roomsLeft !== null && roomsLeft > MOST_ROOMS)
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
