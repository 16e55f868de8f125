/**
 * num_customers, the whole occupancy in one field: adults_children_babies:rooms, as in 2_0_0:1.
 * It holds totals only; who sleeps where travels in the fields of each room.
 */
import { HOTEL_FIELDS } from '../../site/form-fields.ts'
import { type Guests, MAX_ADULTS, MAX_CHILDREN, MAX_ROOMS, type Room } from './occupancy.ts'
import { problem, readable, type Read, unreadable } from '../../site/problems.ts'

export const DEFAULT_CUSTOMERS = '2_0_0:1'

export function writeCustomers({ adults, children, babies, rooms }: Guests): string {
  return `${adults}_${children}_${babies}:${rooms}`
}

/** Totals that no allowed set of rooms can have are unreadable, like any other garbage. */
export function readCustomers(written: string): Read<Guests> {
  const match = WRITTEN_CUSTOMERS.exec(written)
  const [adults = 0, children = 0, babies = 0, rooms = 0] = match?.slice(1).map(Number) ?? []
  const possible =
    rooms >= 1 &&
    rooms <= MAX_ROOMS &&
    adults >= rooms &&
    adults <= rooms * MAX_ADULTS &&
    children + babies <= rooms * MAX_CHILDREN
  return possible
    ? readable({ adults, children, babies, rooms })
    : unreadable([problem('customers-unreadable', HOTEL_FIELDS.customers)])
}

/**
 * The likeliest rooms behind totals: everyone spread evenly, the first rooms taking what is over.
 * Totals tell no ages, so children wait for theirs and the form asks.
 */
export function roomsFromTotals({ adults, children, babies, rooms }: Guests): Room[] {
  return Array.from({ length: rooms }, (_, index) => ({
    adults: evenShare(adults, rooms, index),
    childAges: Array<null>(evenShare(children + babies, rooms, index)).fill(null),
  }))
}

const WRITTEN_CUSTOMERS = /^(\d{1,2})_(\d{1,2})_(\d{1,2}):(\d)$/

function evenShare(total: number, rooms: number, index: number): number {
  return Math.floor(total / rooms) + (index < total % rooms ? 1 : 0)
}
