/** A booking in the words of the site where it is looked at. */
import { amountsDueNow } from '../rules/amount-due.ts'
import type { Booking } from '../rules/booking.ts'
import { maskedDocument } from '../../site/booking-fields.ts'
import { fullName } from '../../store/booking-names.ts'
import { writeDay } from '../../site/calendar-day.ts'
import type { ShownBooking } from '../pages/confirmation/shown-booking.ts'
import { describeLine, type Products } from '../../products/product.ts'
import { todayIn } from '../../http/clock.ts'
import type { Database } from '../../store/database.ts'
import type { Visit } from '../../http/visit.ts'

export function shownBooking(
  products: Products,
  visit: Pick<Visit, 'site' | 'text'>,
  booking: Booking,
): ShownBooking {
  const { contact } = booking
  const dues = amountsDueNow(booking.items, booking.payment)
  const { conventions, timeZone } = visit.site.edition
  const hours = new Intl.DateTimeFormat(conventions, { timeStyle: 'short', timeZone })
  const today = todayIn(timeZone)
  const moment = (instant: number) =>
    `${writeDay(todayIn(timeZone, new Date(instant)))} ${hours.format(instant)}`
  return {
    locator: booking.locator,
    state: booking.state,
    lines: booking.items.map((item, index) => ({
      ...describeLine(products, item, visit, today, true),
      dueNow: dues[index]!,
      guests: item.guests.map(fullName),
      ...(item.guests.some(({ document }) => document) && {
        documents: item.guests.map(({ document }) => (document ? maskedDocument(document) : '')),
      }),
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

/** With what can be done about their lines today. */
export async function withActions(
  products: Products,
  db: () => Database['db'],
  visit: Pick<Visit, 'site' | 'text'>,
  bookings: readonly Booking[],
): Promise<ShownBooking[]> {
  const today = todayIn(visit.site.edition.timeZone)
  const kinds = new Set(bookings.flatMap(({ items }) => items.map(({ kind }) => kind)))
  const known = await Promise.all(
    [...kinds].map((kind) => products.of(kind).actions(db, bookings, visit, today)),
  )
  const actions = new Map(known.flatMap((each) => [...each]))
  return bookings.map((booking) => {
    const shown = shownBooking(products, visit, booking)
    return {
      ...shown,
      lines: shown.lines.map((line, index) => {
        const action = actions.get(booking.items[index]!.id)
        return action ? { ...line, action } : line
      }),
    }
  })
}
