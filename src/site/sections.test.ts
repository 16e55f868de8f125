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

test('where nobody flies there is no way to flights, and none is lost to others', () => {
  const site = { type: 'web', withoutFlights: true } as const
  for (const name of ['flightHome', 'flightResults', 'flightAnywhere'] as const)
    expect([isSoldOn(site, name), isLinked(site, name)]).toEqual([false, false])
  for (const name of ['hotelHome', 'flightHotelHome', 'getawayHome', 'cart'] as const)
    expect(isLinked(site, name)).toBe(true)
})

test('partner brands sell hotels only', () => {
  expect(isSoldOn({ type: 'company' }, 'flightHotelResults')).toBe(false)
  expect(isSoldOn({ type: 'company' }, 'hotelResults')).toBe(true)
})
