/** Puts the booking desk together. */
import type { Booking } from '../rules/booking.ts'
import { type HotelNews, toCollect } from '../rules/hotel-news.ts'
import { EDITIONS } from '../../site/editions/editions.ts'
import { readable, unreadable } from '../../site/problems.ts'
import { sandboxPayments } from '../payments/sandbox-payments.ts'
import { stripePayments } from '../payments/stripe-payments.ts'
import type { Database } from '../../store/database.ts'
import { paymentById, recordNotice, sandboxRecords, isNoticeKnown } from '../store/payments.ts'
import type { Geography } from '../../places/geography/geography.ts'
import { type BookingMail, bookingMail, type Fact, stayFacts } from './booking-mail.ts'
import { editionOfHotel } from '../../products/hotels/catalogue/rules/hotel-contact.ts'
import { formatMoneyExactly, type MinorUnits } from '../../site/money.ts'
import { keepMails, type MailToSend } from '../../mail/outgoing-mail.ts'
import { brandOf } from '../../site/brands.ts'
import { longDay } from '../../site/text/day-words.ts'
import { textOf } from '../../site/messages/texts.ts'
import type { WordsOf } from '../../site/messages/catalogue.ts'
import { writeMail } from '../../mail/mail-content.ts'
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
import { cartDesk, isId } from './cart-desk.ts'
import { checkoutDesk } from './checkout-desk.ts'
import { OPEN_STATES } from '../rules/payment.ts'
import { settlePayment } from './settle-payment.ts'

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

/** Decides a claim under the best-price guarantee and writes to whoever made it. */
function claimDesk(parts: DeskParts): Pick<BookingDesk, 'decideClaim'> {
  return {
    decideClaim: (claimId, { isAccepted, also }, now) =>
      decideClaim(parts.store(), claimId, isAccepted, now, async (db, claim) => {
        const booking = (await bookingById({ db }, claim.bookingId))!
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
        const outcome = await refundBooking(parts.store(), asked)
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
  const { store } = parts
  return {
    booking: (locator, email) =>
      answered(parts, async () => {
        const booking = await bookingByLocator(store(), locator, email)
        return booking ? readable(booking) : refused('booking-not-found')
      }),
    bookingsOf: (personId) =>
      answered(parts, async () => readable(await bookingsOfPerson(store(), personId))),
    cancellationQuote: (booking, now) => quoteCancellation(booking, todayOf(booking, now)),
    cancel: (booking, now, also) =>
      answered(parts, async () => {
        const today = todayOf(booking, now)
        if (hasBegun(booking, today)) return refused('stay-begun')
        const { fee, refund } = quoteCancellation(booking, today)
        const mails = composeMails(parts, 'cancellation')
        const asked = { bookingId: booking.id, fee, refund, now, mails, also }
        const cancelled = await cancelBooking(store(), asked)
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

/** What a hotel is told about its bookings, in its own language: what it needs, and no more. */
export function hotelMail(
  news: HotelNews,
  booking: Booking,
  hotelId: number,
  geography: Geography,
): MailToSend {
  const items = booking.items.filter(({ hotel }) => hotel.id === hotelId)
  const { hotel, hotelContact, stay } = items[0]!
  const country = geography.countryCode(geography.byId(hotel.cityId))
  const edition = EDITIONS[editionOfHotel(country, hotelContact?.language)]
  const site = { ...booking.site, edition }
  const text = textOf(site)
  const { locator } = booking
  const brand = brandOf(site).name
  const collected = toCollect(booking).get(hotelId)!.now
  const written = writeMail(
    {
      subject: text(`mail.hotel.${news}.subject`, {
        locator,
        day: longDay(stay.checkIn, edition.conventions),
      }),
      paragraphs: [text(`mail.hotel.${news}.text`, { hotel: hotel.name, brand })],
      facts: [
        [text('mail.booking.locator'), locator],
        ...guestFacts(booking, text, news),
        ...items.flatMap((item) => stayFacts(item, { site, text }, geography)),
        ...(news === 'cancelled' ? [] : moneyFacts(booking, text, collected)),
      ],
    },
    site,
  )
  return { recipient: hotelContact?.email ?? '', ...written }
}

function moneyFacts(
  { currency }: Booking,
  text: WordsOf['text'],
  collected: MinorUnits,
): readonly Fact[] {
  const amount =
    collected > 0 ? formatMoneyExactly(collected, currency) : text('mail.hotel.prepaid')
  return [
    ['', text('mail.booking.payment')],
    [text('mail.hotel.collect'), amount],
  ]
}

/** Whoever does not come any more needs not be called, and wishes for nothing. */
function guestFacts(
  { contact, requests }: Booking,
  text: WordsOf['text'],
  news: HotelNews,
): readonly Fact[] {
  const isComing = news !== 'cancelled'
  const facts: Fact[] = [
    [text('mail.hotel.booker'), `${contact.firstName} ${contact.lastName}`],
    [text('mail.hotel.phone'), isComing ? contact.phone : ''],
    [text('mail.booking.requests'), isComing ? requests : ''],
  ]
  return facts.filter(([, value]) => value !== '')
}
