import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyRooms, anyStay } from '../../../../../tests/fixtures/arbitrary-search.ts'
import { PRODUCTS } from '../../../../../tests/fixtures/sold-products.ts'
import { offerDifference } from '../../../../booking/store/booking-cart.ts'
import {
  HOTEL_KIND,
  type HotelLine,
  nightsOf,
  readHotelChoice,
  roomCounts,
  writeHotelChoice,
} from './hotel-line.ts'
import { ownRoomsOf, readOwnRooms, writeOwnRooms } from './own-rooms.ts'

const CHOICE = {
  hotelId: 7,
  roomTypeIds: [56, 57],
  planNumber: 2,
  boardCode: 'HD',
  freeCancellationUntil: null,
  stay: { checkIn: 20_900, checkOut: 20_902 },
  rooms: [
    { adults: 2, childAges: [4] },
    { adults: 1, childAges: [] },
  ],
}

test('a choice is read back as it was written', () => {
  fc.assert(
    fc.property(anyRooms, anyStay, fc.option(fc.nat()), (rooms, stay, free) => {
      const roomTypeIds = rooms.map((_, index) => 100 + index)
      const any = { ...CHOICE, rooms, roomTypeIds, stay, freeCancellationUntil: free }
      expect(readHotelChoice(JSON.parse(JSON.stringify(writeHotelChoice(any))))).toEqual(any)
    }),
    { numRuns: 50 },
  )
})

test.each([
  ['nothing', null],
  ['another product', ['lot', 3]],
  ['too few rooms', [7, [56, 57], 2, 'HD', null, [1, 2], [[2]]]],
  ['nobody in a room', [7, [56], 2, 'HD', null, [1, 2], [[0]]]],
  ['a text for a day', [7, [56], 2, 'HD', '5', [1, 2], [[2]]]],
])('%s is no choice of a room', (_, written) => {
  expect(readHotelChoice(written)).toBeNull()
})

test('terms that changed weigh more than a price that changed', () => {
  const choice = { boardCode: 'SA', freeCancellationUntil: 5 }
  const difference = (current: object) =>
    offerDifference(PRODUCTS.of(HOTEL_KIND), { choice, price: 100 }, {
      ...choice,
      price: 100,
      ...current,
    } as HotelLine)
  expect(difference({})).toBeNull()
  expect(difference({ price: 99 })).toBe('price-changed')
  expect(difference({ price: 99, boardCode: 'HD' })).toBe('offer-changed')
  expect(difference({ freeCancellationUntil: null })).toBe('offer-changed')
})

test('rooms are counted by type, and taken for every night', () => {
  const rooms = [9, 8, 9].map((roomTypeId) => ({ roomTypeId })) as HotelLine['rooms']
  expect(roomCounts({ rooms })).toEqual([
    { roomTypeId: 8, rooms: 1 },
    { roomTypeId: 9, rooms: 2 },
  ])
  const stay = { checkIn: 20, checkOut: 22 }
  expect(nightsOf({ rooms, stay }).map(({ id, day, count }) => [id, day, count])).toEqual([
    [8, 20, 1],
    [8, 21, 1],
    [9, 20, 2],
    [9, 21, 2],
  ])
})

describe('the rooms that a visitor’s own cart keeps', () => {
  test('are written into a cookie and read back', () => {
    const items = [
      { stay: { checkIn: 20_802, checkOut: 20_804 }, rooms: [9, 8, 9] },
      { stay: { checkIn: 20_810, checkOut: 20_811 }, rooms: [8] },
    ].map((item) => ({ ...item, rooms: item.rooms.map((roomTypeId) => ({ roomTypeId })) }))
    const own = ownRoomsOf(items as HotelLine[])
    expect(writeOwnRooms(own)).toBe('8.20802.20804.1_9.20802.20804.2_8.20810.20811.1')
    expect(readOwnRooms(writeOwnRooms(own))).toEqual(own)
  })

  test.each([
    ['nothing', undefined, 0],
    ['nonsense', '8.20802_x_%00', 0],
    ['more rooms than a search has', '8.1.2.10', 0],
    ['one that can be read among others', '_8.1.2.1_-8.1.2.1', 1],
    ['more than a cart can keep', Array(1_000).fill('8.1.2.9').join('_'), 25],
  ])('of %s are as many as can be read', (_, written, count) => {
    expect(readOwnRooms(written)).toHaveLength(count)
  })
})
