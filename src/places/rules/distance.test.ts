import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { distanceKm, formatDistance, UNKNOWN_DISTANCE } from './distance.ts'

const madrid = { latitude: 40.4168, longitude: -3.7038 }
const barcelona = { latitude: 41.3874, longitude: 2.1686 }

test.each([
  ['nowhere', madrid, madrid, 0],
  ['Madrid to Barcelona', madrid, barcelona, 506],
  ['a degree of the equator', at(0, 0), at(0, 1), 111],
  ['across the date line', at(0, 179.5), at(0, -179.5), 111],
  ['half around the world', at(0, 0), at(0, 180), 20_038],
  ['pole to pole', at(90, 0), at(-90, 0), 20_038],
])('%s', (_, from, to, km) => expect(Math.round(distanceKm(from, to))).toBe(km))

test('there is as far as back, and never farther than half around', () => {
  const point = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  })
  fc.assert(
    fc.property(point, point, (from, to) => {
      expect(distanceKm(from, to)).toBeCloseTo(distanceKm(to, from), 6)
      expect(distanceKm(from, to)).toBeLessThanOrEqual(20_038)
    }),
  )
})

test.each([
  [0, '0,00'],
  [1.5, '1,50'],
  [1.234, '1,23'],
  [1.235, '1,24'],
  [1.005, '1,01'],
  [8.575, '8,58'],
  [1.0049, '1,00'],
  [1234.5, '1234,50'],
])('%d km is written %s', (km, written) => expect(formatDistance(km)).toBe(written))

test('an unknown distance is -1', () => expect(UNKNOWN_DISTANCE).toBe(-1))

function at(latitude: number, longitude: number) {
  return { latitude, longitude }
}
