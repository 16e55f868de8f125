import { expect, test } from 'vitest'
import { flightGeography } from '../../../tests/fixtures/small-timetable.ts'
import { flightPlaces } from '../../products/flights/sale/service/flight-places.ts'
import { dayOf } from '../../site/calendar-day.ts'
import { readFareRow, readFlightRow, readWeekdays } from './flight-rows.ts'

const airports = flightPlaces(flightGeography())
const flight = {
  airline: 'QV',
  number: '1204',
  origin: 'MAD',
  destination: 'JFK',
  departs: '11:20',
  arrives: '13:50',
  firstDay: '2026-05-01',
  lastDay: '31-10-2026',
  aircraft: '789',
}
const airline = {
  code: 'QV',
  name: 'Aire Claro',
  country: 'España',
  fixed: '21,50',
  perThousandKm: '48',
  standardFixed: '25',
  flexFixed: '60 €',
}

test('a flight with what it usually has', () => {
  expect(readFlightRow(flight, airports)).toEqual({
    ok: true,
    notes: [],
    record: {
      airline: 'QV',
      operator: 'QV',
      number: 1204,
      origin: 'MAD',
      destination: 'JFK',
      departs: 680,
      // Six hours of time zones.
      minutes: 510,
      weekdays: 0b1111111,
      firstDay: dayOf(2026, 5, 1),
      lastDay: dayOf(2026, 10, 31),
      aircraft: '789',
      originTerminal: 0,
      destinationTerminal: 0,
      seats: { economy: 236, premium: 28, business: 30, first: 0 },
    },
  })
})

test.each([
  [{ minutes: '8:30' }, { minutes: 510 }],
  [{ minutes: '495', arrives: '23:59' }, { minutes: 495 }],
  [{ origin: 'jfk', destination: 'mad', departs: '2130', arrives: '11:00' }, { minutes: 450 }],
  [{ origin: 'JFK', destination: 'MAD', departs: '21.30', arrives: '11:00+1' }, { minutes: 450 }],
  [
    { number: 'QV 88', operator: 'zk' },
    { number: 88, operator: 'ZK' },
  ],
  [
    { aircraft: 'boeing 787-9', originTerminal: 'T4' },
    { aircraft: '789', originTerminal: 4 },
  ],
  [{ weekdays: 'L-X-V--' }, { weekdays: 0b0010101 }],
  [
    { economy: '20', business: '0' },
    { seats: { economy: 20, premium: 28, business: 0, first: 0 } },
  ],
])('%o is read as %o', (cells, record) =>
  expect(readFlightRow({ ...flight, ...cells }, airports)).toMatchObject({ ok: true, record }),
)

test.each([
  [{ airline: 'QVA' }, 'airline value-unreadable'],
  [{ origin: 'LON' }, 'origin airport-unknown'],
  [{ destination: 'MAD' }, 'destination airports-equal'],
  [{ departs: '11:60' }, 'departs value-unreadable'],
  [{ arrives: '10:00' }, 'arrives flight-too-fast'],
  [{ arrives: '13:50+1' }, 'arrives value-out-of-range'],
  [{ minutes: '90' }, 'minutes flight-too-fast'],
  [{ minutes: 'long' }, 'minutes value-unreadable'],
  [{ weekdays: '128' }, 'weekdays value-unreadable'],
  [{ lastDay: '30-04-2026' }, 'lastDay days-reversed'],
  [{ aircraft: 'Zeppelin' }, 'aircraft value-unknown'],
  [{ first: '8' }, 'first seats-missing'],
  [{ economy: '300' }, 'economy value-out-of-range'],
])('%o is refused', (cells, told) =>
  expect(reasonsOf(readFlightRow({ ...flight, ...cells }, airports))).toEqual([told]),
)

test('weekdays are digits from Monday on, or a mark for each day', () => {
  expect(
    ['1', '67', '1.3.5.7', '12345..', 'MTWTFSS', '-----SS', '1010100'].map(readWeekdays),
  ).toEqual([1, 0b1100000, 0b1010101, 0b11111, 0b1111111, 0b1100000, 0b0010101])
  expect(['', '8', '0', '-------', '11', 'Mo Tu'].map(readWeekdays)).toEqual(Array(6).fill(null))
})

test('an airline, with its fares in cents', () => {
  expect(readFareRow(airline)).toMatchObject({
    record: {
      country: 'ES',
      group: 'QV',
      alliance: '',
      isLowCost: false,
      fares: {
        fixed: 2_150,
        perThousandKm: 4_800,
        oneWayPermille: 1_000,
        brands: {
          standard: { fixed: 2_500, perThousandKm: 0 },
          flex: { fixed: 6_000, perThousandKm: 0 },
        },
      },
    },
  })
  const more = { alliance: 'Vela Norte', oneWayFactor: '1,15', lowCost: 'sí' }
  expect(readFareRow({ ...airline, ...more })).toMatchObject({
    record: {
      group: 'vela-norte',
      alliance: 'Vela Norte',
      isLowCost: true,
      fares: { oneWayPermille: 1_150 },
    },
  })
})

test('all that is wrong with an airline', () => {
  const wrong = {
    ...airline,
    country: 'Atlantis',
    fixed: '1,500',
    flexFixed: '',
    oneWayFactor: '9',
  }
  expect(reasonsOf(readFareRow(wrong)).toSorted()).toEqual([
    'country value-unknown',
    'fixed price-ambiguous',
    'flexFixed value-missing',
    'oneWayFactor value-out-of-range',
  ])
})

function reasonsOf(read: ReturnType<typeof readFlightRow> | ReturnType<typeof readFareRow>) {
  return read.ok ? [] : read.reasons.map(({ field, code }) => `${field} ${code}`)
}
