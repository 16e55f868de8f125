import { expect, test } from 'vitest'
import { draftCity, type DraftCity } from './draft.ts'
import { TRAITS } from './geography-columns.ts'
import { tourismWeight, type TownSignals } from './town-traits.ts'

test('statistics beat every estimate', () => {
  expect(weight({ population: 5_000_000 }, { knownNights: 200_000 })).toBe(2)
})

test('a beach town draws more than an inland town of its size', () => {
  expect(weight({ traits: TRAITS.seaside }, { coastPopularity: 90 })).toBeGreaterThan(
    5 * weight({}),
  )
})

test('a great port on the same coast draws more, but not for each inhabitant', () => {
  const coast = { coastPopularity: 90 }
  const town = weight({ population: 20_000 }, coast)
  const port = weight({ population: 800_000 }, coast)
  expect(port).toBeGreaterThan(town)
  expect(port / 40).toBeLessThan(town)
})

test('a famous sight counts, a little-known one hardly', () => {
  expect(weight({}, { pointPopularities: [100] }) - weight({})).toBeCloseTo(1.5)
  expect(weight({}, { pointPopularities: [30] }) - weight({})).toBeLessThan(0.02)
})

test('an industrial city of millions in a country few visit stays below a beach resort', () => {
  const industrial = weight({ country: 'CN', population: 6_000_000 })
  expect(industrial).toBeLessThan(weight({ population: 0 }, { resortGuests: 40 }))
})

function weight(town: Partial<DraftCity>, signals: Partial<TownSignals> = {}): number {
  const city = draftCity({ id: 1, name: 'Villa', country: 'ES', population: 20_000, ...town })
  return tourismWeight(city, {
    coastPopularity: 0,
    pointPopularities: [],
    skiPopularity: 0,
    resortGuests: 0,
    knownNights: undefined,
    ...signals,
  })
}
