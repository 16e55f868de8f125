/** The routes from the cart to my trips. None of their answers may be kept by anybody. */
import type { FastifyInstance } from 'fastify'
import type { Database } from '../storage/database.ts'
import { openBookingDesk, paymentParts } from './booking/open-booking-desk.ts'
import { calendarFile } from './calendar-file.ts'
import { cartCookies } from './cart-cookies.ts'
import { changeCart, showCart } from './cart.tsx'
import { answerBankQuestion, showBankQuestion } from './checkout-bank.tsx'
import { checkoutCookies } from './checkout-cookies.ts'
import type { BookingParts } from './checkout-parts.ts'
import { checkoutTokens } from './checkout-token.ts'
import { returnToCheckout, sendCheckout, showCheckout } from './checkout.tsx'
import { showConfirmation } from './confirmation.tsx'
import type { PageRenderer } from './page-renderer.tsx'
import type { SearchMemory } from './search-memory.ts'
import type { Settings } from './settings.ts'
import { cancelBooking, showCancellation } from './trips-cancel.tsx'
import { sendClaim, showClaim } from './trips-claim.tsx'
import { tripCookies } from './trips-cookies.ts'
import { findTrip, showTrips } from './trips.tsx'
import { answer } from './visit.ts'
import { showVoucher } from './voucher.tsx'

/** Slow enough that nobody finds a booking by trying. */
const TRIES = { changesSomething: true, mostPerMinute: 10 }
const ORDERS = { changesSomething: true, mostPerMinute: 60 }

export async function answerBooking(
  app: FastifyInstance,
  renderer: PageRenderer,
  store: () => Database,
  memory: () => SearchMemory,
  settings: Pick<Settings, 'dataDir' | 'publicUrl' | 'stripeSecretKey'>,
): Promise<void> {
  const isSecure = settings.publicUrl.protocol === 'https:'
  const tokens = checkoutTokens(settings.dataDir)
  const desk = openBookingDesk({
    ...paymentParts(store, settings),
    store,
    rates: () => memory().rates,
    tokens,
    onFailure: (error) => app.log.error(error),
  })
  const parts: BookingParts = {
    desk,
    memory,
    tokens,
    cartCookies: cartCookies(isSecure),
    checkoutCookies: checkoutCookies(isSecure),
    tripCookies: tripCookies(isSecure),
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
    answer(routes, renderer, 'POST', 'priceClaim', sendClaim(parts), ORDERS)
  })
}
