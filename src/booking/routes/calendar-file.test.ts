import { expect, test } from 'vitest'
import type { Booking } from '../rules/booking.ts'
import { dayOf } from '../../site/calendar-day.ts'
import type { ShownBooking } from '../pages/confirmation/shown-booking.ts'
import { writeCalendar } from './checkout-routes.ts'

const BOOKING = {
  locator: 'ACDEFGHJ',
  bookedAt: Date.UTC(2026, 10, 15, 7, 4, 5),
  state: 'confirmed',
} as Booking
const SHOWN = {
  lines: [
    {
      title: 'Patio; Luz, S.L.',
      place: `Calle de la Palabra Larguísima y Añeja, ${'ñ'.repeat(60)}`,
      begins: dayOf(2026, 12, 30),
      ends: dayOf(2027, 1, 2),
      point: { latitude: 37.39, longitude: -5.99 },
      guests: ['Ana López'],
      included: 'Desayuno',
    },
  ],
} as unknown as ShownBooking

test('what has its own hours is told to the minute, in UTC', () => {
  const events = [0, 1].map((at) => ({
    title: `Madrid – Lisboa ${at}`,
    place: 'Madrid (MAD)',
    from: Date.UTC(2026, 11, 30 + at, 7, 5),
    until: Date.UTC(2026, 11, 30 + at, 8, 25),
    about: 'QV 101',
    point: null,
  }))
  const shown = { lines: [{ ...SHOWN.lines[0]!, events }] }
  const file = writeCalendar(BOOKING, shown, { brand: 'Alisio', about: 'Localizador' })
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  expect(file).toContain('DTSTART:20261230T070500Z\r\nDTEND:20261230T082500Z\r\n')
  expect(file).toContain('UID:ACDEFGHJ-2@alisio')
  expect(file).not.toContain('VALUE=DATE')
})

test('whole days, escaped texts and lines that no calendar finds too long', () => {
  const file = writeCalendar(BOOKING, SHOWN, { brand: 'Alisio', about: 'Localizador: ACDEFGHJ' })
  expect(file).toContain('DTSTART;VALUE=DATE:20261230\r\nDTEND;VALUE=DATE:20270102\r\n')
  expect(file).toContain('DTSTAMP:20261115T070405Z')
  expect(file).toContain(String.raw`SUMMARY:Patio\; Luz\, S.L.`)
  expect(file).toContain('GEO:37.39;-5.99')
  const lengths = file.split('\r\n').map((line) => Buffer.byteLength(line))
  expect(Math.max(...lengths)).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`Añeja\\, ${'ñ'.repeat(60)}`)
})
