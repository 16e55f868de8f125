/** Puts a rate into a cart: looks at its price again and takes its rooms, in one transaction. */
import { randomUUID } from 'node:crypto'
import { MAX_CART_ITEMS } from '../core/booking/booking.ts'
import { passedHoldLimit } from '../core/booking/hold-limits.ts'
import { offerDifference } from '../core/booking/offer-difference.ts'
import type { Day } from '../core/calendar-day.ts'
import type { CheckoutOffer } from '../core/checkout-token.ts'
import type { CurrencyRates } from '../core/money.ts'
import type { RecognisedDiscount } from '../core/rates.ts'
import { type OfferChoice, storedOffer, type StoredOffer } from './booking-offers.ts'
import type { Database } from './database.ts'
import { heldItems, holdWithin, keepUntil } from './holds.ts'
import { roomsKeptBy } from './holds-of-visitor.ts'
import type { Instant } from './tables.ts'

export interface AskedHold {
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
  expiresAt: Instant
}

export type HoldOutcome =
  | { kind: 'held'; cartId: string }
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

export async function holdOffer(database: Database, asked: AskedHold): Promise<HoldOutcome> {
  const { edition, offer, giftBoxCode, visitor, rates, today, now, expiresAt } = asked
  try {
    return await database.db.transaction().execute(async (transaction) => {
      const held = asked.cartId ? await heldItems({ db: transaction }, asked.cartId, now) : []
      // A cart is paid in one currency; a new country begins a new one.
      const goesOn = held.length > 0 && held.every((item) => item.edition === edition)
      if (goesOn && held.length >= MAX_CART_ITEMS) throw new Refused({ kind: 'cart-full' })
      const cartId = goesOn ? asked.cartId! : randomUUID()
      if (goesOn) await keepUntil(transaction, cartId, expiresAt, now)

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
      return { kind: 'held', cartId } as const
    })
  } catch (error) {
    if (error instanceof Refused) return error.outcome
    throw error
  }
}
