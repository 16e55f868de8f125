/** The routes from the cart to my trips. None of their answers may be kept by anybody. */
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../store/database.ts'
import {
  openBookingDesk,
  paymentParts,
  type ProviderSettings,
} from '../service/open-booking-desk.ts'
import { type Day, partsOf } from '../../site/calendar-day.ts'
import type { Booking } from '../rules/booking.ts'
import type { ShownBooking } from '../pages/confirmation/shown-booking.ts'
import { brandOf } from '../../site/brands.ts'
import type { BookingParts } from './checkout-parts.ts'
import { networkOf } from '../../http/network.ts'
import { shownBooking } from './confirmation-booking.ts'
import { askWhose, visitedBooking } from './trips-access.ts'
import { answer, type Handler, perMinute } from '../../http/visit.ts'
import { cartCookies } from './cart-cookies.ts'
import { changeCart, showCart } from './cart.tsx'
import {
  answerBankQuestion,
  returnToCheckout,
  sendCheckout,
  showBankQuestion,
  showCheckout,
} from './checkout.tsx'
import { checkoutCookies } from './checkout-cookies.ts'
import type { CheckoutTokens } from '../service/checkout-token.ts'
import { problem } from '../../site/problems.ts'
import { readStripeNotice, STRIPE_SIGNATURE_HEADER } from '../payments/stripe-webhook.ts'
import type { BookingDesk } from '../service/booking-desk.ts'
import { statusOf } from '../../http/http-statuses.ts'
import { logSecurity } from '../../http/security-events.ts'
import { showConfirmation, showVoucher } from './confirmation.tsx'
import { takeUploads } from '../../accounts/routes/picture-upload.ts'
import type { PageRenderer } from '../../rendering/routes/page-renderer.tsx'
import type { Products } from '../../products/product.ts'
import type { CurrencyRates } from '../../site/money.ts'
import type { Settings } from '../../settings.ts'
import { countOnce, type SharedLimits } from '../../http/shared-limits.ts'
import { cancelBooking, showCancellation } from './trips-cancel.tsx'
import { sendClaim, showClaim } from './trips-claim.tsx'
import { tripCookies } from './trips-cookies.ts'
import { findTrip, showTrips } from './trips.tsx'

/** Slow enough that nobody finds a booking by trying. */
const TRIES = { changesSomething: true, maxPerMinute: 10 }
/** Bookings that one address may look at, by form or by cookie. One page may show ten of them. */
const LOOK_UPS_PER_MINUTE = 120
export const ORDERS = { changesSomething: true, maxPerMinute: 60 }

export async function answerBooking(
  app: FastifyInstance,
  renderer: PageRenderer,
  store: () => Database,
  products: Products,
  rates: () => CurrencyRates,
  settings: ProviderSettings & Pick<Settings, 'stripeWebhookSecret'>,
  tokens: CheckoutTokens,
  limits: SharedLimits,
  /** Pages of products about what was booked. */
  more: (routes: FastifyInstance, parts: BookingParts) => void,
): Promise<void> {
  const isSecure = settings.publicUrl.protocol === 'https:'
  const desk = openBookingDesk({
    ...paymentParts(store, products, settings),
    products,
    store,
    rates,
    tokens,
    onFailure: (error) => app.log.error(error),
  })
  await answerStripe(app, desk, settings.stripeWebhookSecret)
  const parts: BookingParts = {
    desk,
    products,
    store,
    tokens,
    publicUrl: settings.publicUrl,
    cartCookies: cartCookies(isSecure, products),
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
    more(routes, parts)
  })
}

/** Of all threads together. */
function lookUpLimit(limits: SharedLimits): BookingParts['mayLookUp'] {
  return ({ ip }) => {
    const { current } = countOnce(limits, `look-up ${networkOf(ip)}`, 60_000, Date.now())
    return current <= LOOK_UPS_PER_MINUTE
  }
}

/** Where Stripe tells us what became of a payment. Not a page: no form, no cookie, no site. */
export const STRIPE_WEBHOOK_PATH = '/webhooks/stripe'
const BODY_LIMIT = 262_144
const MAX_PER_MINUTE = 600

async function answerStripe(
  app: FastifyInstance,
  desk: Pick<BookingDesk, 'handleNotice'>,
  secret: string | undefined,
): Promise<void> {
  if (!secret) return
  await app.register(async (routes) => {
    // The signature is over the very bytes that were sent.
    routes.removeAllContentTypeParsers()
    routes.addContentTypeParser(
      'application/json',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_, body, done) => done(null, body),
    )
    routes.route({
      method: 'POST',
      url: STRIPE_WEBHOOK_PATH,
      config: { rateLimit: perMinute(MAX_PER_MINUTE, STRIPE_WEBHOOK_PATH) },
      handler: async (request, reply) => {
        const signature = request.headers[STRIPE_SIGNATURE_HEADER]
        const body = typeof request.body === 'string' ? request.body : ''
        const notice = readStripeNotice(body, signature, secret, Date.now())
        if (!notice) {
          logSecurity(request, 'notice-forged')
          return reply.code(400).send({ problems: [problem('token-forged', 'stripe-signature')] })
        }
        const heard = await desk.handleNotice(notice, Date.now())
        // Anything but a success, and Stripe tells it again later.
        if (!heard.ok)
          return reply.code(statusOf(heard.problems[0]!.code)).send({ problems: heard.problems })
        return reply.send({ received: true })
      },
    })
  })
}

/** A booking for the visitor's own calendar: one entry of whole days for each line (RFC 5545). */
function calendarFile(parts: BookingParts): Handler {
  return async (visit) => {
    const booking = await visitedBooking(parts, visit)
    if (!booking) return visit.redirect(askWhose(visit))
    const shown = shownBooking(parts.products, visit, booking)
    const about = `${visit.text('confirmation.locator')}: ${booking.locator}`
    return visit.reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="${booking.locator}.ics"`)
      .send(writeCalendar(booking, shown, { brand: brandOf(visit.site).name, about }))
  }
}

export function writeCalendar(
  booking: Pick<Booking, 'locator' | 'bookedAt' | 'state'>,
  shown: Pick<ShownBooking, 'lines'>,
  { brand, about }: { brand: string; about: string },
): string {
  const state = booking.state === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'
  const events = shown.lines.flatMap(eventsOf).map(({ title, place, point, ...event }, index) => [
    'BEGIN:VEVENT',
    `UID:${booking.locator}-${index + 1}@${brand.toLowerCase().replace(/\W/g, '')}`,
    `DTSTAMP:${stampOf(booking.bookedAt)}`,
    ...event.when,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    ...(point ? [`GEO:${point.latitude};${point.longitude}`] : []),
    `DESCRIPTION:${escaped(`${about}\n${event.about}`)}`,
    `STATUS:${state}`,
    // Whoever flies cannot do anything else meanwhile.
    `TRANSP:${event.isBusy ? 'OPAQUE' : 'TRANSPARENT'}`,
    'END:VEVENT',
  ])
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand}//Booking//EN`,
    'METHOD:PUBLISH',
    ...events.flat(),
    'END:VCALENDAR',
  ]
  return lines.map(folded).join('\r\n') + '\r\n'
}

/** Of a line: those that it tells, to the minute, or all its days as one. */
function eventsOf(line: ShownBooking['lines'][number]) {
  const guests = line.guests.join(', ')
  if (!line.events) {
    const { title, place, point, begins, ends, included } = line
    const when = [`DTSTART;VALUE=DATE:${dateOf(begins)}`, `DTEND;VALUE=DATE:${dateOf(ends)}`]
    return [{ title, place, point, when, about: `${guests}\n${included}`, isBusy: false }]
  }
  return line.events.map(({ title, place, point, from, until, about }) => ({
    title,
    place,
    point,
    when: [`DTSTART:${stampOf(from)}`, `DTEND:${stampOf(until)}`],
    about: `${guests}\n${about}`,
    isBusy: true,
  }))
}

function dateOf(day: Day): string {
  const { year, month, dayOfMonth } = partsOf(day)
  return `${year}${two(month)}${two(dayOfMonth)}`
}

function stampOf(moment: number): string {
  return new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '')
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')
}

/** Lines have at most 75 bytes, and letters may have several; a line that goes on begins with a space. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > (parts.length > 0 ? 74 : 75)) {
      parts.push(part)
      part = ''
    }
    part += letter
  }
  return [...parts, part].join('\r\n ')
}
