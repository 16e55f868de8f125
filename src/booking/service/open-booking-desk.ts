/** Puts the booking desk together. */
import type { Booking } from '../rules/booking.ts'
import { EDITIONS } from '../../site/editions/editions.ts'
import { readable, unreadable } from '../../site/problems.ts'
import { sandboxPayments } from '../payments/sandbox-payments.ts'
import { stripePayments } from '../payments/stripe-payments.ts'
import type { Database } from '../../store/database.ts'
import { paymentById, recordNotice, sandboxRecords, isNoticeKnown } from '../store/payments.ts'
import { type BookingMail, bookingMail } from './booking-mail.ts'
import { keepMails } from '../../mail/outgoing-mail.ts'
import type { Products } from '../../products/product.ts'
import { sellerOf, type Settings } from '../../settings.ts'
import type { BookingDesk } from './booking-desk.ts'
import { guaranteeRefund } from '../rules/best-price-guarantee.ts'
import { hasBegun } from '../rules/cancellation-quote.ts'
import { quoteCancellation } from '../rules/cancellation-quote.ts'
import type { Day } from '../../site/calendar-day.ts'
import { cancelBooking, refundBooking } from '../store/booking-cancellation.ts'
import { decideClaim, makeClaim } from '../store/booking-claims.ts'
import { bookingById, bookingByLocator, bookingsOfPerson } from '../store/bookings.ts'
import { CLAIM_FIELDS } from '../../site/booking-fields.ts'
import { todayIn } from '../../http/clock.ts'
import { answered, closedClaim, composeMails, type DeskParts, refused } from './desk-parts.ts'
import { payRefunds } from './recover-payments.ts'
import { changeDesk } from './change-desk.ts'
import { cartDesk, isId } from './cart-desk.ts'
import { checkoutDesk } from './checkout-desk.ts'
import { OPEN_STATES } from '../rules/payment.ts'
import { settlePayment } from './settle-payment.ts'

export function openBookingDesk(parts: DeskParts): BookingDesk {
  return {
    ...cartDesk(parts),
    ...checkoutDesk(parts),
    ...cancelDesk(parts),
    ...changeDesk(parts),
    ...refundDesk(parts),
    ...claimDesk(parts),
    ...noticeDesk(parts),
    takesCards: parts.payments.takesCards,
    answerChallenge: (paymentId, isApproved) =>
      answered(parts, async () => {
        const answer = await parts.sandbox?.answerChallenge(paymentId, isApproved)
        return answer ? readable(answer.back) : refused('page-not-found')
      }),
  }
}

export type ProviderSettings = Pick<
  Settings,
  'payments' | 'stripeSecretKey' | 'sandboxDelayMs' | 'publicUrl'
>

/** The provider that is configured, never one by default; and mails to guests. */
export function paymentParts(
  store: () => Database,
  products: Products,
  settings: ProviderSettings,
) {
  const { stripeSecretKey, sandboxDelayMs, publicUrl } = settings
  const sandbox =
    sellerOf(settings) === 'sandbox' ? sandboxPayments(sandboxRecords(store), sandboxDelayMs) : null
  return {
    sandbox,
    payments: sandbox ?? stripePayments(stripeSecretKey!),
    mail: (kind: BookingMail, booking: Booking) => {
      const site = { ...booking.site, edition: EDITIONS[booking.site.edition] }
      const { contact, personId } = booking
      const place = { site, publicUrl, products }
      return { recipient: contact.email, personId, ...bookingMail(kind, booking, place) }
    },
  }
}

/** Decides a claim under the best-price guarantee and writes to whoever made it. */
function claimDesk(parts: DeskParts): Pick<BookingDesk, 'decideClaim'> {
  return {
    decideClaim: (claimId, { isAccepted, also }, now) =>
      decideClaim(parts.store(), claimId, isAccepted, now, async (db, claim) => {
        const booking = (await bookingById(parts.products, { db }, claim.bookingId))!
        const mails = composeMails(parts, isAccepted ? 'claim-accepted' : 'claim-refused')(booking)
        await keepMails({ db }, mails, now)
        await also(db, claim, booking)
      }),
  }
}

/** Money given back by somebody who may: in part or all that is left, but never more. */
function refundDesk(parts: DeskParts): Pick<BookingDesk, 'refund'> {
  return {
    refund: (booking, { amount, key, also }, now) =>
      answered(parts, async () => {
        const mails = composeMails(parts, 'refund')
        const asked = { bookingId: booking.id, amount, key, now, mails, also }
        const outcome = await refundBooking(parts.products, parts.store(), asked)
        if (outcome.kind === 'too-much') return refused('refund-too-much', 'amount', outcome.left)
        // Owed from here on: should this fail, recovery pays it.
        await payRefunds(parts, now, booking.id)
        return readable(outcome.booking)
      }),
  }
}

/** A provider says that something became of a payment. What became of it, the provider is asked. */
function noticeDesk(parts: DeskParts): Pick<BookingDesk, 'handleNotice'> {
  const { store, payments } = parts
  return {
    handleNotice: ({ id, paymentId }, now) =>
      answered(parts, async () => {
        if (await isNoticeKnown(store(), id)) return readable(null)
        const payment = isId(paymentId) ? await paymentById(store(), paymentId) : null
        // Also one that was given up: money that came too late must go back.
        const isWaiting = payment && [...OPEN_STATES, 'void-due', 'voided'].includes(payment.state)
        if (isWaiting) {
          const standing = await payments.standing(payment)
          if (standing.state !== 'challenge') await settlePayment(parts, payment, standing, now)
        }
        await recordNotice(store(), id, now)
        return readable(null)
      }),
  }
}

/** After the purchase: looking a booking up, cancelling it, claiming the best price. */
type CancelDesk = Pick<
  BookingDesk,
  'booking' | 'bookingsOf' | 'cancellationQuote' | 'cancel' | 'bestPriceClaim'
>

function cancelDesk(parts: DeskParts): CancelDesk {
  const { store, products } = parts
  const quoteOn = (booking: Booking, today: Day) =>
    quoteCancellation(booking, (line) => products.of(line.kind).cancellation(line, today))
  return {
    booking: (locator, email) =>
      answered(parts, async () => {
        const booking = await bookingByLocator(products, store(), locator, email)
        return booking ? readable(booking) : refused('booking-not-found')
      }),
    bookingsOf: (personId) =>
      answered(parts, async () => readable(await bookingsOfPerson(products, store(), personId))),
    cancellationQuote: (booking, now) => quoteOn(booking, todayOf(booking, now)),
    cancel: (booking, now, also) =>
      answered(parts, async () => {
        const today = todayOf(booking, now)
        if (hasBegun(booking, today)) return refused('stay-begun')
        const { fee, refund } = quoteOn(booking, today)
        const mails = composeMails(parts, 'cancellation')
        const asked = { bookingId: booking.id, fee, refund, now, mails, also }
        const cancelled = await cancelBooking(products, store(), asked)
        if (!cancelled) return refused('booking-cancelled')
        // Owed from here on: should this fail, recovery pays it.
        await payRefunds(parts, now, booking.id)
        return readable(cancelled)
      }),
    bestPriceClaim: (booking, { address, found, proof = null }, now) =>
      answered(parts, async () => {
        const closed = await closedClaim(store(), booking, now)
        if (closed) return unreadable([closed])
        const refund = guaranteeRefund(booking.total, found)
        if (!(refund > 0 && found > 0)) return refused('claim-not-better', CLAIM_FIELDS.found)
        const claim = { bookingId: booking.id, address, found, refund, claimedAt: now }
        const made = await makeClaim(store(), claim, proof)
        return made ? readable(made) : refused('claim-made')
      }),
  }
}

function todayOf({ site }: Pick<Booking, 'site'>, now: number): Day {
  return todayIn(EDITIONS[site.edition].timeZone, new Date(now))
}
