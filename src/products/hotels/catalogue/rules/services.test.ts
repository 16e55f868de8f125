import { expect, test } from 'vitest'
import { serviceIcons, serviceLabels, SERVICES } from './services.ts'

test('the eleven codes have their names', () => {
  expect(SERVICES).toEqual({
    1: 'accessible-access',
    3: 'parking',
    4: 'internet',
    5: 'spa',
    6: 'pool',
    7: 'pets',
    10: 'entertainment',
    12: 'gym',
    15: 'hydromassage',
    17: 'business-center',
    18: 'bicycle-rental',
  })
})

/** Codes are written with spaces. */
test.each([
  ['nothing', '', ''],
  ['all of few, once, in the order of the table', '6 4 4', '4 6'],
  ['unknown codes are left out', '2 4 99', '4'],
  ['eight stay eight', '1 3 4 5 6 7 10 12', '1 3 4 5 6 7 10 12'],
  ['the ninth drops entertainment', '1 3 4 5 6 7 10 12 15', '1 3 4 5 6 7 12 15'],
  ['the tenth drops the gym too', '1 3 4 5 6 7 10 12 15 17', '1 3 4 5 6 7 15 17'],
  ['the eleventh drops parking too', '1 3 4 5 6 7 10 12 15 17 18', '1 4 5 6 7 15 17 18'],
  ['without entertainment the gym goes first', '1 3 4 5 6 7 12 15 17', '1 3 4 5 6 7 15 17'],
])('%s', (_, codes, icons) =>
  expect(serviceIcons(numbers(codes))).toEqual(
    numbers(icons).map((code) => SERVICES[code as keyof typeof SERVICES]),
  ),
)

test('a ski pass is a further label', () => {
  expect(serviceLabels([6], true)).toEqual(['pool', 'forfait'])
  expect(serviceLabels([6], false)).toEqual(['pool'])
})

function numbers(written: string) {
  return written.split(' ').filter(Boolean).map(Number)
}
