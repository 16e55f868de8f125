import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Calendar,
  CALENDAR_DAYS,
  packCalendar,
  unpackCalendar,
  unpackCalendarParts,
} from './packed-calendar.ts'

const anyCalendar = fc
  .record({
    firstDay: fc.integer({ min: 0, max: 40_000 }),
    days: fc.array(
      fc.tuple(
        fc.oneof(fc.constantFrom(4500, 5200, 9900), fc.integer({ min: 0, max: 0xffffffff })),
        fc.integer({ min: 0, max: 255 }),
        fc.integer({ min: 1, max: 14 }),
        fc.boolean(),
      ),
      { maxLength: 400 },
    ),
  })
  .map(({ firstDay, days }): Calendar => ({
    firstDay,
    prices: days.map(([price]) => price),
    rooms: days.map(([, rooms]) => rooms),
    minimumStays: days.map(([, , nights]) => nights),
    closed: days.map(([, , , closed]) => closed),
  }))

test('unpacking gives back what was packed', () => {
  fc.assert(
    fc.property(anyCalendar, (calendar) => {
      expect(unpackCalendar(packCalendar(calendar))).toEqual(calendar)
    }),
  )
})

test('more than 256 different prices are kept apart', () => {
  const prices = Array.from({ length: 731 }, (_, day) => 10_000 + day)
  expect(unpackCalendar(packCalendar({ ...plain(731), prices })).prices).toEqual(prices)
})

test('a usual calendar of two years takes about 1.3 kB', () => {
  const calendar = plain(731)
  const seasonal = {
    ...calendar,
    prices: calendar.prices.map((price, day) => price + (day % 40) * 100),
  }
  expect(packCalendar(seasonal).length).toBeLessThan(1_300)
})

test('more rooms than can be counted are as many as can be counted', () => {
  expect(unpackCalendar(packCalendar({ ...plain(1), rooms: [300] })).rooms).toEqual([255])
})

test('runs are told once', () => {
  const { minimumStayRuns, closedRuns } = unpackCalendarParts(
    packCalendar({
      ...plain(6),
      minimumStays: [1, 3, 3, 1, 2, 2],
      closed: [true, true, false, false, false, true],
    }),
  )
  expect(minimumStayRuns).toEqual([
    { from: 1, days: 2, value: 3 },
    { from: 4, days: 2, value: 2 },
  ])
  expect(closedRuns).toEqual([
    { from: 0, days: 2, value: 1 },
    { from: 5, days: 1, value: 1 },
  ])
})

test('foreign bytes are refused', () => {
  expect(() => unpackCalendar(new Uint8Array([9, 9, 9]))).toThrow('another version')
})

test('a calendar has two years of days, one of them a leap day', () => {
  expect(CALENDAR_DAYS).toBe(731)
})

function plain(days: number): Calendar {
  return {
    firstDay: 20_000,
    prices: Array.from({ length: days }, () => 8_000),
    rooms: Array.from({ length: days }, () => 5),
    minimumStays: Array.from({ length: days }, () => 1),
    closed: Array.from({ length: days }, () => false),
  }
}
