import { expect, test } from 'vitest'
import { ORDERS_WINDOW_MS, VISITS_WINDOW_MS } from '../rules/metadata-windows.ts'
import { layOutFacts, NO_FACTS, recordOf, viewKey } from './recorded-facts.ts'

const NOW = 1_800_000_000_000
const NOTHING = { visits: 0, orders: 0, lastOrderAt: null }
/** The largest id that a hotel can have. */
const LARGEST = 2 ** 31 - 1

const views = new Map([
  [viewKey(LARGEST, 'ana'), NOW - 5],
  [viewKey(7, 'ana'), NOW],
  [viewKey(7, 'ben'), NOW - VISITS_WINDOW_MS + 1],
  [viewKey(7, 'carla'), NOW - VISITS_WINDOW_MS],
  [viewKey(8, 'ana'), NOW - 5],
])
const orders = [
  { hotelId: LARGEST, bookedAt: NOW - 7 },
  { hotelId: 7, bookedAt: NOW - 9 },
  { hotelId: 7, bookedAt: NOW - ORDERS_WINDOW_MS },
  { hotelId: 7, bookedAt: NOW - 3 },
  { hotelId: 9, bookedAt: NOW - 3 },
]
const facts = layOutFacts(views, orders)

test.each([
  ['its visitors and bookings', 7, null, { visits: 2, orders: 2, lastOrderAt: NOW - 3 }],
  ['nobody who asks for themselves', 7, 'ana', { visits: 1, orders: 2, lastOrderAt: NOW - 3 }],
  ['others beside a stranger', 7, 'zoe', { visits: 2, orders: 2, lastOrderAt: NOW - 3 }],
  ['nothing but a view', 8, null, { visits: 1, orders: 0, lastOrderAt: null }],
  ['nothing but a booking', 9, null, { visits: 0, orders: 1, lastOrderAt: NOW - 3 }],
  ['what the last id has', LARGEST, null, { visits: 1, orders: 1, lastOrderAt: NOW - 7 }],
  ['nothing where nothing is recorded', 6, null, NOTHING],
])('a hotel counts %s', (_, hotelId, visitor, expected) => {
  expect(recordOf(facts, hotelId, visitor, NOW)).toEqual(expected)
})

test('facts grow old although no new ones come', () => {
  expect(recordOf(facts, 7, null, NOW + VISITS_WINDOW_MS).visits).toBe(0)
  expect(recordOf(facts, 7, null, NOW + ORDERS_WINDOW_MS)).toEqual(NOTHING)
})

test('without any facts there is nothing to tell', () => {
  expect(recordOf(NO_FACTS, 7, 'ana', NOW)).toEqual(NOTHING)
})

test('they lie in memory that threads share', () => {
  for (const column of Object.values(facts)) expect(column.buffer).toBeInstanceOf(SharedArrayBuffer)
})
