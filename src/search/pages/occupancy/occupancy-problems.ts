/** Which problems of a form concern who sleeps where, and beside which control each is shown. */
import { HOTEL_FIELDS } from '../../../site/form-fields.ts'
import type { Problem } from '../../../site/problems.ts'
import { OLDEST_CHILD } from '../../rules/occupancy.ts'

/** Named once for the field as a whole, however many children lack an age. */
export function occupancyProblemsOf(problems: readonly Problem[]): Problem[] {
  const own = problems.filter(({ field }) => isOccupancyField(field))
  return own.filter(({ code }, index) => own.findIndex((other) => other.code === code) === index)
}

export function isOccupancyField(field: string): boolean {
  return field === HOTEL_FIELDS.customers || field === HOTEL_FIELDS.rooms || ROOM_FIELDS.test(field)
}

/** Those that no control of a room shows. */
export function generalProblems(problems: readonly Problem[]): Problem[] {
  return occupancyProblemsOf(problems.filter(({ field }) => !AGE_FIELDS.test(field)))
}

const ROOM_FIELDS = /^(num_adultos|num_ninos|edad)_/
const AGE_FIELDS = /^edad_/

/** The ages that a child can have, from a baby's 0 on. */
export const AGES = Array.from({ length: OLDEST_CHILD + 1 }, (_, age) => age)
