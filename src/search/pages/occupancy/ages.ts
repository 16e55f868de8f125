/** The ages that a child can have, from a baby's 0 on. */
import { OLDEST_CHILD } from '../../rules/occupancy.ts'

export const AGES = Array.from({ length: OLDEST_CHILD + 1 }, (_, age) => age)
