import { expect, test } from 'vitest'
import { dayOf } from '../../core/calendar-day.ts'
import { groupRates } from './group-rates.ts'
import { readRateRow } from './rate-rows.ts'
import type { Cells } from './read-rows.ts'

const TODAY = dayOf(2026, 1, 1)
const ROW = { hotelId: 'A', roomCode: 'DBL', date: '2026-08-01', price: '100' }

test('a row of a season', () => {
  const cells = {
    hotelId: 'A',
    roomCode: 'FAM',
    roomName: 'Familiar',
    maxPersons: '5',
    dateFrom: '01/08/2026',
    dateTo: '31/08/2026',
    price: '120,50',
    rooms: '4',
    minimumStay: '3',
    closed: 'no',
    board: 'HB',
    cancellationDays: '7',
    paymentMethod: 'Pago en el hotel',
  }
  expect(readRateRow(cells, { hotelCurrency: 'EUR', today: TODAY })).toEqual({
    ok: true,
    notes: [],
    record: {
      hotelId: 'A',
      room: {
        code: 'FAM',
        name: 'Familiar',
        kind: 'family',
        maxAdults: 5,
        maxChildren: 3,
        maxPersons: 5,
      },
      plan: { boardCode: 'MP', freeCancellationDays: 7, paymentMethod: 'D' },
      firstDay: dayOf(2026, 8, 1),
      lastDay: dayOf(2026, 8, 31),
      currency: 'EUR',
      price: 12_050,
      rooms: 4,
      minimumStay: 3,
      closed: false,
    },
  })
})

test('the day of departure is no night', () => {
  const { date: _, ...row } = ROW
  const stay = { ...row, dateFrom: '2026-08-01', checkOut: '2026-08-03' }
  expect(record(stay)).toMatchObject({ firstDay: dayOf(2026, 8, 1), lastDay: dayOf(2026, 8, 2) })
})

test('what is not told promises nothing', () => {
  const plan = { boardCode: 'SA', freeCancellationDays: null, paymentMethod: 'O' }
  expect(record(ROW)).toMatchObject({ plan, rooms: null, closed: null })
  expect(record({ ...ROW, cancellationDays: 'No reembolsable' })).toMatchObject({ plan })
})

test.each<[string, Cells, ...string[]]>([
  [
    'nothing',
    {},
    'hotelId value-missing',
    'dateFrom value-missing',
    'roomCode value-missing',
    'price nothing-to-sell',
  ],
  ['price 0', { ...ROW, price: '0' }, 'price value-out-of-range'],
  ['price in words', { ...ROW, price: 'ask' }, 'price value-unreadable'],
  ['price 1,234', { ...ROW, price: '1,234' }, 'price price-ambiguous'],
  ['another currency', { ...ROW, currency: 'USD' }, 'currency currency-differs'],
  ['no such day', { ...ROW, date: '31-02-2026' }, 'date value-unreadable'],
  ['past', { ...ROW, date: '2025-12-31' }, 'date days-past'],
  ['far', { ...ROW, date: '2031-01-01' }, 'date value-out-of-range'],
  ['rooms', { ...ROW, rooms: '-1' }, 'rooms value-out-of-range'],
  ['half a room', { ...ROW, rooms: '1.5' }, 'rooms value-unreadable'],
  ['closed', { ...ROW, closed: 'perhaps' }, 'closed value-unreadable'],
])('%s', (_, cells, ...reasons) => {
  const read = readRateRow(cells, { hotelCurrency: 'EUR', today: TODAY })
  expect(read.ok ? [] : read.reasons.map(({ code, field }) => `${field} ${code}`)).toEqual(reasons)
})

test('an unknown hotel', () => {
  const read = readRateRow(ROW, { hotelCurrency: null, today: TODAY })
  expect(read).toMatchObject({ reasons: [{ code: 'hotel-unknown' }] })
})

test('plans become a supplement per person or a share, exactly', () => {
  const [group] = grouped(
    '01 SA - 100',
    '02 SA - 120',
    '03 SA - 90',
    '01 HD - 116',
    '02 HD - 136',
    '01 SA 3 110',
    '02 SA 3 132',
    '01 HD 3 126',
    '02 HD 3 148',
  )
  expect(group!.refused).toEqual([])
  expect(group!.rates.plans).toMatchObject([
    { boardCode: 'SA', freeCancellationDays: null, boardSupplement: 0, pricePermille: 1000 },
    { boardCode: 'HD', freeCancellationDays: null, boardSupplement: 800, pricePermille: 1000 },
    { boardCode: 'SA', freeCancellationDays: 3, boardSupplement: 0, pricePermille: 1100 },
    { boardCode: 'HD', freeCancellationDays: 3, boardSupplement: 800, pricePermille: 1100 },
  ])
  const [room] = group!.rates.rooms
  expect(room!.days.map(({ price }) => price)).toEqual([
    10_000,
    12_000,
    9000,
    ...Array(6).fill(null),
  ])
})

test('a plan that follows no rule, or has no base, is refused and never bent', () => {
  const [group] = grouped(
    '01 SA - 100',
    '02 SA - 120',
    '03 SA - 90',
    '01 HD - 116',
    '02 HD - 150',
    '09 MP - 200',
  )
  expect(group!.rates.plans).toHaveLength(1)
  expect(group!.refused.map(({ line, reason }) => `${line} ${reason.code}`)).toEqual([
    '4 plan-price-varies',
    '5 plan-price-varies',
    '6 plan-without-base',
  ])
  expect(group!.lines).toEqual([1, 2, 3])
})

/** Rows are written "day of August, board, days of free cancellation, price". */
function grouped(...rows: string[]) {
  return groupRates(
    rows.map((row, index) => {
      const [day, board, cancellationDays, price] = row.split(' ') as [
        string,
        string,
        string,
        string,
      ]
      const cells = { ...ROW, date: `2026-08-${day}`, board, cancellationDays, price }
      return { line: index + 1, record: record(cells) }
    }),
  )
}

function record(cells: Cells) {
  const read = readRateRow(cells, { hotelCurrency: 'EUR', today: TODAY })
  if (!read.ok) throw new Error(read.reasons.map(({ text }) => text).join(', '))
  return read.record
}
