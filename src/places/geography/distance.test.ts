import { expect, test } from 'vitest'
import { distanceKm, distanceToSegmentKm, shareWithinKm } from './distance.ts'

test.each([
  ['Madrid to Barcelona', 40.4168, -3.7038, 41.3874, 2.1686, 505],
  ['across the date line', -17.8, 179.9, -17.8, -179.9, 21],
  ['nowhere', 40, 2, 40, 2, 0],
])('%s', (_, latitude, longitude, otherLatitude, otherLongitude, km) => {
  const found = distanceKm(latitude, longitude, otherLatitude, otherLongitude)
  expect(Math.abs(found - km)).toBeLessThan(3)
})

test('a segment is as near as its nearest spot, not as its ends', () => {
  expect(distanceToSegmentKm(40, 0, northwards(39, 41, 0.1))).toBeCloseTo(8.5, 1)
  expect(distanceToSegmentKm(40, 0, northwards(41, 42, 0))).toBeCloseTo(111.2, 0)
})

test.each([
  ['through the middle', northwards(39, 41, 0), [0.45, 0.55]],
  ['from inside', northwards(40, 41, 0), [0, 0.1]],
  ['all inside', northwards(39.99, 40.01, 0), [0, 1]],
  ['ending too early', northwards(38, 39, 0), undefined],
  ['passing by', northwards(39, 41, 2), undefined],
])('of a segment %s that part is within 11 km', (_, segment, expected) => {
  const found = shareWithinKm(40, 0, segment, 11.1195)
  expect(found?.map((share) => Math.round(share * 100) / 100)).toEqual(expected)
})

function northwards(startLatitude: number, endLatitude: number, longitude: number) {
  return { startLatitude, endLatitude, startLongitude: longitude, endLongitude: longitude }
}
