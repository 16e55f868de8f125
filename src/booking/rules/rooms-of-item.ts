/** How many rooms of each type an item needs. */
import type { CartItem } from './booking.ts'

export interface RoomCount {
  roomTypeId: number
  rooms: number
}

/** In the order of types, in which everybody takes them: so nobody waits for another in a ring. */
export function roomCounts({ rooms }: Pick<CartItem, 'rooms'>): RoomCount[] {
  return [...Map.groupBy(rooms, ({ roomTypeId }) => roomTypeId)]
    .map(([roomTypeId, same]) => ({ roomTypeId, rooms: same.length }))
    .toSorted((one, other) => one.roomTypeId - other.roomTypeId)
}
