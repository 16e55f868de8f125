/** What the pages of a booking are made with. */
import type { FastifyRequest } from 'fastify'
import type { Database } from '../../store/database.ts'
import type { BookingDesk } from '../service/booking-desk.ts'
import type { CartCookies } from './cart-cookies.ts'
import type { CheckoutCookies } from './checkout-cookies.ts'
import type { CheckoutTokens } from './checkout-token.ts'
import type { SearchMemory } from '../../products/hotels/service/search-memory.ts'
import type { TripCookies } from './trips-cookies.ts'

export interface BookingParts {
  desk: BookingDesk
  memory: () => SearchMemory
  store: () => Database
  tokens: CheckoutTokens
  publicUrl: URL
  cartCookies: CartCookies
  checkoutCookies: CheckoutCookies
  tripCookies: TripCookies
  /** Whether one more booking may be looked up by locator and e-mail. Asking counts. */
  mayLookUp: (request: FastifyRequest) => boolean
}
