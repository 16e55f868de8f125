import { expect, test } from 'vitest'
import { writeDay } from '../../site/calendar-day.ts'
import { DEFAULT_ROOM } from './occupancy.ts'
import {
  canAskPrices,
  MAX_PRICE_DAYS,
  type PriceQuestion,
  readPriceQuestion,
  writePriceQuestion,
} from './price-calendar.ts'

const today = 20_000
const SPAN = { firstDay: today + 3, days: 31 }
const FAMILY = { adults: 2, childAges: [4, 9] }

test.each<PriceQuestion>([
  { kind: 'place', id: '10', nights: 1, rooms: [DEFAULT_ROOM] },
  { kind: 'coast', id: 'cid21', nights: 30, rooms: [FAMILY] },
  { kind: 'hotel', id: '7', nights: 2, rooms: [DEFAULT_ROOM, FAMILY] },
  { kind: 'chain', id: '3', nights: 2, rooms: [{ adults: 1, childAges: [] }] },
])('a question about a $kind survives its way', (question) => {
  const read = readPriceQuestion(writePriceQuestion(question, SPAN), today)
  expect(read).toEqual({ ok: true, value: { ...question, ...SPAN } })
})

test('what is not said is one night, two adults and two months', () => {
  const read = readPriceQuestion({ id_destino: '10', fecha_entrada: writeDay(today) }, today)
  expect(read.ok && read.value).toMatchObject({
    nights: 1,
    rooms: [DEFAULT_ROOM],
    days: MAX_PRICE_DAYS,
  })
})

const ASKED = { id_destino: '10', fecha_entrada: writeDay(today), num_noches: '2', num_dias: '31' }

test.each<[string, object, string]>([
  ['no destination', { id_destino: '' }, 'destination-missing'],
  ['no day', { fecha_entrada: '' }, 'date-missing'],
  ['a day that no calendar has', { fecha_entrada: '31-02-2027' }, 'date-unreadable'],
  ['yesterday', { fecha_entrada: writeDay(today - 1) }, 'date-not-after-today'],
  ['three years ahead', { fecha_entrada: writeDay(today + 1_095) }, 'date-too-late'],
  ['too many nights', { num_noches: '31' }, 'stay-too-long'],
  ['no nights', { num_noches: '0' }, 'field-unreadable'],
  ['too many days', { num_dias: '63' }, 'field-unreadable'],
  ['days in words', { num_dias: 'all' }, 'field-unreadable'],
  ['a child without an age', { num_ninos_1: '1' }, '12_999_13'],
])('%s is refused', (_what, change, code) => {
  const read = readPriceQuestion({ ...ASKED, ...change }, today)
  expect(read.ok ? [] : read.problems.map((each) => each.code)).toContain(code)
})

test('only whole questions are asked', () => {
  const question: PriceQuestion = { kind: 'place', id: '10', nights: 2, rooms: [DEFAULT_ROOM] }
  expect(canAskPrices(question)).toBe(true)
  expect(canAskPrices({ ...question, nights: 31 })).toBe(false)
  expect(canAskPrices({ ...question, rooms: [{ adults: 2, childAges: [null] }] })).toBe(false)
})
