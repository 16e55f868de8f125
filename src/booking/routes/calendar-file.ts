/** A booking for the visitor's own calendar: one entry of whole days for each stay (RFC 5545). */
import { type Day, partsOf } from '../../site/calendar-day.ts'
import type { Booking } from '../rules/booking.ts'
import type { ShownBooking } from '../pages/confirmation/shown-booking.ts'
import { brandOf } from '../../site/brands.ts'
import type { BookingParts } from './checkout-parts.ts'
import { shownBooking } from './confirmation-booking.ts'
import { askWhose, visitedBooking } from './trips-access.ts'
import type { Handler } from '../../http/visit.ts'

export function calendarFile(parts: BookingParts): Handler {
  return async (visit) => {
    const booking = await visitedBooking(parts, visit)
    if (!booking) return visit.redirect(askWhose(visit))
    const shown = shownBooking(parts.memory(), visit, booking)
    const about = `${visit.text('confirmation.locator')}: ${booking.locator}`
    return visit.reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', `attachment; filename="${booking.locator}.ics"`)
      .send(writeCalendar(booking, shown, { brand: brandOf(visit.site).name, about }))
  }
}

export function writeCalendar(
  booking: Pick<Booking, 'locator' | 'bookedAt' | 'state' | 'items'>,
  shown: Pick<ShownBooking, 'stays'>,
  { brand, about }: { brand: string; about: string },
): string {
  const state = booking.state === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'
  const events = shown.stays.flatMap((stay, index) => {
    const { latitude = 0, longitude = 0 } = booking.items[index]?.hotel ?? {}
    return [
      'BEGIN:VEVENT',
      `UID:${booking.locator}-${index + 1}@${brand.toLowerCase().replace(/\W/g, '')}`,
      `DTSTAMP:${stampOf(booking.bookedAt)}`,
      `DTSTART;VALUE=DATE:${dateOf(stay.stay.checkIn)}`,
      `DTEND;VALUE=DATE:${dateOf(stay.stay.checkOut)}`,
      `SUMMARY:${escaped(stay.hotelName)}`,
      `LOCATION:${escaped(stay.address)}`,
      ...(latitude || longitude ? [`GEO:${latitude};${longitude}`] : []),
      `DESCRIPTION:${escaped(`${about}\n${stay.guests.join(', ')}\n${stay.board}`)}`,
      `STATUS:${state}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]
  })
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${brand}//Booking//EN`,
    'METHOD:PUBLISH',
    ...events,
    'END:VCALENDAR',
  ]
  return lines.map(folded).join('\r\n') + '\r\n'
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
