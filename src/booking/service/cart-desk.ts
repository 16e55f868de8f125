/** The cart: what was chosen and is kept for a while. */
import { type Cart, MAX_CART_ITEMS, totalOf } from '../rules/booking.ts'
import { MAX_HOLD_RENEWALS } from '../rules/hold-limits.ts'
import { HOLD_MINUTES } from '../rules/hold-limits.ts'
import { CHECKOUT_TOKEN_FIELD } from '../rules/checkout-token.ts'
import { type Read, readable } from '../../site/problems.ts'
import { stayTaxOf } from '../../site/taxes.ts'
import { holdOffer } from '../store/booking-cart.ts'
import { giveUpTrip, heldItems, type HeldItem, renewCart } from '../store/holds.ts'
import { todayIn } from '../../http/clock.ts'
import type { BookingDesk, CartAsker } from './booking-desk.ts'
import { answered, type DeskParts, refused } from './desk-parts.ts'

const HOLD_MS = HOLD_MINUTES * 60_000

const NOBODY: CartAsker = { visitor: '' }

type CartDesk = Pick<BookingDesk, 'addToCart' | 'cart' | 'keepLonger' | 'removeItem'>

export function cartDesk(parts: DeskParts): CartDesk {
  const { store, rates, tokens, products } = parts
  return {
    addToCart: (cartId, checkoutToken, site, now, acceptedPrice, asker = NOBODY) =>
      answered(parts, async () => {
        const read = tokens.read(checkoutToken, now)
        if (!read.ok) return read
        const { id: edition, currency, timeZone } = site.edition
        const product = products.find(read.value.kind)
        const choice = product?.readChoice(read.value.choice, asker.fields ?? {}) ?? null
        // A token of another country promises a price in other money.
        if (!product || choice === null || read.value.currency !== currency)
          return refused('token-forged', CHECKOUT_TOKEN_FIELD)
        const outcome = await holdOffer(products, store(), {
          cartId: isId(cartId) ? cartId : null,
          edition,
          product,
          choice,
          price: acceptedPrice ?? read.value.price + (product.addedPrice?.(choice) ?? 0),
          asker: {
            currency,
            tax: stayTaxOf(site),
            rights: asker.rights ?? [],
            rates: rates(),
            today: todayIn(timeZone, new Date(now)),
            now,
          },
          visitor: asker.visitor,
          now,
          expiresAt: now + HOLD_MS,
        })
        switch (outcome.kind) {
          case 'held': {
            const cart = await theCart(parts, outcome.cartId, now)
            return cart.ok && outcome.hasReplaced
              ? readable({ ...cart.value, hasReplaced: true })
              : cart
          }
          case 'cart-full':
            return refused('cart-full', '', MAX_CART_ITEMS)
          case 'too-many-holds':
            return refused('too-many-holds', '', outcome.limit)
          case 'sold-out':
            return refused('sold-out')
          default:
            return refused(outcome.kind, CHECKOUT_TOKEN_FIELD, outcome.price)
        }
      }),
    cart: (cartId, now) => answered(parts, () => theCart(parts, cartId, now)),
    keepLonger: (cartId, before, now) =>
      answered(parts, async () => {
        if (isId(cartId) && Number.isInteger(before) && before < MAX_HOLD_RENEWALS)
          await renewCart(store(), cartId, { before, byMs: HOLD_MS, now })
        // Pressed twice, it was kept longer once: the cart tells how it is now.
        return theCart(parts, cartId, now)
      }),
    removeItem: (cartId, itemId, now) =>
      answered(parts, async () => {
        if (!isId(cartId) || !isId(itemId)) return readable(null)
        await giveUpTrip(products, store(), itemId, { cartId, givenUpAt: now })
        const left = cartOf(cartId, await heldItems(store(), cartId, now))
        return readable(left)
      }),
  }
}

async function theCart(
  { store }: Pick<DeskParts, 'store'>,
  cartId: string | null,
  now: number,
): Promise<Read<Cart>> {
  const cart = isId(cartId) ? cartOf(cartId, await heldItems(store(), cartId, now)) : null
  return cart ? readable(cart) : refused('cart-empty')
}

function cartOf(id: string, held: readonly HeldItem[]): Cart | null {
  if (held.length === 0) return null
  const items = held.map(({ item }) => item)
  return {
    id,
    edition: held[0]!.edition,
    items,
    currency: items[0]!.currency,
    total: totalOf(items),
    expiresAt: Math.min(...held.map(({ expiresAt }) => expiresAt)),
    renewals: held[0]!.renewals,
  }
}

/** Cookies and forms may bring anything. */
export function isId(id: unknown): id is string {
  return typeof id === 'string' && /^[\da-f-]{36}$/.test(id)
}
