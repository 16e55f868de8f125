/**
 * What a form begins with: the values that a link, a refused submission or an earlier visit left.
 * They are read leniently. What cannot be read is told by the problems that came with them.
 */
import { readDay } from '../../site/calendar-day.ts'
import type { DateRange } from '../rules/date-range.ts'
import { readDestination } from '../../places/rules/destination.ts'
import {
  type DestinationField,
  destinationField,
  EMPTY_DESTINATION_FIELD,
} from '../rules/destination-field.ts'
import type { FlightOrigin } from '../../places/rules/flight-option.ts'
import { HOTEL_FIELDS } from '../../site/form-fields.ts'
import { fieldReader } from '../../site/form-values.ts'
import type { Room } from '../rules/occupancy.ts'
import { roomsToBeginWith } from '../rules/room-fields.ts'

export type Values = Readonly<Record<string, string>>

export function destinationFrom(values: Values): DestinationField {
  const chosen = readDestination(fieldReader(values))
  if (chosen) return destinationField(chosen, values[HOTEL_FIELDS.brandId])
  return { ...EMPTY_DESTINATION_FIELD, text: values[HOTEL_FIELDS.destinationText] ?? '' }
}

export function datesFrom(values: Values, start: string, end: string): DateRange {
  return { start: readDay(values[start] ?? ''), end: readDay(values[end] ?? '') }
}

export function roomsFrom(values: Values): readonly Room[] {
  return roomsToBeginWith(fieldReader(values))
}

export function originFrom(values: Values): FlightOrigin {
  return {
    text: values[HOTEL_FIELDS.originText] ?? '',
    id: values[HOTEL_FIELDS.originId] ?? '',
  }
}

export function isChecked(values: Values, field: string): boolean {
  return fieldReader(values).flag(field)
}
