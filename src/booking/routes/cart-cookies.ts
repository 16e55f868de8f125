/**
 * The cookies of somebody who is booking. All are necessary. Those that name a cart cannot be read
 * by scripts, and outlive it: whoever comes back late is told that its time is over.
 */
import type { FastifyReply } from 'fastify'
import type { Cart } from '../rules/booking.ts'
import { HOLD_MINUTES, MAX_HOLD_RENEWALS } from '../rules/hold-limits.ts'
import type { Products } from '../../products/product.ts'
import { CART_COOKIES, CART_MARK_COOKIE } from '../rules/cart-mark.ts'
import type { Visit } from '../../http/visit.ts'

const {
  cart: CART_COOKIE,
  /** The way back when the time is over. */
  page: PAGE_COOKIE,
  /** What is put into an emptied cart again has the time that it had. */
  emptied: EMPTIED_COOKIE,
} = CART_COOKIES
const LONGEST_SECONDS = (1 + MAX_HOLD_RENEWALS) * HOLD_MINUTES * 60

export interface CartCookies {
  id: (visit: Pick<Visit, 'cookies'>) => string | null
  /** The one that lines go into. */
  fillable: (visit: Pick<Visit, 'cookies'>) => string | null
  /** A path on this host, or empty. */
  page: (visit: Pick<Visit, 'cookies'>) => string
  keep: (reply: FastifyReply, cart: Pick<Cart, 'id' | 'expiresAt' | 'items'>, page?: string) => void
  empty: (reply: FastifyReply, id: string) => void
  forget: (reply: FastifyReply) => void
}

export function cartCookies(isSecure: boolean, products: Products): CartCookies {
  const options = { path: '/', sameSite: 'lax', secure: isSecure, httpOnly: true } as const
  return {
    id: ({ cookies }) => idIn(cookies[CART_COOKIE]),
    fillable: ({ cookies }) => idIn(cookies[CART_COOKIE]) ?? idIn(cookies[EMPTIED_COOKIE]),
    page({ cookies }) {
      const path = cookies[PAGE_COOKIE] ?? ''
      return /^\/(?![/\\])[\x21-\x7e]{0,500}$/.test(path) ? path : ''
    },
    keep(reply, { id, expiresAt, items }, page) {
      const maxAge = Math.max(0, Math.floor((expiresAt - Date.now()) / 1_000))
      reply.setCookie(CART_COOKIE, id, options)
      reply.setCookie(CART_MARK_COOKIE, '1', { ...options, httpOnly: false, maxAge })
      for (const [name, value] of Object.entries(products.cookiesOf(items)))
        reply.setCookie(name, value, { ...options, maxAge })
      if (page) reply.setCookie(PAGE_COOKIE, page, options)
      reply.clearCookie(EMPTIED_COOKIE, options)
    },
    empty(reply, id) {
      forget(reply)
      reply.setCookie(EMPTIED_COOKIE, id, { ...options, maxAge: LONGEST_SECONDS })
    },
    forget,
  }

  function forget(reply: FastifyReply): void {
    for (const name of [CART_COOKIE, PAGE_COOKIE, CART_MARK_COOKIE, ...products.cookieNames])
      reply.clearCookie(name, options)
  }
}

function idIn(cookie: string | undefined): string | null {
  return cookie && /^[\w-]{8,80}$/.test(cookie) ? cookie : null
}
