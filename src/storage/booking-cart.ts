/** Puts a rate into a cart: looks at its price again and takes its rooms, in one transaction. */
import { randomUUID } from 'node:crypto'
import { MAX_CART_ITEMS } from '../core/booking/booking.ts'
import { offerDifference } from '../core/booking/offer-difference.ts'
import type { Day } from '../core/calendar-day.ts'
import type { CheckoutOffer } from '../core/checkout-token.ts'
import type { CurrencyRates } from '../core/money.ts'
import { storedOffer, type StoredOffer } from './booking-offers.ts'
import type { Database } from './database.ts'
import { heldItems, holdWithin, keepUntil } from './holds.ts'
import type { Instant } from './tables.ts'

export interface AskedHold {
  /** Null for a new cart. */
  cartId: string | null
  edition: string
  offer: CheckoutOffer
  rates: CurrencyRates
  today: Day
  now: Instant
  expiresAt: Instant
}

export type HoldOutcome =
  | { kind: 'held'; cartId: string }
  | { kind: 'sold-out' }
  | { kind: 'cart-full' }
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
  const { edition, offer, rates, today, now, expiresAt } = asked
  try {
    return await database.db.transaction().execute(async (transaction) => {
      const held = asked.cartId ? await heldItems({ db: transaction }, asked.cartId, now) : []
      // A cart is paid in one currency; a new country begins a new one.
      const goesOn = held.length > 0 && held.every((item) => item.edition === edition)
      if (goesOn && held.length >= MAX_CART_ITEMS) throw new Refused({ kind: 'cart-full' })
      const cartId = goesOn ? asked.cartId! : randomUUID()
      if (goesOn) await keepUntil(transaction, cartId, expiresAt, now)

      const current = await storedOffer(transaction, offer, rates, today)
      if (!current) throw new Refused({ kind: 'sold-out' })
      const difference = offerDifference(offer, current)
      if (difference) throw new Refused({ kind: difference, current })
      const item = { id: randomUUID(), ...current }
      const isHeld = await holdWithin(transaction, database.kind, {
        cartId,
        edition,
        item,
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
