/**
 * What is remembered while a visitor answers a bank's question on another page: which checkout it
 * is, and what was typed, so that a refusal costs nobody the whole form. Neither card data nor the
 * numbers of documents are ever in it.
 */
import { isGuestField } from '../../site/booking-fields.ts'
import { CHECKOUT_COOKIE } from '../../site/session-cookie.ts'
import type { FastifyReply } from 'fastify'
import type { Visit } from '../../http/visit.ts'
const SECONDS = 1_800
/** Browsers keep four thousand characters, name and all. */
const LONGEST = 3_500

export interface PendingCheckout {
  key: string
  /** Another tab may have emptied the cart meanwhile, and its cookie is gone. */
  cartId: string | null
  values: Record<string, string>
}

export interface CheckoutCookies {
  pending: (visit: Pick<Visit, 'cookies'>) => PendingCheckout | null
  keep: (reply: FastifyReply, pending: PendingCheckout) => void
  forget: (reply: FastifyReply) => void
}

export function checkoutCookies(isSecure: boolean): CheckoutCookies {
  const options = { path: '/', sameSite: 'lax', secure: isSecure, httpOnly: true } as const
  return {
    pending: ({ cookies }) => readPending(cookies[CHECKOUT_COOKIE]),
    keep(reply, pending) {
      const values = Object.fromEntries(
        Object.entries(pending.values).filter(([field]) => !isGuestField(field, 'document')),
      )
      const written = write({ ...pending, values })
      const kept = written.length > LONGEST ? write({ ...pending, values: {} }) : written
      reply.setCookie(CHECKOUT_COOKIE, kept, { ...options, maxAge: SECONDS })
    },
    forget: (reply) => void reply.clearCookie(CHECKOUT_COOKIE, options),
  }
}

function write(pending: PendingCheckout): string {
  return Buffer.from(JSON.stringify(pending)).toString('base64url')
}

function readPending(cookie: string | undefined): PendingCheckout | null {
  if (!cookie) return null
  try {
    const { key, cartId, values } = JSON.parse(
      Buffer.from(cookie, 'base64url').toString(),
    ) as Record<keyof PendingCheckout, unknown>
    if (typeof key !== 'string' || typeof values !== 'object' || values === null) return null
    const texts = Object.entries(values).filter(([, value]) => typeof value === 'string')
    return {
      key,
      cartId: typeof cartId === 'string' ? cartId : null,
      values: Object.fromEntries(texts) as Record<string, string>,
    }
  } catch {
    return null
  }
}
