/**
 * The cookies of somebody who is booking. All are necessary, none can be read by scripts, and they
 * outlive the cart they name: whoever comes back late is told that its time is over.
 */
import type { FastifyReply } from 'fastify'
import type { Visit } from './visit.ts'

export const CART_COOKIE = 'cart'
/** Where the last chosen hotel is: the way back when the time is over. */
const HOTEL_COOKIE = 'cart_hotel'

export interface CartCookies {
  id: (visit: Pick<Visit, 'cookies'>) => string | null
  /** A path on this host, or empty. */
  hotel: (visit: Pick<Visit, 'cookies'>) => string
  keep: (reply: FastifyReply, id: string, hotel?: string) => void
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
    keep(reply, id, hotel) {
      reply.setCookie(CART_COOKIE, id, options)
      if (hotel) reply.setCookie(HOTEL_COOKIE, hotel, options)
    },
    forget(reply) {
      reply.clearCookie(CART_COOKIE, options).clearCookie(HOTEL_COOKIE, options)
    },
  }
}
