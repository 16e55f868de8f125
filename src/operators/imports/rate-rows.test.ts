import { expect, test } from 'vitest'
import { dayOf } from '../../site/calendar-day.ts'
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
    baseAdults: '2',
    singlePrice: '99',
    extraAdult: '30',
    'child.2-6': '10',
    'child.0-1': '0',
    boardPrice: '15',
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
        toldCapacity: ['maxPersons'],
      },
      plan: { boardCode: 'MP', cancellation: { days: 7 }, paymentMethod: 'D' },
      firstDay: dayOf(2026, 8, 1),
      lastDay: dayOf(2026, 8, 31),
      currency: 'EUR',
      price: 12_050,
      baseAdults: 2,
      singlePrice: 9_900,
      extraAdult: 3_000,
      children: [
        { fromAge: 0, toAge: 1, price: 0 },
        { fromAge: 2, toAge: 6, price: 1_000 },
      ],
      boardPerRoom: null,
      boardPerPerson: 1_500,
      rooms: 4,
      roomsLeft: null,
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

test('what is not told is not told', () => {
  const plan = { boardCode: null, cancellation: null, paymentMethod: null }
  expect(record(ROW)).toMatchObject({ plan, rooms: null, closed: null, singlePrice: null })
  const strict = { plan: { ...plan, cancellation: { days: null } } }
  expect(record({ ...ROW, cancellationDays: 'No reembolsable' })).toMatchObject(strict)
})

test('a price of meals is one for each person, or the room’s where the file says so', () => {
  expect(boardPrices({ boardPrice: '15' })).toEqual([null, 1_500])
  expect(boardPrices({ boardPrice: '15', boardUnit: 'Habitación' })).toEqual([1_500, null])
  expect(boardPrices({ boardPerRoom: '20', boardPerPerson: '5' })).toEqual([2_000, 500])
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
  ['single price 0', { ...ROW, singlePrice: '0' }, 'singlePrice value-out-of-range'],
  ['child price in words', { ...ROW, 'child.2-6': 'x' }, 'child.2-6 value-unreadable'],
  ['price in words', { ...ROW, price: 'ask' }, 'price value-unreadable'],
  ['price 1,234', { ...ROW, price: '1,234' }, 'price price-ambiguous'],
  ['another currency', { ...ROW, currency: 'USD' }, 'currency currency-differs'],
  ['no such day', { ...ROW, date: '31-02-2026' }, 'date value-unreadable'],
  ['past', { ...ROW, date: '2025-12-31' }, 'date days-past'],
  ['far', { ...ROW, date: '2031-01-01' }, 'date value-out-of-range'],
  ['rooms', { ...ROW, rooms: '-1' }, 'rooms value-out-of-range'],
  ['half a room', { ...ROW, rooms: '1.5' }, 'rooms value-unreadable'],
  ['closed', { ...ROW, closed: 'perhaps' }, 'closed value-unreadable'],
  // Two of them would else be one board, with one price.
  ['an unknown board', { ...ROW, board: 'Genießerpension' }, 'board value-unknown'],
])('%s', (_, cells, ...reasons) => {
  const read = readRateRow(cells, { hotelCurrency: 'EUR', today: TODAY })
  expect(read.ok ? [] : read.reasons.map(({ code, field }) => `${field} ${code}`)).toEqual(reasons)
})

test('an unknown hotel', () => {
  const read = readRateRow(ROW, { hotelCurrency: null, today: TODAY })
  expect(read).toMatchObject({ reasons: [{ code: 'hotel-unknown' }] })
})

test('every row keeps its own price, whatever the other plans cost', () => {
  const [group] = grouped('01 SA 3 100', '02 SA 3 120', '01 HD 3 116', '02 HD 3 150', '09 MP 3 200')
  expect(group!.lines).toEqual([1, 2, 3, 4, 5])
  expect(group!.rates.plans.map(({ boardCode }) => boardCode)).toEqual(['SA', 'HD', 'MP'])
  const [room] = group!.rates.rooms
  expect(room!.days.map(({ plan, price }) => [plan, price! / 100])).toEqual([
    [0, 100],
    [0, 120],
    [1, 116],
    [1, 150],
    [2, 200],
  ])
})

test('an empty cancellation beside told ones of the same board is never free', () => {
  const [told] = grouped('01 SA 3 100', '01 SA  90', '01 HD  110')
  expect(told!.rates.plans.map(({ cancellation }) => cancellation)).toEqual([
    { days: 3 },
    { days: null },
    null,
  ])
})

function boardPrices(cells: Cells) {
  const { boardPerRoom, boardPerPerson } = record({ ...ROW, ...cells })
  return [boardPerRoom, boardPerPerson]
}

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
