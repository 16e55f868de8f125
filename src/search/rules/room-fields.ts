/**
 * Rooms as form fields: num_habitaciones, and for each room num_adultos_N, num_ninos_N, edad_N_M.
 *
 * The fields of the rooms decide. num_customers is a copy that the page's script keeps; without
 * scripts it goes stale, so it counts only where no room has fields of its own, as in short links.
 * Nobody is dropped in silence: counts that would leave a room or a child out are reported.
 */
import { adultsField, ageField, childrenField, HOTEL_FIELDS } from '../../site/form-fields.ts'
import {
  ageLabel,
  DEFAULT_ROOM,
  type Guests,
  guestsIn,
  MAX_ADULTS,
  MAX_CHILDREN,
  MAX_ROOMS,
  occupancyProblems,
  OLDEST_CHILD,
  type Room,
} from './occupancy.ts'
import { problem, type Read, readable, unreadable } from '../../site/problems.ts'
import type { FieldReader } from '../../site/form-values.ts'

/** Reports every problem to the reader; what it returns counts only if there was none. */
export function readRooms(reader: FieldReader): Room[] {
  const totals = readTotals(reader)
  const sent = lastRoomSent(reader)
  const rooms = sent ? readEachRoom(reader, sent, totals) : readAllRooms(reader, totals)
  reader.report(...occupancyProblems(rooms))
  return rooms
}

/**
 * What a form begins with: what was sent, as far as the form can offer it. What had to give way is
 * told by the problems of the strict reader.
 */
export function roomsToBeginWith(reader: FieldReader): Room[] {
  const totals = readTotals(reader)
  const sent = lastRoomSent(reader)
  const told = sent ?? totals?.rooms ?? 1
  const written = wholeNumber(reader.text(HOTEL_FIELDS.rooms), told)
  const count = Math.min(written >= 1 ? written : told, MAX_ROOMS)
  if (!sent && totals?.rooms === count) return roomsFromTotals(totals)
  return numbersTo(count).map((room) => roomToBeginWith(reader, room))
}

/** Every field of the form. */
export function writeRooms(rooms: readonly Room[]): Record<string, string> {
  const fields: Record<string, string> = {
    [HOTEL_FIELDS.customers]: writeCustomers(guestsIn(rooms)),
    [HOTEL_FIELDS.rooms]: String(rooms.length),
  }
  for (const [index, { adults, childAges }] of rooms.entries()) {
    fields[adultsField(index + 1)] = String(adults)
    fields[childrenField(index + 1)] = String(childAges.length)
    for (const [slot, age] of childAges.entries()) {
      fields[ageField(index + 1, slot + 1)] = ageLabel(age)
    }
  }
  return fields
}

/** For links: num_customers alone where it says everything, the fields of each room otherwise. */
export function writeRoomsBriefly(rooms: readonly Room[]): Record<string, string> {
  const totals = guestsIn(rooms)
  const implied = roomsFromTotals(totals)
  const sameAsImplied = rooms.every(
    ({ adults, childAges }, index) => childAges.length === 0 && adults === implied[index]?.adults,
  )
  return sameAsImplied ? { [HOTEL_FIELDS.customers]: writeCustomers(totals) } : writeRooms(rooms)
}

/** One more than allowed, so that the first that is too many is seen and refused. */
const ROOM_NUMBERS = numbersTo(MAX_ROOMS + 1)
const CHILD_NUMBERS = numbersTo(MAX_CHILDREN + 1)

/** Null when there are none, and when they cannot be read. */
function readTotals(reader: FieldReader): Guests | null {
  const written = reader.text(HOTEL_FIELDS.customers)
  if (written === '') return null
  const totals = readCustomers(written)
  if (!totals.ok) reader.report(...totals.problems)
  return totals.ok ? totals.value : null
}

/** Undefined when no room has fields of its own. */
function lastRoomSent(reader: FieldReader): number | undefined {
  return ROOM_NUMBERS.findLast((room) => hasFieldsOf(reader, room))
}

function hasFieldsOf(reader: FieldReader, room: number): boolean {
  const ages = CHILD_NUMBERS.map((child) => ageField(room, child))
  return [adultsField(room), childrenField(room), ...ages].some(reader.has)
}

/** No room has fields of its own: the totals tell who sleeps there, or everybody is the default. */
function readAllRooms(reader: FieldReader, totals: Guests | null): Room[] {
  const count = wholeNumber(reader.text(HOTEL_FIELDS.rooms), totals?.rooms ?? 1)
  if (totals?.rooms === count) return roomsFromTotals(totals)
  if (totals && isRoomCount(count)) reportContradiction(reader)
  return Array<Room>(isRoomCount(count) ? count : 0).fill(DEFAULT_ROOM)
}

function readEachRoom(reader: FieldReader, sent: number, totals: Guests | null): Room[] {
  const written = reader.text(HOTEL_FIELDS.rooms)
  if (written === '' && totals && totals.rooms > sent) reportContradiction(reader)
  // Without scripts a page may show the fields of all five rooms; only the first so many count.
  const count = wholeNumber(written, sent)
  return numbersTo(isRoomCount(count) ? count : 0).map((room) => readRoom(reader, room))
}

function reportContradiction(reader: FieldReader): void {
  reader.report(problem('customers-unreadable', HOTEL_FIELDS.customers))
}

function readRoom(reader: FieldReader, room: number): Room {
  const { adults, children, ages } = readCounts(reader, room)
  const countable = children >= 0 && children <= MAX_CHILDREN
  if (!countable) {
    reader.report(problem('children-out-of-range', childrenField(room), MAX_CHILDREN))
  }
  return { adults, childAges: ages.slice(0, countable ? children : 0) }
}

function roomToBeginWith(reader: FieldReader, room: number): Room {
  const { adults, children, told, ages } = readCounts(reader, room)
  return {
    adults: Number.isNaN(adults) ? DEFAULT_ROOM.adults : Math.min(Math.max(adults, 1), MAX_ADULTS),
    childAges: ages
      .slice(0, Math.min(Number.isNaN(children) ? told : children, MAX_CHILDREN))
      .map((age) => (age !== null && age <= OLDEST_CHILD ? age : null)),
  }
}

/** As they were written: out of range, or NaN, where that is no number. */
function readCounts(reader: FieldReader, room: number) {
  const ages = CHILD_NUMBERS.map((child) => readAge(reader, ageField(room, child)))
  const told = ages.findLastIndex((age) => age !== null) + 1
  return {
    adults: wholeNumber(reader.text(adultsField(room)), DEFAULT_ROOM.adults),
    children: wholeNumber(reader.text(childrenField(room)), told),
    /** How many children there are by their ages. */
    told,
    ages,
  }
}

function readAge(reader: FieldReader, field: string): number | null {
  const age = wholeNumber(reader.text(field), Number.NaN)
  return Number.isNaN(age) ? null : age
}

function isRoomCount(count: number): boolean {
  return count >= 1 && count <= MAX_ROOMS
}

function numbersTo(last: number): number[] {
  return Array.from({ length: last }, (_, index) => index + 1)
}

/** NaN for anything but a short number, which then fails every range. */
function wholeNumber(written: string, whenEmpty: number): number {
  if (written === '') return whenEmpty
  return /^\d{1,2}$/.test(written) ? Number(written) : Number.NaN
}

// Pages without scripts show native controls beside those that scripts bring to life. Their fields
// have the specified names with a prefix of their own, so that both can travel in one form.

/** Sent by pages whose native controls are in use. */
export const NATIVE_MARKER = 'nativo'

export const NATIVE_PREFIX = 'nativo_'

export function nativeField(field: string): string {
  return NATIVE_PREFIX + field
}

/**
 * num_customers, the whole occupancy in one field: adults_children_babies:rooms, as in 2_0_0:1.
 * It holds totals only; who sleeps where travels in the fields of each room.
 */
export const DEFAULT_CUSTOMERS = '2_0_0:1'

export function writeCustomers({ adults, children, babies, rooms }: Guests): string {
  return `${adults}_${children}_${babies}:${rooms}`
}

/** Totals that no allowed set of rooms can have are unreadable, like any other garbage. */
export function readCustomers(written: string): Read<Guests> {
  const match = WRITTEN_CUSTOMERS.exec(written)
  const [adults = 0, children = 0, babies = 0, rooms = 0] = match?.slice(1).map(Number) ?? []
  const possible =
    rooms >= 1 &&
    rooms <= MAX_ROOMS &&
    adults >= rooms &&
    adults <= rooms * MAX_ADULTS &&
    children + babies <= rooms * MAX_CHILDREN
  return possible
    ? readable({ adults, children, babies, rooms })
    : unreadable([problem('customers-unreadable', HOTEL_FIELDS.customers)])
}

/**
 * The likeliest rooms behind totals: everyone spread evenly, the first rooms taking what is over.
 * Totals tell no ages, so children wait for theirs and the form asks.
 */
export function roomsFromTotals({ adults, children, babies, rooms }: Guests): Room[] {
  return Array.from({ length: rooms }, (_, index) => ({
    adults: evenShare(adults, rooms, index),
    childAges: Array<null>(evenShare(children + babies, rooms, index)).fill(null),
  }))
}

const WRITTEN_CUSTOMERS = /^(\d{1,2})_(\d{1,2})_(\d{1,2}):(\d)$/

function evenShare(total: number, rooms: number, index: number): number {
  return Math.floor(total / rooms) + (index < total % rooms ? 1 : 0)
}
