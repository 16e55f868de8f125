import { describe, expect, test } from 'vitest'
import { boundsOfPins, isWithin, mapPins, NO_PINS, pinsWithin } from './map-pins.ts'

const pins = mapPins({
  id: [7, 8, 9],
  latitude: [39.5, 39.6, 41.4],
  longitude: [2.6, 2.7, 2.1],
  price: [9_000, 5_000, 7_000],
})

test('what is in view is listed from the cheapest on', () => {
  expect(pinsWithin(pins, { south: 39, west: 2, north: 40, east: 3 })).toEqual([1, 0])
})

describe('a rectangle over the date line', () => {
  const fiji = { south: -20, west: 177, north: -15, east: -178 }
  test.each([
    [178, true],
    [-179, true],
    [0, false],
  ])('holds longitude %d: %s', (longitude, expected) => {
    expect(isWithin(fiji, { latitude: -17, longitude })).toBe(expected)
  })
})

test('the rectangle around pins, or around some of them', () => {
  expect(boundsOfPins(pins)).toEqual({ south: 39.5, west: 2.1, north: 41.4, east: 2.7 })
  expect(boundsOfPins(pins, [0])).toEqual({ south: 39.5, west: 2.6, north: 39.5, east: 2.6 })
  expect(boundsOfPins(NO_PINS)).toBeNull()
})
