import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { DEFAULT_CUSTOMERS, readCustomers, roomsFromTotals, writeCustomers } from './room-fields.ts'
import { DEFAULT_ROOM, guestsIn, occupancyProblems } from './occupancy.ts'
import { rooms } from '../../../tests/fixtures/written-rooms.ts'

test('the default is two adults in one room', () => {
  expect(writeCustomers(guestsIn([DEFAULT_ROOM]))).toBe(DEFAULT_CUSTOMERS)
})

test.each([
  ['2', '2_0_0:1'],
  ['2+5,1', '2_1_1:1'],
  ['2+5,9 1', '3_2_0:2'],
])('the rooms %s are written %s', (written, customers) => {
  expect(writeCustomers(guestsIn(rooms(written)))).toBe(customers)
})

test.each([
  '',
  '2',
  '2_0_0',
  '2_0_0:0',
  '2_0_0:6',
  '1_0_0:2',
  '9_0_0:1',
  '2_4_0:1',
  '2_2_2:1',
  '-2_0_0:1',
  '2_0_0:1 ',
  'a_b_c:d',
  '2_0_0:1:1',
])('"%s" is unreadable', (written) => {
  const problems = [{ code: 'customers-unreadable', field: 'num_customers' }]
  expect(readCustomers(written)).toEqual({ ok: false, problems })
})

test.each([
  ['2_0_0:1', '2'],
  ['4_0_0:2', '2 2'],
  ['5_0_0:2', '3 2'],
  ['3_2_1:2', '2+?,? 1+?'],
])('the totals %s are spread as %s', (customers, expected) => {
  const read = readCustomers(customers)
  expect(read.ok && roomsFromTotals(read.value)).toEqual(rooms(expected))
})

const totals = fc.integer({ min: 1, max: 5 }).chain((count) =>
  fc.record({
    adults: fc.integer({ min: count, max: count * 8 }),
    children: fc.integer({ min: 0, max: count }),
    babies: fc.integer({ min: 0, max: count * 2 }),
    rooms: fc.constant(count),
  }),
)

test('what is written is read back', () => {
  fc.assert(
    fc.property(totals, (guests) => {
      expect(readCustomers(writeCustomers(guests))).toEqual({ ok: true, value: guests })
    }),
  )
})

test('totals are spread over allowed rooms, where only ages are missing', () => {
  fc.assert(
    fc.property(totals, (guests) => {
      const spread = roomsFromTotals(guests)
      expect(guestsIn(spread)).toMatchObject({ adults: guests.adults, rooms: guests.rooms })
      expect(occupancyProblems(spread).filter(({ code }) => code !== '12_999_13')).toEqual([])
    }),
  )
})

test('nothing written makes the reader throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (written) => {
      expect(() => readCustomers(written)).not.toThrow()
    }),
  )
})
