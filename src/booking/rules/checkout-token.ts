/**
 * What a book button promises: one rate for one stay at one price, for a while. The server signs it,
 * so that neither the price nor anything else can be changed on the way to the cart.
 */
import type { Day } from '../../site/calendar-day.ts'
import { CURRENCIES, type CurrencyCode, type MinorUnits } from '../../site/money.ts'
import { occupancyProblems, type Room } from '../../search/rules/occupancy.ts'
import type { Stay } from '../../site/stay.ts'

/** The form field in which it travels. */
export const CHECKOUT_TOKEN_FIELD = 'checkout_token'

export interface CheckoutOffer {
  hotelId: number
  /** One for each room, in the order of `rooms`. */
  roomTypeIds: number[]
  /** The plan says provider and payment; board and cancellation are what the visitor saw. */
  planNumber: number
  boardCode: string
  freeCancellationUntil: Day | null
  stay: Stay
  rooms: Room[]
  /** Whole minor units: what is charged. */
  price: MinorUnits
  currency: CurrencyCode
  /** Milliseconds since 1970. */
  expiresAt: number
}

/** In a fixed order without names: dozens of them stand on a page. */
export function writeCheckoutOffer(offer: CheckoutOffer): string {
  const { stay, rooms } = offer
  return JSON.stringify([
    offer.hotelId,
    offer.roomTypeIds,
    offer.planNumber,
    offer.boardCode,
    offer.freeCancellationUntil,
    [stay.checkIn, stay.checkOut],
    rooms.map(({ adults, childAges }) => [adults, ...childAges]),
    offer.price,
    offer.currency,
    offer.expiresAt,
  ])
}

/** Null for anything that was not written here. */
export function readCheckoutOffer(written: string): CheckoutOffer | null {
  const parts = parsed(written)
  if (!Array.isArray(parts) || parts.length !== 10) return null
  const [hotelId, roomTypeIds, planNumber, boardCode, freeUntil, days, rooms] = parts as unknown[]
  const [price, currency, expiresAt] = parts.slice(7) as unknown[]
  const isRead =
    [hotelId, planNumber, price, expiresAt].every(isWhole) &&
    (freeUntil === null || isWhole(freeUntil)) &&
    typeof boardCode === 'string' &&
    typeof currency === 'string' &&
    Object.hasOwn(CURRENCIES, currency) &&
    isListOfWholes(days, 2) &&
    isListOfWholes(roomTypeIds) &&
    Array.isArray(rooms) &&
    rooms.length === roomTypeIds.length &&
    rooms.every((room) => isListOfWholes(room))
  if (!isRead) return null
  const people = (rooms as number[][]).map(([adults = 0, ...childAges]) => ({ adults, childAges }))
  if (occupancyProblems(people).length > 0) return null
  return {
    hotelId: hotelId as number,
    roomTypeIds,
    planNumber: planNumber as number,
    boardCode,
    freeCancellationUntil: freeUntil as Day | null,
    stay: { checkIn: days[0]!, checkOut: days[1]! },
    rooms: people,
    price: price as MinorUnits,
    currency: currency as CurrencyCode,
    expiresAt: expiresAt as number,
  }
}

function parsed(written: string): unknown {
  try {
    return JSON.parse(written)
  } catch {
    return null
  }
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value)
}

function isListOfWholes(value: unknown, length?: number): value is number[] {
  if (!Array.isArray(value) || !value.every(isWhole)) return false
  return length === undefined ? value.length > 0 : value.length === length
}
