import { expect, test } from 'vitest'
import { isLinked } from './sections.ts'
import { isSoldOn } from './sections.ts'

test.each([
  ['web', 'hotelHome', true],
  ['web', 'flightHotelHome', true],
  ['web', 'carHome', false],
  ['app', 'getawayHome', true],
  ['catchit', 'hotelHome', true],
  ['catchit', 'getawayHome', false],
  ['company', 'flightHotelHome', false],
] as const)('on %s, a link to %s: %s', (type, name, expected) =>
  expect(isLinked({ type }, name)).toBe(expected),
)

test('partner brands sell hotels only', () => {
  expect(isSoldOn({ type: 'company' }, 'flightHotelResults')).toBe(false)
  expect(isSoldOn({ type: 'company' }, 'hotelResults')).toBe(true)
})
