import { expect, test } from 'vitest'
import { makeDice } from '../../site/dice.ts'
import { distanceKm } from './distance.ts'
import { Land } from './land.ts'

const land = new Land()
const benidorm = { latitude: 38.541, longitude: -0.1225 }

test.each([
  ['Madrid', 40.4168, -3.7038, true],
  ['Palma', 39.5696, 2.6502, true],
  ['between Valencia and Mallorca', 39.5, 1, false],
  ['the middle of the Atlantic', 30, -40, false],
  ['Auckland', -36.8485, 174.7633, true],
  ['west of Fiji', -17.5, 176.5, false],
  ['Antarctica', -80, 30, true],
  ['the North Pole', 90, 0, false],
])('%s', (_, latitude, longitude, expected) => {
  expect(land.isLand(latitude, longitude)).toBe(expected)
})

test.each([
  ['Benidorm', 38.541, -0.1225, 0, 1.6],
  ['Barcelona', 41.3874, 2.1686, 1, 3.5],
  ['Granada', 37.1773, -3.5986, 30, 70],
])('%s lies as far from the sea as it does', (_, latitude, longitude, atLeast, atMost) => {
  const km = land.shoreDistanceKm(latitude, longitude, 80)
  expect(km).toBeGreaterThan(atLeast)
  expect(km).toBeLessThan(atMost)
})

test('what is farther than asked for is infinitely far', () => {
  expect(land.shoreDistanceKm(40.4168, -3.7038, 50)).toBe(Infinity)
})

test('hotels stand on land, and beach hotels by the water', () => {
  const dice = makeDice(1)
  for (let hotel = 0; hotel < 200; hotel++) {
    const inTown = land.spotOnLand(benidorm, 4, dice)
    expect(land.isLand(inTown.latitude, inTown.longitude)).toBe(true)
    expect(awayKm(inTown)).toBeLessThan(4.1)
    const byTheSea = land.spotByTheShore(benidorm, 4, 0.5, dice)
    expect(land.isLand(byTheSea.latitude, byTheSea.longitude)).toBe(true)
    expect(land.shoreDistanceKm(byTheSea.latitude, byTheSea.longitude, 2)).toBeLessThan(0.51)
  }
})

test.each([
  ['Belek', 36.8577, 31.0556],
  ['Lacanau-Océan', 45.0005, -1.1931],
])(
  'the beach hotels of %s stay in the town, however straight its shore',
  (_, latitude, longitude) => {
    const dice = makeDice(1)
    for (let hotel = 0; hotel < 200; hotel++) {
      const spot = land.spotByTheShore({ latitude, longitude }, 4, 0.7, dice)
      expect(distanceKm(latitude, longitude, spot.latitude, spot.longitude)).toBeLessThan(4.71)
      expect(land.shoreDistanceKm(spot.latitude, spot.longitude, 2)).toBeLessThan(0.71)
    }
  },
)

test('a place that the coarse map puts into the sea keeps its hotels together', () => {
  const hotelZone = { latitude: 21.13, longitude: -86.74 }
  expect(land.isLand(hotelZone.latitude, hotelZone.longitude)).toBe(false)
  const spot = land.spotByTheShore(hotelZone, 5, 0.5, makeDice(1))
  const away = distanceKm(hotelZone.latitude, hotelZone.longitude, spot.latitude, spot.longitude)
  expect(away).toBeLessThanOrEqual(1.01)
})

function awayKm({ latitude, longitude }: { latitude: number; longitude: number }): number {
  return distanceKm(benidorm.latitude, benidorm.longitude, latitude, longitude)
}
