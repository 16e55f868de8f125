/** What a search form sent, as its page shows it again: nothing typed is lost, nothing odd is kept. */
import {
  adultsField,
  ageField,
  childrenField,
  FLIGHT_HOTEL_FIELDS,
  GETAWAY_FIELDS,
  HOTEL_FIELDS,
} from '../../site/form-fields.ts'
import { fieldReader, type FormValues, MAX_FIELD_LENGTH } from '../../site/form-values.ts'
import { MAX_CHILDREN, MAX_ROOMS } from '../rules/occupancy.ts'
import type { Problem } from '../../site/problems.ts'
import { ID_FIELDS } from '../../products/hotels/search/routes/destination-by-text.ts'
import { withNativeFields } from './native-form.ts'

/** A body may be no form at all. Native controls were in use where scripts are off. */
export function formValues(body: unknown): FormValues {
  const isForm = typeof body === 'object' && body !== null && !Array.isArray(body)
  return isForm ? withNativeFields(body as FormValues) : {}
}

/** Texts of known fields, cut to what a field may hold; of a repeated one the first. */
export function keptValues(values: FormValues, problems: readonly Problem[]): KeptValues {
  const refused = new Set(problems.map(({ field }) => field))
  const kept: KeptValues = {}
  for (const field of FIELDS) {
    // Nobody could mend what nobody sees: it would be refused again and again.
    if (!Object.hasOwn(values, field) || (HIDDEN.has(field) && refused.has(field))) continue
    const value = Array.isArray(values[field]) ? values[field][0] : values[field]
    if (typeof value !== 'string') continue
    const text = value.slice(0, MAX_FIELD_LENGTH)
    kept[field] = fieldReader({ [field]: text }).text(field)
  }
  return kept
}

/** Every problem beside a field that the visitor can see, or with the form as a whole. */
export function shownProblems(problems: readonly Problem[]): Problem[] {
  const shown = problems.map((each) => ({ ...each, field: SHOWN_AT.get(each.field) ?? each.field }))
  const seen = new Set<string>()
  return shown.filter(({ code, field }) => {
    const isNew = !seen.has(`${field} ${code}`)
    seen.add(`${field} ${code}`)
    return isNew
  })
}

export type KeptValues = Record<string, string>

const ROOM_FIELDS = Array.from({ length: MAX_ROOMS }, (_, index) => index + 1).flatMap((room) => [
  adultsField(room),
  childrenField(room),
  ...Array.from({ length: MAX_CHILDREN }, (_, child) => ageField(room, child + 1)),
])

const FIELDS = new Set<string>([
  ...Object.values(HOTEL_FIELDS),
  ...Object.values(FLIGHT_HOTEL_FIELDS),
  ...Object.values(GETAWAY_FIELDS),
  ...ROOM_FIELDS,
])

const SHOWN_AT = new Map<string, string>([
  ...ID_FIELDS.map((field): [string, string] => [field, HOTEL_FIELDS.destinationText]),
  [HOTEL_FIELDS.destinationName, HOTEL_FIELDS.destinationText],
  [HOTEL_FIELDS.originId, HOTEL_FIELDS.originText],
  ...(
    [
      'nights',
      'pageMarker',
      'packetSales',
      'giftBoxCode',
      'homeId',
      'searcherType',
      'includeTrain',
      'searchType',
      'metaSearch',
    ] as const
  ).map((name): [string, string] => [HOTEL_FIELDS[name], '']),
])

const HIDDEN = new Set(SHOWN_AT.keys())
