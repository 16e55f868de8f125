/**
 * The cookies of somebody who is booking. All are necessary. Those that name a cart cannot be read
 * by scripts, and outlive it: whoever comes back late is told that its time is over.
 */
import type { FastifyReply } from 'fastify'
import type { Cart } from '../core/booking/booking.ts'
import { CART_MARK_COOKIE } from '../core/booking/cart-mark.ts'
import type { Visit } from './visit.ts'

export const CART_COOKIE = 'cart'
/** Where the last chosen hotel is: the way back when the time is over. */
const HOTEL_COOKIE = 'cart_hotel'

export interface CartCookies {
  id: (visit: Pick<Visit, 'cookies'>) => string | null
  /** A path on this host, or empty. */
  hotel: (visit: Pick<Visit, 'cookies'>) => string
  keep: (reply: FastifyReply, cart: Pick<Cart, 'id' | 'expiresAt'>, hotel?: string) => void
  forget: (reply: FastifyReply) => void
}

export function cartCookies(isSecure: boolean): CartCookies {
  const options = { path: '/', sameSite: 'lax', secure: isSecure, httpOnly: true } as const
  return {
    id({ cookies }) {
      const id = cookies[CART_COOKIE]
      return id && /^[\w-]{8,80}$/.test(id) ? id : null
    },
    hotel({ cookies }) {
      const path = cookies[HOTEL_COOKIE] ?? ''
      return /^\/(?![/\\])[\x21-\x7e]{0,500}$/.test(path) ? path : ''
    },
    keep(reply, { id, expiresAt }, hotel) {
      const maxAge = Math.max(0, Math.floor((expiresAt - Date.now()) / 1_000))
      reply.setCookie(CART_COOKIE, id, options)
      reply.setCookie(CART_MARK_COOKIE, '1', { ...options, httpOnly: false, maxAge })
      if (hotel) reply.setCookie(HOTEL_COOKIE, hotel, options)
    },
    forget(reply) {
      for (const name of [CART_COOKIE, HOTEL_COOKIE, CART_MARK_COOKIE])
        reply.clearCookie(name, options)
    },
  }
}
