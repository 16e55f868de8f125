import { expect, test } from 'vitest'
import { dayOf } from '../../src/site/calendar-day.ts'
import { makeDice } from '../../src/site/dice.ts'
import { priceHistory } from './hotel-rooms.ts'

const TODAY = dayOf(2026, 11, 15)
const HOTELS = Array.from({ length: 400 }, (_, seed) => seed)

test('a change keeps its day and its size as long as it is recent', () => {
  for (const hotel of HOTELS)
    for (const roomType of [0, 1]) {
      const [now, later] = [changes(hotel, roomType, TODAY), changes(hotel, roomType, TODAY + 12)]
      expect(later.filter(({ changedOn }) => changedOn <= TODAY)).toEqual(
        now.filter(({ changedOn }) => changedOn > TODAY - 18),
      )
    }
})

test.each([0, 45, 400, 4_000])('%i days on, one room in five has changed its price', (days) => {
  const changed = HOTELS.filter((hotel) => changes(hotel, 0, TODAY + days).length > 0)
  expect(changed.length / HOTELS.length).toBeCloseTo(0.2, 1)
})

test('changes are of the last thirty days, in order', () => {
  for (const hotel of HOTELS) {
    const days = changes(hotel, 0, TODAY).map(({ changedOn }) => changedOn)
    expect(days).toEqual(days.toSorted((one, other) => one - other))
    for (const day of days) {
      expect(day).toBeLessThanOrEqual(TODAY)
      expect(day).toBeGreaterThan(TODAY - 30)
    }
  }
})

function changes(hotel: number, roomType: number, today: number) {
  return priceHistory(makeDice(hotel), today)(roomType)
}
