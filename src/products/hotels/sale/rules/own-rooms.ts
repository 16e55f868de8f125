/**
 * The rooms that a visitor's own cart keeps. To the visitor they are free: whoever goes back to the
 * hotel finds it at the price that was chosen, not at that of what is left for others.
 *
 * They travel in a cookie of the visitor's, so that searches need no database. Whoever forges it
 * is shown rooms that the cart will not find.
 */
import type { Day } from '../../../../site/calendar-day.ts'
import { MAX_ROOMS } from '../../../../search/rules/occupancy.ts'
import { MAX_CART_ITEMS } from '../../../../booking/rules/booking.ts'
import { type HotelLine, roomCounts } from './hotel-line.ts'

export interface OwnRooms {
  roomTypeId: number
  checkIn: Day
  checkOut: Day
  rooms: number
}

export function ownRoomsOf(items: readonly HotelLine[]): OwnRooms[] {
  return items.flatMap((item) =>
    roomCounts(item).map(({ roomTypeId, rooms }) => ({ roomTypeId, ...item.stay, rooms })),
  )
}

/** "8.20802.20804.2": two rooms of type 8, for two nights. */
export function writeOwnRooms(own: readonly OwnRooms[]): string {
  return own
    .map(({ roomTypeId, checkIn, checkOut, rooms }) =>
      [roomTypeId, checkIn, checkOut, rooms].join('.'),
    )
    .join('_')
}

const WRITTEN = /^(\d{1,15})\.(\d{1,6})\.(\d{1,6})\.([1-9])$/

/** What cannot be read is left out. */
export function readOwnRooms(written: string | undefined): OwnRooms[] {
  if (!written) return []
  return written
    .split('_', MAX_CART_ITEMS * MAX_ROOMS)
    .map((each) => WRITTEN.exec(each)?.slice(1).map(Number))
    .filter((numbers) => numbers !== undefined)
    .map(([roomTypeId, checkIn, checkOut, rooms]) => ({
      roomTypeId: roomTypeId!,
      checkIn: checkIn!,
      checkOut: checkOut!,
      rooms: rooms!,
    }))
}
