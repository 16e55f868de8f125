/** Puts a rate into a cart: looks at its price again and takes its rooms, in one transaction. */
import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { type CartItem, MAX_CART_ITEMS } from '../rules/booking.ts'
import { passedHoldLimit } from '../rules/hold-limits.ts'
import { offerDifference } from '../rules/amount-due.ts'
import type { Day } from '../../site/calendar-day.ts'
import type { CheckoutOffer } from '../rules/checkout-token.ts'
import type { CurrencyRates } from '../../site/money.ts'
import type { RecognisedDiscount } from '../../products/hotels/rates/rules/visitor-discounts.ts'
import { type OfferChoice, storedOffer, type StoredOffer } from './booking-offers.ts'
import type { Database } from '../../store/database.ts'
import {
  beginCart,
  heldItems,
  holdWithin,
  lockCart,
  releaseItemWithin,
  roomsKeptBy,
} from './holds.ts'
import type { Instant, Tables } from '../../store/tables.ts'

export interface HoldRequest {
  /** Null for a new cart. */
  cartId: string | null
  edition: string
  offer: CheckoutOffer & Pick<OfferChoice, 'tax'>
  /** The gift box that the search began with, or empty. */
  giftBoxCode: string
  /** Tells one visitor from another; empty when nobody counts. */
  visitor: string
  /** Of the visitor, to discounts. */
  rights: readonly RecognisedDiscount[]
  rates: CurrencyRates
  today: Day
  now: Instant
  /** Of a new cart. */
  expiresAt: Instant
}

export type HoldOutcome =
  /** Perhaps in the place of what the same cart kept of these rooms. */
  | { kind: 'held'; cartId: string; hasReplaced: boolean }
  | { kind: 'sold-out' }
  | { kind: 'cart-full' }
  | { kind: 'too-many-holds'; limit: number }
  | { kind: 'offer-changed' | 'price-changed'; current: StoredOffer }

/** Ends a transaction without a trace, with what there is to say about it. */
class Refused extends Error {
  readonly outcome: HoldOutcome

  constructor(outcome: HoldOutcome) {
    super(outcome.kind)
    this.outcome = outcome
  }
}

export async function holdOffer(database: Database, asked: HoldRequest): Promise<HoldOutcome> {
  const outcome = await heldBeside(database, asked, [])
  if (outcome.kind !== 'sold-out' || !asked.cartId) return outcome
  // The visitor's own choice may have the last rooms: then the new one takes its place.
  const own = await heldItems(database, asked.cartId, asked.now)
  const inTheWay = own.map(({ item }) => item).filter((item) => wantsSameRooms(item, asked.offer))
  return inTheWay.length > 0 ? heldBeside(database, asked, inTheWay) : outcome
}

function wantsSameRooms({ rooms, stay }: CartItem, offer: CheckoutOffer): boolean {
  const areNightsShared = stay.checkIn < offer.stay.checkOut && offer.stay.checkIn < stay.checkOut
  return areNightsShared && rooms.some(({ roomTypeId }) => offer.roomTypeIds.includes(roomTypeId))
}

/** Beside what the cart keeps already, but for the items that give way to it. */
async function heldBeside(
  database: Database,
  asked: HoldRequest,
  givingWay: readonly CartItem[],
): Promise<HoldOutcome> {
  const { edition, offer, giftBoxCode, visitor, rates, today, now } = asked
  try {
    return await database.db.transaction().execute(async (transaction) => {
      if (asked.cartId && givingWay.length > 0) await lockCart(transaction, asked.cartId, now)
      for (const { id: itemId } of givingWay.toSorted((one, other) => (one.id < other.id ? -1 : 1)))
        await releaseItemWithin(transaction, { itemId, cartId: asked.cartId!, givenUpAt: now })
      const { cartId, expiresAt } = await cartFor(transaction, asked)
      if (visitor) {
        const { hotelId, rooms } = offer
        const kept = await roomsKeptBy(transaction, database.kind, { visitor, hotelId, now })
        const limit = passedHoldLimit({ ...kept, more: rooms.length })
        if (limit !== null) throw new Refused({ kind: 'too-many-holds', limit })
      }
      const current = await storedOffer(transaction, offer, rates, today, asked.rights)
      if (!current) throw new Refused({ kind: 'sold-out' })
      const difference = offerDifference(offer, current)
      if (difference) throw new Refused({ kind: difference, current })
      const item = { id: randomUUID(), ...current, ...(giftBoxCode && { giftBoxCode }) }
      const isHeld = await holdWithin(transaction, database.kind, {
        cartId,
        edition,
        item,
        visitor,
        now,
        expiresAt,
      })
      if (!isHeld) throw new Refused({ kind: 'sold-out' })
      return { kind: 'held', cartId, hasReplaced: givingWay.length > 0 } as const
    })
  } catch (error) {
    if (error instanceof Refused) return error.outcome
    throw error
  }
}

/** The visitor's own, also an emptied one, with its time; or a new one with all the time. */
async function cartFor(
  transaction: Transaction<Tables>,
  { cartId, edition, now, expiresAt }: HoldRequest,
): Promise<{ cartId: string; expiresAt: Instant }> {
  const end = cartId ? await lockCart(transaction, cartId, now) : null
  if (cartId && end !== null) {
    const held = await heldItems({ db: transaction }, cartId, now)
    // A cart is paid in one currency; a new country begins a new one.
    if (held.every((item) => item.edition === edition)) {
      if (held.length >= MAX_CART_ITEMS) throw new Refused({ kind: 'cart-full' })
      return { cartId, expiresAt: end }
    }
  }
  const id = randomUUID()
  await beginCart(transaction, id, expiresAt)
  return { cartId: id, expiresAt }
}
