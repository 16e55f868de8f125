/** What the booking forms sent, and what of it is shown again. */
import { CHECKOUT_FIELDS } from '../../site/booking-fields.ts'
import type { FormValues } from '../../site/form-values.ts'
import { CSRF_FIELD } from '../../ui/form/csrf-field.tsx'

/** A body may be no form at all. */
export function fieldsOf(body: unknown): FormValues {
  const isForm = typeof body === 'object' && body !== null && !Array.isArray(body)
  return isForm ? (body as FormValues) : {}
}

export const CARD_FIELDS: ReadonlySet<string> = new Set([
  CHECKOUT_FIELDS.cardNumber,
  CHECKOUT_FIELDS.cardExpiry,
  CHECKOUT_FIELDS.cardCode,
])
const NOT_TYPED: ReadonlySet<string> = new Set([
  CSRF_FIELD,
  CHECKOUT_FIELDS.key,
  CHECKOUT_FIELDS.total,
])
const LONGEST_SHOWN = 1_000
const MAX_FIELDS = 320

/** Everything but card data, which is asked for anew. */
export function typedValues(values: FormValues): Record<string, string> {
  const typed = Object.entries(values)
    .filter(([name, value]) => !CARD_FIELDS.has(name) && !NOT_TYPED.has(name) && value !== '')
    .slice(0, MAX_FIELDS)
    .map(([name, value]) => [name, Array.isArray(value) ? (value as unknown[])[0] : value])
    .filter((pair): pair is [string, string] => typeof pair[1] === 'string')
    .map(([name, value]) => [name, value.slice(0, LONGEST_SHOWN)])
  return Object.fromEntries(typed) as Record<string, string>
}

/** "1-2": one name for the first line, two for the second. For forms that nobody else can rebuild. */
export function travellerCounts(values: FormValues): number[] {
  const written = values[CHECKOUT_FIELDS.rooms]
  if (typeof written !== 'string' || !/^[0-9](-[0-9]){0,9}$/.test(written)) return [1]
  return written.split('-').map(Number)
}
