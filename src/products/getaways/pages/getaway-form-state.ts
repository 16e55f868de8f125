/** What the getaways form holds, and what it would send. */
import { type Day, readDay, writeDay } from '../../../site/calendar-day.ts'
import {
  type DestinationField,
  destinationFields,
} from '../../../search/rules/destination-field.ts'
import { GETAWAY_FIELDS } from '../../../site/form-fields.ts'
import { destinationFrom, type Values } from '../../../search/pages/form-start.ts'

export interface GetawayFormState {
  destination: DestinationField
  type: string
  date: Day | null
  duration: string
}

export function getawayFormFrom(values: Values): GetawayFormState {
  return {
    destination: destinationFrom(values),
    type: values[GETAWAY_FIELDS.type] ?? '',
    date: readDay(values[GETAWAY_FIELDS.date] ?? ''),
    duration: values[GETAWAY_FIELDS.duration] || 'any',
  }
}

export function getawayValues(form: GetawayFormState): Record<string, string> {
  return {
    ...destinationFields(form.destination),
    [GETAWAY_FIELDS.type]: form.type,
    [GETAWAY_FIELDS.date]: form.date === null ? '' : writeDay(form.date),
    [GETAWAY_FIELDS.duration]: form.duration,
  }
}
