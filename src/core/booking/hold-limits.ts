/**
 * How many rooms one visitor may keep at a time. Keeping costs nothing, so without a limit anybody
 * could empty a hotel for everybody else, a quarter of an hour at a time.
 */
import { MAX_ROOMS } from '../occupancy.ts'

/** Of one hotel: two stays with as many rooms as a search may ask for. */
export const MAX_HELD_ROOMS_OF_HOTEL = 2 * MAX_ROOMS

/** Of all hotels together: also enough for an office behind one address. */
export const MAX_HELD_ROOMS = 8 * MAX_ROOMS

/** The limit that would be passed, or null. */
export function passedHoldLimit(held: {
  ofHotel: number
  all: number
  more: number
}): number | null {
  if (held.ofHotel + held.more > MAX_HELD_ROOMS_OF_HOTEL) return MAX_HELD_ROOMS_OF_HOTEL
  return held.all + held.more > MAX_HELD_ROOMS ? MAX_HELD_ROOMS : null
}
