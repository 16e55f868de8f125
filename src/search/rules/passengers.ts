/**
 * Passengers: everyone in every room, when a flight is part of the search.
 * The form counts babies among its children, so they count here too.
 */
import { HOTEL_FIELDS } from '../../site/form-fields.ts'
import { problem, type Problem, type ProblemCode } from '../../site/problems.ts'
import type { Room } from './occupancy.ts'

export const MAX_PASSENGERS = 9

/** The moment decides which of the three messages is shown. */
export type PassengerCheck = 'add-room' | 'apply' | 'general'

export function passengersIn(rooms: readonly Room[]): number {
  return rooms.reduce((sum, room) => sum + room.adults + room.childAges.length, 0)
}

export function passengerProblems(rooms: readonly Room[], moment: PassengerCheck): Problem[] {
  const { code, most } = CHECKS[moment]
  return passengersIn(rooms) > most ? [problem(code, HOTEL_FIELDS.customers, MAX_PASSENGERS)] : []
}

/** A further room needs a free place, so it is refused when the nine are already reached. */
const CHECKS: Record<PassengerCheck, { code: ProblemCode; most: number }> = {
  'add-room': { code: 'passengers-add-room', most: MAX_PASSENGERS - 1 },
  apply: { code: 'passengers-apply', most: MAX_PASSENGERS },
  general: { code: 'passengers-general', most: MAX_PASSENGERS },
}
