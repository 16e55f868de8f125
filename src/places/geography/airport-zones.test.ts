import { expect, test } from 'vitest'
import { zoneColumns, zoneFinder } from './airport-zones.ts'

const zoneOf = zoneFinder()

test.each([
  ['PMI', 'ES', 39.55, 2.74, 'Europe/Madrid'],
  // Coordinates alone would say Tehran.
  ['BAH', 'BH', 26.27, 50.64, 'Asia/Bahrain'],
  // The list knows this code as an island of the Bahamas.
  ['CAT', 'PT', 38.72, -9.35, 'Europe/Lisbon'],
])('%s is in its zone', (code, country, latitude, longitude, zone) => {
  expect(zoneOf({ code, country, latitude, longitude })).toBe(zone)
})

test('offsets change where the zone changes its clocks', () => {
  const { start, from, offset } = zoneColumns(['Asia/Kathmandu', 'Europe/Madrid'])
  expect([...start]).toEqual([0, 1, 34])
  expect(offset[0]).toBe(345)
  const summer2026 = [...from].indexOf(Date.UTC(2026, 2, 29, 1) / 60_000)
  expect([...offset.subarray(summer2026 - 1, summer2026 + 2)]).toEqual([60, 120, 60])
})
