import { expect, test } from 'vitest'
import { locationLine } from './location-line.ts'

test.each([
  ['no point chosen', null, false, 'city'],
  ['a point close by', 3, false, 'point-of-interest'],
  ['just within the limit', 200, false, 'point-of-interest'],
  ['beyond the limit', 200.01, false, 'city'],
  ['beyond the limit, on a coast', 200.01, true, 'point-of-interest'],
  ['a point nobody can measure', -1, true, 'city'],
])('%s', (_, km, hasCoast, kind) => {
  const point = km === null ? null : { name: 'Prado', distanceKm: km }
  const line = locationLine({ cityName: 'Madrid', centreDistanceKm: 1, point, hasCoast })
  expect(line).toEqual(
    kind === 'city'
      ? { kind, name: 'Madrid', distanceKm: 1 }
      : { kind, name: 'Prado', distanceKm: km },
  )
})

test('an unknown distance to the centre is left out', () => {
  const facts = { cityName: 'Madrid', centreDistanceKm: -1, point: null, hasCoast: false }
  expect(locationLine(facts)).toEqual({ kind: 'city', name: 'Madrid', distanceKm: null })
})
