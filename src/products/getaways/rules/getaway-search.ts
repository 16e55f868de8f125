/** A getaway search: a short break somewhere, of some kind and length. */
import { type Day, writeDay } from '../../../site/calendar-day.ts'
import {
  type Destination,
  readDestination,
  writeDestination,
} from '../../../places/rules/destination.ts'
import { GETAWAY_FIELDS } from '../../../site/form-fields.ts'
import { type FieldReader, fieldReader, type FormValues } from '../../../site/form-values.ts'
import { problem, type Read } from '../../../site/problems.ts'
import { dayProblems } from '../../../site/stay.ts'
import { readDate } from '../../../search/rules/date-range.ts'

export interface GetawaySearch {
  destination: Destination
  /** The code of a type of getaway, which the catalogue names; empty is any. */
  type: string
  date: Day
  duration: GetawayDuration
}

export const GETAWAY_DURATIONS = ['1', '2', '3+', 'any'] as const

export type GetawayDuration = (typeof GETAWAY_DURATIONS)[number]

/** Date and duration wait, with a tooltip, until a destination is chosen. */
export function dateAndDurationActive(destination: Destination | null): boolean {
  return destination !== null
}

export function durationAllows(duration: GetawayDuration, nights: number): boolean {
  if (duration === 'any') return true
  return duration === '3+' ? nights >= 3 : nights === Number(duration)
}

/** How long the hotel is wanted for: an open duration is a weekend, an open end three nights. */
export function nightsOfGetaway(duration: GetawayDuration): number {
  return duration === 'any' ? 2 : Number.parseInt(duration, 10)
}

/** A destination that was read before need not be read again. */
export function readGetawaySearch(
  values: FormValues,
  today: Day,
  chosen: Destination | null = null,
): Read<GetawaySearch> {
  const reader = fieldReader(values)
  const destination = chosen ?? readDestination(reader)
  const type = reader.shaped(GETAWAY_FIELDS.type, TYPE_CODE)
  const date = readDate(reader, GETAWAY_FIELDS.date, '20_1_11')
  reader.report(...dayProblems(date, today, today, GETAWAY_FIELDS.date))
  const duration = readDuration(reader)
  return reader.finish(destination && date !== null ? { destination, type, date, duration } : null)
}

export function writeGetawaySearch(search: GetawaySearch): Record<string, string> {
  return {
    ...writeDestination(search.destination),
    ...(search.type !== '' && { [GETAWAY_FIELDS.type]: search.type }),
    [GETAWAY_FIELDS.date]: writeDay(search.date),
    [GETAWAY_FIELDS.duration]: search.duration,
  }
}

const TYPE_CODE = /^[a-z0-9-]{1,40}$/

function readDuration(reader: FieldReader): GetawayDuration {
  const written = reader.text(GETAWAY_FIELDS.duration) || 'any'
  const duration = GETAWAY_DURATIONS.find((known) => known === written)
  if (!duration) reader.report(problem('field-unreadable', GETAWAY_FIELDS.duration))
  return duration ?? 'any'
}
