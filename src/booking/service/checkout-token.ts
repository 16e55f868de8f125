/**
 * Signs what book buttons promise, and reads it back: what we did not sign is forged, what is older
 * than its time is stale. The key lies in the store (store/secrets.ts): all nodes have the same
 * one, also after a restart.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import {
  CHECKOUT_TOKEN_FIELD,
  type CheckoutOffer,
  readCheckoutOffer,
  writeCheckoutOffer,
} from '../rules/checkout-token.ts'
import { problem, type Read, readable, unreadable } from '../../site/problems.ts'

/** Long enough to compare rooms over lunch; the cart looks at the price again anyway. */
export const OFFER_MINUTES = 60

const LONGEST_TOKEN = 2_000

export interface CheckoutTokens {
  write: (offer: CheckoutOffer) => string
  read: (token: unknown, now: number) => Read<CheckoutOffer>
  /** Tells equal texts from others, and nothing else about them. */
  mark: (text: string) => string
}

/** The name under which the store keeps the key. */
export const CHECKOUT_TOKEN_SECRET = 'checkout-token'

export function tokensWith(key: () => Buffer): CheckoutTokens {
  const signatureOf = (payload: string) => createHmac('sha256', key()).update(payload).digest()
  return {
    mark: (text) => signatureOf(`mark ${text}`).toString('base64url').slice(0, 22),
    write(offer) {
      const payload = Buffer.from(writeCheckoutOffer(offer)).toString('base64url')
      return `${payload}.${signatureOf(payload).toString('base64url')}`
    },
    read(token, now) {
      if (typeof token !== 'string' || token.length > LONGEST_TOKEN) return refused('token-forged')
      const [payload = '', signature = '', ...rest] = token.split('.')
      const sent = Buffer.from(signature, 'base64url')
      const own = signatureOf(payload)
      const isOurs = rest.length === 0 && sent.length === own.length && timingSafeEqual(sent, own)
      if (!isOurs) return refused('token-forged')
      // What we signed and cannot read is of another release.
      const offer = readCheckoutOffer(Buffer.from(payload, 'base64url').toString())
      return !offer || offer.expiresAt < now ? refused('token-stale') : readable(offer)
    },
  }
}

function refused(code: 'token-forged' | 'token-stale'): Read<CheckoutOffer> {
  return unreadable([problem(code, CHECKOUT_TOKEN_FIELD)])
}
