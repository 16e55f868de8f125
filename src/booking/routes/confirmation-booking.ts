/** A booking in the words of the site where it is looked at. */
import { amountsDueNow } from '../rules/amount-due.ts'
import type { Booking } from '../rules/booking.ts'
import { writeDay } from '../../site/calendar-day.ts'
import type { ShownBooking } from '../pages/confirmation/shown-booking.ts'
import { shownStay } from '../service/cart-stay.ts'
import { todayIn } from '../../http/clock.ts'
import type { SearchMemory } from '../../products/hotels/service/search-memory.ts'
import type { Visit } from '../../http/visit.ts'

export function shownBooking(
  memory: Pick<SearchMemory, 'geography'>,
  visit: Pick<Visit, 'site' | 'text'>,
  booking: Booking,
): ShownBooking {
  const { contact } = booking
  const dues = amountsDueNow(booking.items, booking.payment)
  const { conventions, timeZone } = visit.site.edition
  const hours = new Intl.DateTimeFormat(conventions, { timeStyle: 'short', timeZone })
  const moment = (instant: number) =>
    `${writeDay(todayIn(timeZone, new Date(instant)))} ${hours.format(instant)}`
  return {
    locator: booking.locator,
    state: booking.state,
    stays: booking.items.map((item, index) => ({
      ...shownStay(memory, visit, item, true),
      phone: item.hotelContact?.phone ?? '',
      dueNow: dues[index]!,
      guests: item.guests.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    })),
    contactName: `${contact.firstName} ${contact.lastName}`,
    email: contact.email,
    phone: contact.phone,
    requests: booking.requests,
    invoice: booking.invoice,
    currency: booking.currency,
    total: booking.total,
    payment: booking.payment,
    paid: booking.paid,
    refunded: booking.refunded,
    lessAtHotel: booking.lessAtHotel,
    cancellationFee: booking.cancellationFee,
    bookedOn: moment(booking.bookedAt),
    cancelledOn: booking.cancelledAt === null ? '' : moment(booking.cancelledAt),
  }
}
