import { expect, test } from 'vitest'
import { makeDice } from '../../src/site/dice.ts'
import { hotelCounts, MAX_HOTELS_PER_CITY, type CityDraw } from './demo-catalogue.ts'

const dice = makeDice(1)
/** Mostly villages, many of them alike, and a few places that the world knows. */
const CITIES: CityDraw[] = Array.from({ length: 2_000 }, (_, at) => ({
  id: 1_000 + ((at * 7_919) % 100_003),
  country: dice.pick(['ES', 'FR', 'PL']),
  weight: at < 500 ? 0.001 : 1 / (0.002 + dice.next() ** 2),
}))

test.each([1, 10, 500, 2_000, 30_000])('%i hotels are exactly that many', (size) => {
  expect(total(hotelCounts(CITIES, size))).toBe(size)
})

test('a larger catalogue never takes a hotel away', () => {
  let before = hotelCounts(CITIES, 0)
  for (let size = 37; size < 40_000; size = Math.ceil(size * 1.09)) {
    const counts = hotelCounts(CITIES, size)
    expect(counts.findIndex((count, at) => count < before[at]!)).toBe(-1)
    before = counts
  }
})

test('more travellers, more hotels', () => {
  const counts = hotelCounts([city(1, 'FR', 5), city(2, 'FR', 50), city(3, 'FR', 500)], 300)
  expect(counts).toEqual(counts.toSorted())
  expect(counts[2]).toBeGreaterThan(150)
})

test('the home market is covered first', () => {
  const [spanish, polish] = hotelCounts([city(1, 'ES', 50), city(2, 'PL', 50)], 10)
  expect(spanish).toBeGreaterThan(polish!)
})

test('a city has no more hotels than ids', () => {
  expect(hotelCounts([city(1, 'FR', 500)], 20_000)[0]).toBe(MAX_HOTELS_PER_CITY)
})

function city(id: number, country: string, weight: number): CityDraw {
  return { id, country, weight }
}

function total(counts: Int32Array): number {
  return counts.reduce((sum, count) => sum + count, 0)
}
