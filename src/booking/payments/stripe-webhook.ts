/**
 * What Stripe tells us by itself, such as a page that was paid after its visitor closed the tab.
 * Anybody may send something to our address: only what Stripe has signed, and lately, is heard.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'

export const STRIPE_SIGNATURE_HEADER = 'stripe-signature'
/** An older one was recorded by somebody and is played again. */
const TOLERANCE_MS = 5 * 60_000

export interface StripeNotice {
  /** Stripe's own; the same when it is sent again. */
  id: string
  /** Our payment; empty when it is about something else. */
  paymentId: string
}

/** Null for what Stripe did not say, or did not say now. */
export function readStripeNotice(
  body: string,
  signature: unknown,
  secret: string,
  now: number,
): StripeNotice | null {
  if (typeof signature !== 'string' || !isSigned(body, signature, secret, now)) return null
  return noticeIn(body)
}

function isSigned(body: string, header: string, secret: string, now: number): boolean {
  const parts = header.split(',').map((part) => part.trim().split('=', 2))
  const time = parts.find(([name]) => name === 't')?.[1] ?? ''
  if (!/^\d{1,12}$/.test(time) || Math.abs(now - Number(time) * 1_000) > TOLERANCE_MS) return false
  const own = createHmac('sha256', secret).update(`${time}.${body}`).digest()
  // Two while the secret is being replaced.
  return parts
    .filter(([name]) => name === 'v1')
    .map(([, written = '']) => Buffer.from(written, 'hex'))
    .some((sent) => sent.length === own.length && timingSafeEqual(sent, own))
}

function noticeIn(body: string): StripeNotice | null {
  try {
    const { id, data } = JSON.parse(body) as { id?: unknown; data?: { object?: unknown } }
    if (typeof id !== 'string') return null
    const { object, client_reference_id: reference } = (data?.object ?? {}) as {
      object?: unknown
      client_reference_id?: unknown
    }
    const isOurs = object === 'checkout.session' && typeof reference === 'string'
    return { id, paymentId: isOurs ? reference : '' }
  } catch {
    return null
  }
}
