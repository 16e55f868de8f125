import { describe, expect, test } from 'vitest'
import { onGlobe, pointAt, worldPixels, worldX, worldY } from './map-projection.ts'

test('the world is a square from its north-west to its south-east', () => {
  expect([worldX(-180), worldY(85.0511287798)].map((value) => value.toFixed(6))).toEqual([
    '0.000000',
    '0.000000',
  ])
  expect([worldX(0), worldY(0)]).toEqual([0.5, 0.5])
  expect(worldY(-90)).toBeCloseTo(1)
})

test.each([
  [39.57, 2.65],
  [-33.87, 151.21],
  [64.15, -21.94],
])('a point comes back from where it was drawn: %d, %d', (latitude, longitude) => {
  const found = pointAt(worldX(longitude), worldY(latitude))
  expect(found.latitude).toBeCloseTo(latitude)
  expect(found.longitude).toBeCloseTo(longitude)
})

test('each zoom doubles the world', () => {
  expect([0, 1, 10].map(worldPixels)).toEqual([256, 512, 262_144])
})

describe('a longitude on the globe', () => {
  test.each([
    [0, 0],
    [181, -179],
    [-190, 170],
    [725, 5],
  ])('%d is %d', (turned, longitude) => {
    expect(onGlobe(turned)).toBe(longitude)
  })
})
