/**
 * Rooms as form fields: num_habitaciones, and for each room num_adultos_N, num_ninos_N, edad_N_M.
 *
 * The fields of the rooms decide. num_customers is a copy that the page's script keeps; without
 * scripts it goes stale, so it counts only where no room has fields of its own, as in short links.
 */
import { DEFAULT_CUSTOMERS, readCustomers, roomsFromTotals, writeCustomers } from './customers.ts'
import { adultsField, ageField, childrenField, HOTEL_FIELDS } from './form-fields.ts'
import type { FieldReader } from './form-values.ts'
import {
  ageLabel,
  DEFAULT_ROOM,
  guestsIn,
  MAX_CHILDREN,
  MAX_ROOMS,
  occupancyProblems,
  type Room,
} from './occupancy.ts'
import { problem } from './problems.ts'

/** Reports every problem to the reader; what it returns counts only if there was none. */
export function readRooms(reader: FieldReader): Room[] {
  const totals = readCustomers(reader.text(HOTEL_FIELDS.customers) || DEFAULT_CUSTOMERS)
  if (!totals.ok) reader.report(...totals.problems)

  const rooms = ROOM_NUMBERS.some((room) => reader.has(adultsField(room)))
    ? readEachRoom(reader)
    : totals.ok
      ? roomsFromTotals(totals.value)
      : [DEFAULT_ROOM]
  reader.report(...occupancyProblems(rooms))
  return rooms
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

const ROOM_NUMBERS = Array.from({ length: MAX_ROOMS }, (_, index) => index + 1)

function readEachRoom(reader: FieldReader): Room[] {
  const sent = ROOM_NUMBERS.findLast((room) => reader.has(adultsField(room)))
  const count = wholeNumber(reader.text(HOTEL_FIELDS.rooms), sent ?? 1)
  // Without scripts a page may show the fields of all five rooms; only the first so many count.
  const wanted = ROOM_NUMBERS.includes(count) ? count : 0
  return ROOM_NUMBERS.slice(0, wanted).map((room) => readRoom(reader, room))
}

function readRoom(reader: FieldReader, room: number): Room {
  const adults = wholeNumber(reader.text(adultsField(room)), DEFAULT_ROOM.adults)
  const children = wholeNumber(reader.text(childrenField(room)), 0)
  const countable = children >= 0 && children <= MAX_CHILDREN
  if (!countable) {
    reader.report(problem('children-out-of-range', childrenField(room), MAX_CHILDREN))
  }
  const childAges = Array.from({ length: countable ? children : 0 }, (_, slot) => {
    const age = wholeNumber(reader.text(ageField(room, slot + 1)), Number.NaN)
    return Number.isNaN(age) ? null : age
  })
  return { adults, childAges }
}

/** NaN for anything but a short number, which then fails every range. */
function wholeNumber(written: string, whenEmpty: number): number {
  if (written === '') return whenEmpty
  return /^\d{1,2}$/.test(written) ? Number(written) : Number.NaN
}
