/** After the purchase: looking a booking up, cancelling it, claiming the best price. */
import { guaranteeRefund } from '../rules/best-price-guarantee.ts'
import type { Booking } from '../rules/booking.ts'
import { hasBegun, quoteCancellation } from '../rules/cancellation-quote.ts'
import type { Day } from '../../site/calendar-day.ts'
import { EDITIONS } from '../../site/editions/editions.ts'
import { readable, unreadable } from '../../site/problems.ts'
import { cancelBooking } from '../store/booking-cancellation.ts'
import { makeClaim } from '../store/booking-claims.ts'
import { bookingByLocator, bookingsOfPerson } from '../store/bookings.ts'
import { CLAIM_FIELDS } from '../pages/trips/trip-fields.ts'
import { todayIn } from '../../http/clock.ts'
import type { BookingDesk } from './booking-desk.ts'
import { closedClaim } from './closed-claim.ts'
import { answered, type DeskParts, composeMails, refused } from './desk-parts.ts'
import { payRefunds } from './recover-payments.ts'

type CancelDesk = Pick<
  BookingDesk,
  'booking' | 'bookingsOf' | 'cancellationQuote' | 'cancel' | 'bestPriceClaim'
>

export function cancelDesk(parts: DeskParts): CancelDesk {
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
