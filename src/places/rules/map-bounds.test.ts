import { expect, test } from 'vitest'
import { readBounds } from './map-bounds.ts'
import { writeBounds } from './map-bounds.ts'

test.each([
  [{ south: 41.3, west: 2.05, north: 41.4712, east: 2.25 }, '41.3_2.05_41.4712_2.25'],
  // Across the date line.
  [{ south: -18.5, west: 177.25, north: -16, east: -179.1 }, '-18.5_177.25_-16_-179.1'],
])('%j is written as %s and read again', (bounds, written) => {
  expect(writeBounds(bounds)).toBe(written)
  expect(readBounds(written)).toEqual(bounds)
})

test('ten metres are near enough', () => {
  expect(writeBounds({ south: 1.000012, west: 2, north: 3, east: 4 })).toBe('1_2_3_4')
})

test.each(['', '1_2_3', '1,2,3,4', '91_0_92_1', '5_0_4_1', '0_-181_1_1', '1_2_3_4_5', 'a_b_c_d'])(
  '"%s" is no rectangle',
  (written) => expect(readBounds(written)).toBeNull(),
)
