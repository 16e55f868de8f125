/**
 * What a book button promises: one choice at one price, for a while. The server signs it, so that
 * neither the price nor anything else can be changed on the way to the cart.
 */
import { CURRENCIES, type CurrencyCode, type MinorUnits } from '../../site/money.ts'
import type { ProductKind } from '../../products/line.ts'

/** The form field in which it travels. */
export const CHECKOUT_TOKEN_FIELD = 'checkout_token'

export interface CheckoutOffer {
  kind: ProductKind
  /** As its product writes and reads it. */
  choice: unknown
  /** Whole minor units: what is charged. */
  price: MinorUnits
  currency: CurrencyCode
  /** Milliseconds since 1970. */
  expiresAt: number
}

/** In a fixed order without names: dozens of them stand on a page. */
export function writeCheckoutOffer({ kind, choice, ...offer }: CheckoutOffer): string {
  return JSON.stringify([kind, choice, offer.price, offer.currency, offer.expiresAt])
}

/** Null for anything that was not written here. */
export function readCheckoutOffer(written: string): CheckoutOffer | null {
  const parts = parsed(written)
  if (!Array.isArray(parts) || parts.length !== 5) return null
  const [kind, choice, price, currency, expiresAt] = parts as unknown[]
  const isRead =
    typeof kind === 'string' &&
    [price, expiresAt].every((each) => Number.isSafeInteger(each)) &&
    typeof currency === 'string' &&
    Object.hasOwn(CURRENCIES, currency)
  if (!isRead) return null
  return {
    kind,
    choice,
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
