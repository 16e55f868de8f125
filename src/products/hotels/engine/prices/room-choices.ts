/**
 * Which room types a party may be offered. One room may have any type it fits in. Several rooms
 * have too many combinations to show, so for each type there is one in which as many rooms as
 * possible have it, the others as cheaply as can be; and the cheapest and the dearest of all.
 */
import type { FreeType } from './free-types.ts'
import { costsOf } from '../columns/rate-sheets.ts'
import { RoomAssignment } from './room-assignment.ts'
import type { StayContext } from './written-rate.ts'

/** More than any room costs for a month in any currency, and still exact when added. */
const PREFERENCE = 2 ** 48

/** Each has a type for each room; the order is of no meaning. By a sheet they differ by plan. */
export function roomChoices(
  { columns, stay }: Pick<StayContext, 'columns' | 'stay'>,
  types: readonly FreeType[],
  plan: number,
): FreeType[][] {
  const { rooms } = stay.demand
  const costs = costsOf(columns, stay, types, plan)
  if (rooms === 1) return types.filter((_, at) => costs[at] !== Infinity).map((type) => [type])
  const left = Int32Array.from(types, (type) => type.left)
  const assignment = new RoomAssignment()
  const found = new Map<string, FreeType[]>()
  const weighed = [
    costs,
    costs.map((cost) => (cost === Infinity ? cost : -cost)),
    ...types.map((_, liked) =>
      costs.map((cost, at) => (at % types.length === liked ? cost - PREFERENCE : cost)),
    ),
  ]
  for (const weights of weighed) {
    if (!assignment.solve(weights, left, rooms, types.length)) return []
    const chosen = Array.from({ length: rooms }, (_, room) => types[assignment.types[room]!]!)
    found.set(chosen.map(({ room }) => room).join(), chosen)
  }
  return [...found.values()]
}
