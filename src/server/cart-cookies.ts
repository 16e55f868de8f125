/** The cookies of somebody who is booking. All are necessary, and none can be read by scripts. */
import type { FastifyReply } from 'fastify'
import type { Visit } from './visit.ts'

export const CART_COOKIE = 'cart'
/** Where the last chosen hotel is: the way back when the time is over. */
const HOTEL_COOKIE = 'cart_hotel'
/** Long enough to say, after lunch, that the time is over. */
const CART_SECONDS = 7_200

export interface CartCookies {
  id: (visit: Pick<Visit, 'cookies'>) => string | null
  /** A path on this host, or empty. */
  hotel: (visit: Pick<Visit, 'cookies'>) => string
  keep: (reply: FastifyReply, id: string, hotel?: string) => void
  forget: (reply: FastifyReply) => void
}

export function cartCookies(isSecure: boolean): CartCookies {
  const options = { path: '/', sameSite: 'lax', secure: isSecure, httpOnly: true } as const
  const kept = { ...options, maxAge: CART_SECONDS }
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
      reply.setCookie(CART_COOKIE, id, kept)
      if (hotel) reply.setCookie(HOTEL_COOKIE, hotel, kept)
    },
    forget(reply) {
      reply.clearCookie(CART_COOKIE, options).clearCookie(HOTEL_COOKIE, options)
    },
  }
}
