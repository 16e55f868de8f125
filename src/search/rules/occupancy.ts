/**
 * Occupancy: who sleeps in each room.
 * A child's age is the age on the check-in day, because suppliers price by it.
 */
import { adultsField, ageField, childrenField, HOTEL_FIELDS } from '../../site/form-fields.ts'
import { problem, type Problem } from '../../site/problems.ts'

export interface Room {
  adults: number
  /** One entry per child or baby; null is an age not yet told, shown as "--". */
  childAges: readonly (number | null)[]
}

export const MAX_ROOMS = 5
export const MAX_ADULTS = 8
export const MAX_CHILDREN = 3
export const OLDEST_CHILD = 12

/** A baby is under two years: it sleeps free and, on a flight, on a lap. */
export const OLDEST_BABY = 1

export const DEFAULT_ROOM: Room = { adults: 2, childAges: [] }

/** The parts of the summary label, which each language puts into words of its own. */
export interface Guests {
  adults: number
  children: number
  babies: number
  rooms: number
}

export function guestsIn(rooms: readonly Room[]): Guests {
  const ages = rooms.flatMap((room) => room.childAges)
  const babies = ages.filter((age) => age !== null && age <= OLDEST_BABY).length
  return {
    adults: rooms.reduce((sum, room) => sum + room.adults, 0),
    children: ages.length - babies,
    babies,
    rooms: rooms.length,
  }
}

/** Reports every broken rule at once, so that a form can mark all its fields. */
export function occupancyProblems(rooms: readonly Room[]): Problem[] {
  if (!isWithin(rooms.length, 1, MAX_ROOMS)) {
    return [problem('rooms-out-of-range', HOTEL_FIELDS.rooms, MAX_ROOMS)]
  }
  return rooms.flatMap((room, index) => roomProblems(room, index + 1))
}

/** Changes how many children a room has: new slots wait for their age, surplus ones go. */
export function withChildren(room: Room, count: number): Room {
  return {
    ...room,
    childAges: Array.from({ length: count }, (_, slot) => room.childAges[slot] ?? null),
  }
}

export function ageLabel(age: number | null): string {
  return age === null ? '--' : String(age)
}

/**
 * Over 12 counts as an adult. The form refuses such an age, but rooms that come from elsewhere
 * (a supplier, a guest list) may have one; pricing passes every room through here.
 */
export function grownChildrenAsAdults(room: Room): Room {
  const childAges = room.childAges.filter((age) => age === null || age <= OLDEST_CHILD)
  return { adults: room.adults + room.childAges.length - childAges.length, childAges }
}

function roomProblems(room: Room, number: number): Problem[] {
  const problems: Problem[] = []
  if (!isWithin(room.adults, 1, MAX_ADULTS)) {
    problems.push(problem('adults-out-of-range', adultsField(number), MAX_ADULTS))
  }
  if (room.childAges.length > MAX_CHILDREN) {
    problems.push(problem('children-out-of-range', childrenField(number), MAX_CHILDREN))
  }
  for (const [slot, age] of room.childAges.slice(0, MAX_CHILDREN).entries()) {
    if (age === null || !isWithin(age, 0, OLDEST_CHILD)) {
      problems.push(problem('12_999_13', ageField(number, slot + 1)))
    }
  }
  return problems
}

function isWithin(count: number, least: number, most: number): boolean {
  return Number.isInteger(count) && count >= least && count <= most
}
