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
import { DESTINATION_ID_FIELDS } from '../../places/rules/destination.ts'
import { NATIVE_MARKER, NATIVE_PREFIX } from '../rules/room-fields.ts'

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
  ...DESTINATION_ID_FIELDS.map((field): [string, string] => [field, HOTEL_FIELDS.destinationText]),
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

/**
 * A form whose native controls were in use: scripts were off, so what their controls would have
 * written is stale, and the native fields take its place.
 *
 * Each group stands for itself, because a form may have native dates only. What cannot be read is
 * passed on as it came: the form's own reader reports it.
 */
export function withNativeFields(values: FormValues): FormValues {
  const sent = Object.entries(values)
  const native = sent
    .filter(([name]) => name.startsWith(NATIVE_PREFIX))
    .map(([name, value]): Field => [name.slice(NATIVE_PREFIX.length), value])
  const byName = new Map(native)
  const scripted = sent.filter(
    ([name]) => name !== NATIVE_MARKER && !name.startsWith(NATIVE_PREFIX),
  )
  const hasRooms = native.some(([name]) => isRoomField(name))
  return Object.fromEntries([
    ...scripted.filter(([name]) => !hasRooms || !isOccupancyField(name)),
    ...native.filter(([name]) => isWanted(name, byName)).map(written),
  ])
}

type Field = [name: string, value: unknown]

const DATE_FIELDS = new Set<string>([
  HOTEL_FIELDS.checkIn,
  HOTEL_FIELDS.checkOut,
  FLIGHT_HOTEL_FIELDS.departure,
  FLIGHT_HOTEL_FIELDS.return,
  GETAWAY_FIELDS.date,
])

const ROOM_FIELD = /^(?:num_adultos|num_ninos|edad)_(\d+)(?:_(\d+))?$/
const BROWSER_DATE = /^(\d{4})-(\d{2})-(\d{2})$/

function isRoomField(name: string): boolean {
  return name === HOTEL_FIELDS.rooms || ROOM_FIELD.test(name)
}

/** num_customers is a copy of the scripted rooms and goes with them. */
function isOccupancyField(name: string): boolean {
  return name === HOTEL_FIELDS.customers || isRoomField(name)
}

/** Controls of all five rooms and three ages are sent; only the first so many are meant. */
function isWanted(name: string, native: ReadonlyMap<string, unknown>): boolean {
  const [, room, child] = ROOM_FIELD.exec(name) ?? []
  if (room === undefined) return true
  if (Number(room) > countIn(native.get(HOTEL_FIELDS.rooms))) return false
  return child === undefined || Number(child) <= countIn(native.get(childrenField(Number(room))))
}

/** A count that cannot be read leaves nobody out. */
function countIn(value: unknown): number {
  return typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : Infinity
}

/** Browsers send dates as YYYY-MM-DD; forms are read as DD-MM-YYYY. */
function written([name, value]: Field): Field {
  if (!DATE_FIELDS.has(name) || typeof value !== 'string') return [name, value]
  return [name, value.replace(BROWSER_DATE, '$3-$2-$1')]
}
