/**
 * Which room types a party may be offered. One room may have any type it fits in. Several rooms
 * have too many combinations to show, so for each type there is one in which as many rooms as
 * possible have it, the others as cheaply as can be; and the cheapest and the dearest of all.
 */
import type { FreeType } from './free-types.ts'
import type { StayContext } from './written-rate.ts'
import { RoomAssignment } from './room-assignment.ts'

/** More than any room costs for a month in any currency, and still exact when added. */
const PREFERENCE = 2 ** 48

/** Each has a type for each room; the order is of no meaning. */
export function roomChoices(
  { columns, stay }: Pick<StayContext, 'columns' | 'stay'>,
  types: readonly FreeType[],
): FreeType[][] {
  const { rooms, tableOf, permilles } = stay.demand
  if (rooms === 1) return types.map((type) => [type])
  const costs = new Float64Array(rooms * types.length)
  for (let room = 0; room < rooms; room++)
    types.forEach(({ room: type, sum }, at) => {
      const share = permilles[tableOf[room]!]![columns.profile[type]!]!
      costs[room * types.length + at] = share > 0 ? sum * share : Infinity
    })
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
