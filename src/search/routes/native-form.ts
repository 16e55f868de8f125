/**
 * A form whose native controls were in use: scripts were off, so what their controls would have
 * written is stale, and the native fields take its place.
 *
 * Each group stands for itself, because a form may have native dates only. What cannot be read is
 * passed on as it came: the form's own reader reports it.
 */
import {
  childrenField,
  FLIGHT_HOTEL_FIELDS,
  GETAWAY_FIELDS,
  HOTEL_FIELDS,
} from '../../site/form-fields.ts'
import type { FormValues } from '../../site/form-values.ts'
import { NATIVE_MARKER, NATIVE_PREFIX } from '../rules/native-fields.ts'

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
