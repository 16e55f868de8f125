/**
 * Which bookings this browser has shown that it may see: by having made them, or by naming locator
 * and e-mail. It is signed, so that nobody tries pairs by writing it; and it opens nothing by
 * itself: both are checked each time. Gone when the browser closes, and when its owner signs out.
 */
import { TRIPS_COOKIE } from '../../site/session-cookie.ts'
import { timingSafeEqual } from 'node:crypto'
import type { CheckoutTokens } from '../service/checkout-token.ts'
import { logSecurity } from '../../http/security-events.ts'
import type { Visit } from '../../http/visit.ts'
const MAX_TRIPS = 10

export interface KnownTrip {
  locator: string
  email: string
}

type TripVisit = Pick<Visit, 'cookies' | 'reply'>

export interface TripCookies {
  known: (visit: TripVisit) => KnownTrip[]
  remember: (visit: TripVisit, trip: KnownTrip) => void
}

export function tripCookies(
  isSecure: boolean,
  { mark }: Pick<CheckoutTokens, 'mark'>,
): TripCookies {
  const options = { path: '/', sameSite: 'lax', secure: isSecure, httpOnly: true } as const
  const signatureOf = (payload: string) => mark(`${TRIPS_COOKIE} ${payload}`)
  return {
    known,
    remember(visit, trip) {
      const others = known(visit).filter(({ locator }) => locator !== trip.locator)
      const pairs = [trip, ...others].slice(0, MAX_TRIPS).map((each) => [each.locator, each.email])
      const payload = Buffer.from(JSON.stringify(pairs)).toString('base64url')
      visit.reply.setCookie(TRIPS_COOKIE, `${payload}.${signatureOf(payload)}`, options)
    },
  }

  function known({ cookies, reply }: TripVisit): KnownTrip[] {
    const cookie = cookies[TRIPS_COOKIE]
    if (!cookie) return []
    const [payload = '', signature = ''] = cookie.split('.')
    if (isSame(signature, signatureOf(payload))) return readTrips(payload)
    logSecurity(reply.request, 'trips-forged')
    reply.clearCookie(TRIPS_COOKIE, options)
    return []
  }
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}

/** Only what we have signed ourselves gets here. */
function readTrips(payload: string): KnownTrip[] {
  const pairs = JSON.parse(Buffer.from(payload, 'base64url').toString()) as [string, string][]
  return pairs.map(([locator, email]) => ({ locator, email }))
}
