import { expect, test } from 'vitest'
import { cityNumberOf, cityNumbers, hotelId, placeInCity, roomTypeId } from './hotel-ids.ts'
import { hiddenOfferId } from '../../src/products/hotels/catalogue/rules/hidden-offer.ts'

const CITY_IDS = Array.from({ length: 100_000 }, (_, at) => 1_000 + at * 37)
const LARGEST = hotelId(262_143, 8_191)

test('no two cities share a number', () => {
  const numbers = cityNumbers(CITY_IDS)
  expect(new Set(numbers).size).toBe(CITY_IDS.length)
  expect(Math.min(...numbers.slice(0, 1_000))).toBeGreaterThan(0)
})

test('a town that is added leaves nearly all others their number', () => {
  const before = cityNumbers(CITY_IDS)
  const after = cityNumbers([...CITY_IDS, 999, 500_000_001])
  expect(before.filter((number, at) => number !== after[at]).length).toBeLessThan(20)
})

test('an id tells its city and its place', () => {
  expect(LARGEST).toBe(2 ** 31 - 1)
  expect([cityNumberOf(LARGEST), placeInCity(LARGEST)]).toEqual([262_143, 8_191])
})

test('ids of room types are safe integers', () => {
  expect(Number.isSafeInteger(roomTypeId(LARGEST, 7))).toBe(true)
  expect(roomTypeId(hotelId(1, 1), 7)).toBeLessThan(roomTypeId(hotelId(1, 2), 1))
})

test('hidden offers have positive numbers of their own', () => {
  const numbers = Array.from({ length: 100_000 }, (_, at) => hiddenOfferId(LARGEST - at * 8_191))
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(numbers.every((number) => number > 0 && number < 2 ** 31)).toBe(true)
})
