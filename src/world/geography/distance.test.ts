import { expect, test } from 'vitest'
import { distanceKm, distanceToSegmentKm } from './distance.ts'

test.each([
  ['Madrid to Barcelona', 40.4168, -3.7038, 41.3874, 2.1686, 505],
  ['across the date line', -17.8, 179.9, -17.8, -179.9, 21],
  ['nowhere', 40, 2, 40, 2, 0],
])('%s', (_, latitude, longitude, otherLatitude, otherLongitude, km) => {
  const found = distanceKm(latitude, longitude, otherLatitude, otherLongitude)
  expect(Math.abs(found - km)).toBeLessThan(3)
})

test('a segment is as near as its nearest spot, not as its ends', () => {
  expect(distanceToSegmentKm(40, 0, 39, 0.1, 41, 0.1)).toBeCloseTo(8.5, 1)
  expect(distanceToSegmentKm(40, 0, 41, 0, 42, 0)).toBeCloseTo(111.2, 0)
})
