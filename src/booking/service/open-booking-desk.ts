/** Puts the booking desk together. */
import type { Booking } from '../rules/booking.ts'
import type { HotelNews } from '../rules/hotel-news.ts'
import { EDITIONS } from '../../site/editions/editions.ts'
import { readable } from '../../site/problems.ts'
import { sandboxPayments } from '../payments/sandbox-payments.ts'
import { stripePayments } from '../payments/stripe-payments.ts'
import type { Database } from '../../store/database.ts'
import { sandboxRecords } from '../store/payments-sandbox.ts'
import type { Geography } from '../../places/geography/geography.ts'
import { type BookingMail, bookingMail } from './booking-mail.ts'
import { hotelMail } from './hotel-mail.ts'
import { sellerOf, type Settings } from '../../settings.ts'
import type { BookingDesk } from './booking-desk.ts'
import { cancelDesk } from './cancel-desk.ts'
import { cartDesk } from './cart-desk.ts'
import { checkoutDesk } from './checkout-desk.ts'
import { answered, type DeskParts, refused } from './desk-parts.ts'
import { noticeDesk } from './notice-desk.ts'
import { claimDesk } from './claim-desk.ts'
import { refundDesk } from './refund-desk.ts'

export function openBookingDesk(parts: DeskParts): BookingDesk {
  return {
    ...cartDesk(parts),
    ...checkoutDesk(parts),
    ...cancelDesk(parts),
    ...refundDesk(parts),
    ...claimDesk(parts),
    ...noticeDesk(parts),
    takesCards: parts.payments.takesCards,
    answerChallenge: (paymentId, isApproved) =>
      answered(parts, async () => {
        const isAnswered = await parts.sandbox?.answerChallenge(paymentId, isApproved)
        return isAnswered ? readable(null) : refused('page-not-found')
      }),
  }
}

export type ProviderSettings = Pick<
  Settings,
  'payments' | 'stripeSecretKey' | 'sandboxDelayMs' | 'publicUrl'
>

/** The provider that is configured, never one by default; and mails to guests and hotels. */
export function paymentParts(
  store: () => Database,
  geography: () => Geography,
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
      const place = { site, publicUrl, geography: geography() }
      return { recipient: contact.email, personId, ...bookingMail(kind, booking, place) }
    },
    hotelMail: (news: HotelNews, booking: Booking, hotelId: number) =>
      hotelMail(news, booking, hotelId, geography()),
  }
}
