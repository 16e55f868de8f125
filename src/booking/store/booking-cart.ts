/** Puts a choice into a cart: looks at its price again and takes its parts, in one transaction. */
import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { MAX_CART_ITEMS, totalOf } from '../rules/booking.ts'
import { byTrip } from '../rules/one-trip.ts'
import { passedHoldLimit } from '../rules/hold-limits.ts'
import type { MinorUnits } from '../../site/money.ts'
import type { Line } from '../../products/line.ts'
import type { Asker, Product, Products, Quote } from '../../products/product.ts'
import type { Database } from '../../store/database.ts'
import {
  beginCart,
  heldItems,
  holdWithin,
  lockCart,
  releaseItemsWithin,
  unitsKeptBy,
} from './holds.ts'
import type { Instant, Tables } from '../../store/tables.ts'

export interface HoldRequest {
  /** Null for a new cart. */
  cartId: string | null
  edition: string
  product: Product
  choice: unknown
  /** What the visitor saw, or accepted since. */
  price: MinorUnits
  asker: Asker
  /** Tells one visitor from another; empty when nobody counts. */
  visitor: string
  now: Instant
  /** Of a new cart. */
  expiresAt: Instant
}

export type HoldOutcome =
  /** Perhaps in the place of what the same cart kept of the same things. */
  | { kind: 'held'; cartId: string; hasReplaced: boolean }
  | { kind: 'sold-out' }
  | { kind: 'cart-full' }
  | { kind: 'too-many-holds'; limit: number }
  /** With what it costs now. */
  | { kind: OfferDifference; price: MinorUnits }

export type OfferDifference = 'offer-changed' | 'price-changed'

/** Terms weigh more than the price: a cheaper rate that cannot be cancelled is another one. */
export function offerDifference(
  product: Product,
  promised: { choice: unknown; price: MinorUnits },
  current: Quote<Line>,
): OfferDifference | null {
  if (product.isOtherOffer(promised.choice, current)) return 'offer-changed'
  return promised.price === current.price ? null : 'price-changed'
}

/** Ends a transaction without a trace, with what there is to say about it. */
class Refused extends Error {
  readonly outcome: HoldOutcome

  constructor(outcome: HoldOutcome) {
    super(outcome.kind)
    this.outcome = outcome
  }
}

export async function holdOffer(
  products: Products,
  database: Database,
  asked: HoldRequest,
): Promise<HoldOutcome> {
  const outcome = await heldBeside(products, database, asked, [])
  if (outcome.kind !== 'sold-out' || !asked.cartId) return outcome
  // The visitor's own choice may have the last of it: then the new one takes its place.
  const own = await heldItems(database, asked.cartId, asked.now)
  const { product, choice } = asked
  const lines = own.map(({ item }) => item)
  const inTheWay = byTrip(lines)
    .filter((trip) =>
      trip.some((item) => item.kind === product.kind && product.isInTheWay(item, choice)),
    )
    .flat()
  return inTheWay.length > 0 ? heldBeside(products, database, asked, inTheWay) : outcome
}

/** Beside what the cart keeps already, but for the lines that give way to it. */
async function heldBeside(
  products: Products,
  database: Database,
  asked: HoldRequest,
  givingWay: readonly Line[],
): Promise<HoldOutcome> {
  const { edition, product, choice, asker, visitor, now } = asked
  try {
    return await database.db.transaction().execute(async (transaction) => {
      if (asked.cartId && givingWay.length > 0) {
        await lockCart(transaction, asked.cartId, now)
        const itemIds = givingWay.map(({ id }) => id)
        const released = { itemIds, cartId: asked.cartId, givenUpAt: now }
        if (!(await releaseItemsWithin(products, transaction, released)))
          throw new Refused({ kind: 'sold-out' })
      }
      const choices = product.together?.(choice) ?? [choice]
      const { cartId, expiresAt } = await cartFor(transaction, asked, choices.length)
      const trip = choices.length > 1 ? { tripId: randomUUID() } : {}
      // A cart lists what came into it at once by its ids.
      const ids = choices.map(() => randomUUID()).toSorted()
      const before: Line[] = []
      for (const [at, each] of choices.entries()) {
        const current = await product.quote(transaction, each, asker)
        if (!current) throw new Refused({ kind: 'sold-out' })
        if (visitor) {
          const { of, count } = product.units(current)
          const kept = await unitsKeptBy(products, transaction, database.kind, { visitor, of, now })
          const limit = passedHoldLimit({ ...kept, more: count })
          if (limit !== null) throw new Refused({ kind: 'too-many-holds', limit })
        }
        const item: Line = { id: ids[at]!, ...trip, ...current }
        const isLast = at === choices.length - 1
        const promised = isLast ? asked.price - totalOf(before) : current.price
        const difference = offerDifference(product, { choice: each, price: promised }, current)
        before.push(item)
        if (difference) throw new Refused({ kind: difference, price: totalOf(before) })
        const hold = { cartId, edition, item, visitor, now, expiresAt }
        if (!(await holdWithin(products, transaction, database.kind, hold)))
          throw new Refused({ kind: 'sold-out' })
      }
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
  lines: number,
): Promise<{ cartId: string; expiresAt: Instant }> {
  const end = cartId ? await lockCart(transaction, cartId, now) : null
  if (cartId && end !== null) {
    const held = await heldItems({ db: transaction }, cartId, now)
    // A cart is paid in one currency; a new country begins a new one.
    if (held.every((item) => item.edition === edition)) {
      if (held.length + lines > MAX_CART_ITEMS) throw new Refused({ kind: 'cart-full' })
      return { cartId, expiresAt: end }
    }
  }
  const id = randomUUID()
  await beginCart(transaction, id, expiresAt)
  return { cartId: id, expiresAt }
}
