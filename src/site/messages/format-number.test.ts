import { expect, test } from 'vitest'
import { EDITIONS } from '../editions/editions.ts'
import { formatNumber } from './format-message.ts'

const NUMBERS = [
  0, 7, 999, 1_000, 6_103, 12_345, 600_000, 1_234_567, -4_200, 0.5, 0.55, 9.9, 1_234.567,
]

test.each(Object.values(EDITIONS).map(({ conventions }) => conventions))(
  'numbers in %s are written as its people write them',
  (conventions) => {
    const format = new Intl.NumberFormat(conventions, { useGrouping: 'always' })
    for (const number of NUMBERS)
      expect(formatNumber(number, conventions)).toBe(format.format(number))
  },
)

test('more than three decimals are rounded', () => {
  expect(formatNumber(0.54026, 'es-ES')).toBe('0,54')
})
