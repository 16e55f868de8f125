import { expect, test } from 'vitest'
import { packetSaleLine, SKI_PASS, SUPPLEMENT_CODES, supplementOf } from './supplements.ts'

test.each([
  ['FF', 'ski-pass'],
  ['RL', 'spa'],
  ['CL', 'cl'],
  ['RM', 'rm'],
  ['EN', 'ticket'],
  ['TB', 'ticket'],
  ['NT', 'ticket'],
  ['DN', 'ticket'],
  ['PA', 'ticket'],
  ['PW', 'ticket'],
  ['DNI', null],
  ['PAI', null],
])('%s has the icon %s', (code, icon) => expect(supplementOf(code)?.icon).toBe(icon))

test('the hotel-only codes are the specified eleven', () => {
  const hotelOnly = SUPPLEMENT_CODES.filter((code) => supplementOf(code)?.isHotelOnly)
  expect(hotelOnly.join(' ')).toBe('FF CL TB NT RL RM DN DNI PA PAI PW')
})

test('an unknown code is nothing', () => {
  for (const code of ['', 'XX', 'toString', '__proto__']) expect(supplementOf(code)).toBeNull()
})

test.each([
  ['PAI', 'included-tickets', false],
  ['DNI', 'included-tickets', false],
  ['FF', 'extra-service', true],
  ['anything', 'extra-service', true],
])('packet sale %s is a line of %s, getaway: %s', (type, kind, isGetaway) =>
  expect(packetSaleLine(type, 'Two days')).toEqual({ kind, text: 'Two days', isGetaway }),
)

test('without a type there is no line', () => expect(packetSaleLine('', 'Two days')).toBeNull())

test('FF is the ski pass', () => expect(SKI_PASS).toBe('FF'))
