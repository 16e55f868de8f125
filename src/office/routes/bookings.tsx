/** Finds bookings by what a traveller can tell: locator, e-mail, a name, the hotel, a day. */
import { readIsoDay } from '../../site/calendar-day.ts'
import { BOOKING_SEARCH_FIELDS as FIELDS, OFFICE_FIELDS } from '../rules/office-fields.ts'
import { fieldReader } from '../../site/form-values.ts'
import { problem } from '../../site/problems.ts'
import { findBookings } from '../store/admin-bookings.ts'
import { BookingsPage, type FoundBooking } from '../pages/bookings-page.tsx'
import { typedValues } from '../../booking/routes/checkout-values.ts'
import { hotelIdIn } from './hotels.tsx'
import type { OfficeHandler, OfficeParts } from './office-parts.ts'
import { momentsOn } from '../../site/text/moments.ts'
import { numberIn, officePage } from './office-page.tsx'

const MOST = 50

export function showBookings({ store, products }: OfficeParts): OfficeHandler {
  return async (visit) => {
    const { query, site, staff, text } = visit
    const reader = fieldReader(query)
    const asked = {
      locator: reader.text(FIELDS.locator),
      email: reader.text(FIELDS.email),
      name: reader.text(FIELDS.name),
    }
    const hotel = reader.text(FIELDS.hotel)
    const hotelId = hotelIdIn(hotel)
    const typedDay = reader.text(FIELDS.day, 10)
    const day = readIsoDay(typedDay)
    if (typedDay && day === null) reader.report(problem('date-unreadable', FIELDS.day))
    const before = numberIn(query[OFFICE_FIELDS.before])
    const read = reader.finish({
      ...asked,
      ...(hotelId === null ? { hotelName: hotel } : { hotelId }),
      ...(day !== null && { day }),
      ...(before !== null && { before }),
      most: MOST + 1,
    })
    const found = read.ok ? await findBookings(products, store(), read.value) : []
    const moment = momentsOn(site)
    const bookings = found.slice(0, MOST).map((booking): FoundBooking => ({
      id: booking.id,
      locator: booking.locator,
      state: booking.state,
      name: `${booking.contact.firstName} ${booking.contact.lastName}`,
      email: booking.contact.email,
      lines: booking.items.map((item) => ({
        name: products.of(item.kind).searchName(item),
        begins: item.begins,
        ends: item.ends,
      })),
      total: booking.total,
      currency: booking.currency,
      bookedOn: moment(booking.bookedAt),
    }))
    const problems = read.ok ? [] : read.problems
    const form = { values: typedValues(query), problems }
    const page = (
      <BookingsPage staff={staff} form={form} {...{ bookings }} hasMore={found.length > MOST} />
    )
    return officePage(visit, page, text('admin.section.bookings'), problems)
  }
}
