/**
 * How many rooms, or seats or places, one visitor may keep at a time, and book without paying.
 * Neither costs anything, so without a limit anybody could empty a hotel for everybody else.
 */
import { MAX_ROOMS } from '../../search/rules/occupancy.ts'

/** Of one hotel or another supplier: two stays with as many rooms as a search may ask for. */
export const MAX_HELD_ROOMS_OF_HOTEL = 2 * MAX_ROOMS

/** Of all together: also enough for an office behind one address. */
export const MAX_HELD_ROOMS = 8 * MAX_ROOMS

/** The limit that would be passed, or null. */
export function passedHoldLimit(held: {
  ofSupplier: number
  all: number
  more: number
}): number | null {
  if (held.ofSupplier + held.more > MAX_HELD_ROOMS_OF_HOTEL) return MAX_HELD_ROOMS_OF_HOTEL
  return held.all + held.more > MAX_HELD_ROOMS ? MAX_HELD_ROOMS : null
}

/**
 * Booked to be paid at the hotel, for stays that are not over: of one e-mail address, and of one
 * account whatever address is typed. Whoever needs more pays by card.
 */
export const MAX_UNPAID_ROOMS = 3 * MAX_ROOMS

/** Booked so from one network within a day: also enough for many who share an address. */
export const MAX_UNPAID_ROOMS_OF_NETWORK = 8 * MAX_ROOMS

/** The limit that would be passed, or null. */
export function passedUnpaidLimit(booked: {
  ofEmail: number
  ofPerson: number
  ofNetwork: number
  more: number
}): number | null {
  const own = Math.max(booked.ofEmail, booked.ofPerson)
  if (own + booked.more > MAX_UNPAID_ROOMS) return MAX_UNPAID_ROOMS
  const isTooMany = booked.ofNetwork + booked.more > MAX_UNPAID_ROOMS_OF_NETWORK
  return isTooMany ? MAX_UNPAID_ROOMS_OF_NETWORK : null
}

/** How long a cart keeps its rooms, from the first one on; more rooms do not make it longer. */
export const HOLD_MINUTES = 15

/** How often its visitor may keep it for as long again. */
export const MAX_HOLD_RENEWALS = 2
