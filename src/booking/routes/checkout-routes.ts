/** The routes from the cart to my trips. None of their answers may be kept by anybody. */
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../store/database.ts'
import {
  openBookingDesk,
  paymentParts,
  type ProviderSettings,
} from '../service/open-booking-desk.ts'
import { calendarFile } from './calendar-file.ts'
import { cartCookies } from './cart-cookies.ts'
import { networkOf } from './cart-visitor.ts'
import { changeCart, showCart } from './cart.tsx'
import { answerBankQuestion, showBankQuestion } from './checkout-bank.tsx'
import { checkoutCookies } from './checkout-cookies.ts'
import type { BookingParts } from './checkout-parts.ts'
import type { CheckoutTokens } from './checkout-token.ts'
import { answerStripe } from './checkout-webhook.ts'
import { returnToCheckout, sendCheckout, showCheckout } from './checkout.tsx'
import { showConfirmation } from './confirmation.tsx'
import { takeUploads } from '../../accounts/routes/picture-upload.ts'
import type { PageRenderer } from '../../rendering/routes/page-renderer.tsx'
import type { SearchMemory } from '../../products/hotels/service/search-memory.ts'
import type { Settings } from '../../settings.ts'
import { countOnce, type SharedLimits } from '../../http/shared-limits.ts'
import { cancelBooking, showCancellation } from './trips-cancel.tsx'
import { sendClaim, showClaim } from './trips-claim.tsx'
import { tripCookies } from './trips-cookies.ts'
import { findTrip, showTrips } from './trips.tsx'
import { answer } from '../../http/visit.ts'
import { showVoucher } from './voucher.tsx'
import { sendReview, showReview } from '../../products/hotels/reviews/routes/written-review.tsx'

/** Slow enough that nobody finds a booking by trying. */
const TRIES = { changesSomething: true, mostPerMinute: 10 }
/** Bookings that one address may look at, by form or by cookie. One page may show ten of them. */
const LOOK_UPS_PER_MINUTE = 120
const ORDERS = { changesSomething: true, mostPerMinute: 60 }

export async function answerBooking(
  app: FastifyInstance,
  renderer: PageRenderer,
  store: () => Database,
  memory: () => SearchMemory,
  settings: ProviderSettings & Pick<Settings, 'stripeWebhookSecret'>,
  tokens: CheckoutTokens,
  limits: SharedLimits,
): Promise<void> {
  const isSecure = settings.publicUrl.protocol === 'https:'
  const desk = openBookingDesk({
    ...paymentParts(store, () => memory().geography, settings),
    store,
    rates: () => memory().rates,
    tokens,
    onFailure: (error) => app.log.error(error),
  })
  await answerStripe(app, desk, settings.stripeWebhookSecret)
  const parts: BookingParts = {
    desk,
    memory,
    store,
    tokens,
    publicUrl: settings.publicUrl,
    cartCookies: cartCookies(isSecure),
    checkoutCookies: checkoutCookies(isSecure),
    tripCookies: tripCookies(isSecure, tokens),
    mayLookUp: lookUpLimit(limits),
  }
  await app.register(async (routes) => {
    routes.addHook('onSend', async (_, reply) => {
      reply.header('cache-control', 'no-store')
    })
    answer(routes, renderer, 'GET', 'cart', showCart(parts))
    answer(routes, renderer, 'POST', 'cart', changeCart(parts), ORDERS)
    answer(routes, renderer, 'GET', 'checkout', showCheckout(parts))
    answer(routes, renderer, 'POST', 'checkout', sendCheckout(parts), ORDERS)
    answer(routes, renderer, 'GET', 'checkoutReturn', returnToCheckout(parts))
    answer(routes, renderer, 'GET', 'bankQuestion', showBankQuestion)
    answer(routes, renderer, 'POST', 'bankQuestion', answerBankQuestion(parts), ORDERS)
    answer(routes, renderer, 'GET', 'confirmation', showConfirmation(parts))
    answer(routes, renderer, 'GET', 'voucher', showVoucher(parts))
    answer(routes, renderer, 'GET', 'calendarFile', calendarFile(parts))
    answer(routes, renderer, 'GET', 'trips', showTrips(parts))
    answer(routes, renderer, 'POST', 'trips', findTrip(parts), TRIES)
    answer(routes, renderer, 'GET', 'cancelTrip', showCancellation(parts))
    answer(routes, renderer, 'POST', 'cancelTrip', cancelBooking(parts), ORDERS)
    answer(routes, renderer, 'GET', 'priceClaim', showClaim(parts))
    await routes.register(async (uploads) => {
      takeUploads(uploads)
      answer(uploads, renderer, 'POST', 'priceClaim', sendClaim(parts), ORDERS)
    })
    answer(routes, renderer, 'GET', 'writeReview', showReview(parts))
    answer(routes, renderer, 'POST', 'writeReview', sendReview(parts), ORDERS)
  })
}

/** Of all threads together. */
function lookUpLimit(limits: SharedLimits): BookingParts['mayLookUp'] {
  return ({ ip }) => {
    const { current } = countOnce(limits, `look-up ${networkOf(ip)}`, 60_000, Date.now())
    return current <= LOOK_UPS_PER_MINUTE
  }
}
