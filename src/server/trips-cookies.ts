/**
 * Which bookings this browser has shown that it may see: by having made them, or by naming locator
 * and e-mail. It opens nothing by itself: both are checked each time. Gone when the browser closes.
 */
import type { FastifyReply } from 'fastify'
import type { Visit } from './visit.ts'

const COOKIE = 'trips'
const MOST = 10

export interface KnownTrip {
  locator: string
  email: string
}

export interface TripCookies {
  known: (visit: Pick<Visit, 'cookies'>) => KnownTrip[]
  remember: (visit: Pick<Visit, 'cookies' | 'reply'>, trip: KnownTrip) => void
}

export function tripCookies(isSecure: boolean): TripCookies {
  const options = { path: '/', sameSite: 'lax', secure: isSecure, httpOnly: true } as const
  return {
    known,
    remember(visit, trip) {
      const others = known(visit).filter(({ locator }) => locator !== trip.locator)
      const trips = [trip, ...others].slice(0, MOST)
      rememberIn(visit.reply, trips)
    },
  }

  function rememberIn(reply: FastifyReply, trips: KnownTrip[]): void {
    const pairs = trips.map(({ locator, email }) => [locator, email])
    reply.setCookie(COOKIE, Buffer.from(JSON.stringify(pairs)).toString('base64url'), options)
  }
}

function known({ cookies }: Pick<Visit, 'cookies'>): KnownTrip[] {
  return readTrips(cookies[COOKIE])
}

function readTrips(cookie: string | undefined): KnownTrip[] {
  if (!cookie) return []
  try {
    const pairs: unknown = JSON.parse(Buffer.from(cookie, 'base64url').toString())
    if (!Array.isArray(pairs)) return []
    return pairs.slice(0, MOST).flatMap((pair: unknown): KnownTrip[] => {
      if (!Array.isArray(pair)) return []
      const [locator, email] = pair as unknown[]
      return typeof locator === 'string' && typeof email === 'string' ? [{ locator, email }] : []
    })
  } catch {
    return []
  }
}
