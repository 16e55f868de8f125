/** What the pages of a booking are made with. */
import { networkOf } from '../../http/network.ts'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../../store/database.ts'
import type { BookingDesk } from '../service/booking-desk.ts'
import type { CartCookies } from './cart-cookies.ts'
import type { CheckoutCookies } from './checkout-cookies.ts'
import type { CheckoutTokens } from '../service/checkout-token.ts'
import type { Products } from '../../products/product.ts'
import type { TripCookies } from './trips-cookies.ts'
import type { Cart } from '../rules/booking.ts'
import { MAX_HOLD_RENEWALS } from '../rules/hold-limits.ts'
import type { ShownHold } from '../pages/cart/hold-clock.tsx'
import type { Site } from '../../site/site.ts'
import type { Visit } from '../../http/visit.ts'

export interface BookingParts {
  desk: BookingDesk
  products: Products
  store: () => Database
  tokens: CheckoutTokens
  publicUrl: URL
  cartCookies: CartCookies
  checkoutCookies: CheckoutCookies
  tripCookies: TripCookies
  /** Whether one more booking may be looked up by locator and e-mail. Asking counts. */
  mayLookUp: (request: FastifyRequest) => boolean
}

/** How long the rooms of a cart are kept, as its pages tell it. */
export function holdOf(
  { expiresAt, renewals }: Pick<Cart, 'expiresAt' | 'renewals'>,
  { edition }: Pick<Site, 'edition'>,
  now: number,
): ShownHold {
  const format = new Intl.DateTimeFormat(edition.conventions, {
    timeStyle: 'short',
    timeZone: edition.timeZone,
  })
  const secondsLeft = Math.max(0, Math.floor((expiresAt - now) / 1_000))
  const renewal = renewals < MAX_HOLD_RENEWALS ? renewals : null
  return { until: format.format(expiresAt), secondsLeft, renewal }
}

// What tells one visitor's carts from another's while rooms are kept.

/** Addresses themselves are not kept. */
export function visitorMark(
  tokens: Pick<CheckoutTokens, 'mark'>,
  { reply }: Pick<Visit, 'reply'>,
): string {
  return tokens.mark(networkOf(reply.request.ip))
}
