/**
 * The lowest price of a destination for each day on which a stay could begin, as a date picker asks
 * for it. The call has the field names of the search form, so one reader understands both.
 */
import { type Day, writeDay } from '../../site/calendar-day.ts'
import {
  readDestination,
  writeDestination,
  type DestinationKind,
} from '../../places/rules/destination.ts'
import { HOTEL_FIELDS } from '../../site/form-fields.ts'
import { fieldReader, type FieldReader } from '../../site/form-values.ts'
import { occupancyProblems, type Room } from './occupancy.ts'
import { problem, type Read } from '../../site/problems.ts'
import { readRooms, writeRoomsBriefly } from './room-fields.ts'
import { dayProblems, MAX_NIGHTS } from '../../site/stay.ts'
import { readDate } from './date-range.ts'

export interface PriceQuestion {
  kind: DestinationKind
  id: string
  nights: number
  rooms: readonly Room[]
}

/** So many check-in days from the first one on. */
export interface PriceDays {
  firstDay: Day
  days: number
}

/** Two months of days, whichever they are. */
export const MAX_PRICE_DAYS = 62

/** One day of the answer. */
export interface PriceOfDay {
  /** DD-MM-YYYY. */
  day: string
  /** Per room and night, in minor units of the site's currency; null when nothing is free. */
  price: number | null
  /** As shown on the site; empty when there is none. */
  text: string
}

/** Answers may end before the last day asked for; the rest is asked for again. */
export interface PriceAnswer {
  prices: PriceOfDay[]
}

/** Children without an age have no price yet, nor have stays that no form would accept. */
export function canAskPrices({ nights, rooms }: PriceQuestion): boolean {
  return nights >= 1 && nights <= MAX_NIGHTS && occupancyProblems(rooms).length === 0
}

export function writePriceQuestion(
  { kind, id, nights, rooms }: PriceQuestion,
  { firstDay, days }: PriceDays,
): Record<string, string> {
  const {
    [HOTEL_FIELDS.destinationName]: _,
    [HOTEL_FIELDS.destinationText]: __,
    ...ids
  } = writeDestination({ kind, id, name: '', typedText: '', within: null })
  return {
    ...ids,
    [HOTEL_FIELDS.checkIn]: writeDay(firstDay),
    [HOTEL_FIELDS.nights]: String(nights),
    [DAYS_FIELD]: String(days),
    ...writeRoomsBriefly(rooms),
  }
}

/** Reports every problem at once. Days on which nothing can begin are refused, not left out. */
export function readPriceQuestion(values: unknown, today: Day): Read<PriceQuestion & PriceDays> {
  const reader = fieldReader(values)
  const destination = readDestination(reader)
  const firstDay = readDate(reader, HOTEL_FIELDS.checkIn, 'date-missing')
  reader.report(...dayProblems(firstDay, today, today, HOTEL_FIELDS.checkIn))
  const nights = readCount(reader, HOTEL_FIELDS.nights, 1, MAX_NIGHTS, 'stay-too-long')
  const days = readCount(reader, DAYS_FIELD, MAX_PRICE_DAYS, MAX_PRICE_DAYS, 'field-unreadable')
  const rooms = readRooms(reader)
  if (!destination || firstDay === null) return reader.finish<PriceQuestion & PriceDays>(null)
  const { kind, id } = destination
  return reader.finish({ kind, id, nights, rooms, firstDay, days })
}

/** Not named by the specification; chosen in its style. */
const DAYS_FIELD = 'num_dias'

function readCount(
  reader: FieldReader,
  field: string,
  whenMissing: number,
  most: number,
  tooMany: 'stay-too-long' | 'field-unreadable',
): number {
  const written = reader.shaped(field, /^[1-9]\d{0,3}$/)
  const count = written === '' ? whenMissing : Number(written)
  if (count > most) reader.report(problem(tooMany, field, most))
  return count
}
