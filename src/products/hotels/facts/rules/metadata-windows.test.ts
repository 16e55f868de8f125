import { describe, expect, test } from 'vitest'
import {
  averagePermille,
  type HotelRecord,
  isWithin,
  metadataOf,
  ORDERS_NOW_MS,
} from './metadata-windows.ts'

const TODAY = 20_800
const NOW = 1_800_000_000_000
const NOTHING: HotelRecord = { visits: 0, orders: 0, lastOrderAt: null, averagePermille: null }
const HOTEL = { minPrice: 20_000, roomsLeft: 12 }

describe('a window', () => {
  test.each([
    ['at this moment', 0, true],
    ['just before it passes', -999, true],
    ['once it has passed', -1_000, false],
    ['not yet happened', 1, false],
  ])('an event %s', (_, offset, isCounted) => {
    expect(isWithin(1_000, NOW + offset, NOW)).toBe(isCounted)
  })
})

const days = (...changes: [daysAgo: number, previousPermille: number][]) =>
  changes.map(([daysAgo, previousPermille]) => ({ changedOn: TODAY - daysAgo, previousPermille }))

describe('the average price', () => {
  test.each([
    ['no change', days(), null],
    ['a change too long ago', days([30, 1_200]), null],
    ['the oldest that counts', days([29, 1_300]), (1_300 + 29 * 1_000) / 30],
    ['a reduction half way', days([15, 1_200]), 1_100],
    ['a rise', days([15, 800]), 900],
    ['a change today', days([0, 1_200]), 1_200],
    ['a change that is yet to come', days([-2, 1_200]), 1_200],
    ['two changes', days([20, 1_300], [10, 1_100]), (10 * 1_300 + 10 * 1_100 + 10 * 1_000) / 30],
    ['two on one day: the later was never charged', days([15, 1_200], [15, 1_900]), 1_100],
  ])('with %s', (_, changes, average) => {
    expect(averagePermille(changes, TODAY)).toBe(average)
  })
})

describe('metadata', () => {
  test('is absent when nothing is recorded', () => {
    expect(metadataOf(NOTHING, HOTEL, NOW)).toBeNull()
    expect(metadataOf(NOTHING, { minPrice: null, roomsLeft: 0 }, NOW)).toBeNull()
  })

  test.each([
    ['within the hour', NOW - ORDERS_NOW_MS + 1, 1],
    ['an hour ago', NOW - ORDERS_NOW_MS, 0],
  ])('of a last booking %s', (_, lastOrderAt, ordersType) => {
    const record = { ...NOTHING, visits: 3, orders: 2, lastOrderAt }
    expect(metadataOf(record, HOTEL, NOW)).toEqual({
      visits: 3,
      orders: 2,
      ordersType,
      averagePrice: 0,
      hasFewRooms: false,
      isLastRoom: false,
    })
  })

  test('compares the average with the price that is shown', () => {
    const record = { ...NOTHING, averagePermille: 1_100 }
    expect(metadataOf(record, HOTEL, NOW)?.averagePrice).toBe(22_000)
    expect(metadataOf(record, { minPrice: null, roomsLeft: 0 }, NOW)).toBeNull()
  })

  test.each([
    [0, null, null],
    [1, true, true],
    [5, true, false],
    [6, null, null],
  ])('%i rooms left', (roomsLeft, hasFewRooms, isLastRoom) => {
    const metadata = metadataOf(NOTHING, { minPrice: 20_000, roomsLeft }, NOW)
    expect([metadata?.hasFewRooms ?? null, metadata?.isLastRoom ?? null]).toEqual([
      hasFewRooms,
      isLastRoom,
    ])
  })
})
