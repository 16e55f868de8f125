import { expect, test } from 'vitest'
import { CURRENCIES, type CurrencyCode } from '../../../site/money.ts'
import { briefPrice } from './calendar-months.tsx'

/** No-break spaces are written "_". */
test.each<[number, CurrencyCode, string]>([
  [64_00, 'EUR', '64_€'],
  [1_234_00, 'EUR', '1.234_€'],
  [12_345_00, 'EUR', '12k_€'],
  [64_00, 'USD', '$64'],
  [64_00, 'BRL', 'R$64'],
  [9_999_49, 'GBP', '£9,999'],
  [9_999_50, 'GBP', '£10k'],
  [98_400_00, 'COP', '$98k'],
  [999_499_00, 'COP', '$999k'],
  [999_500_00, 'COP', '$1M'],
  [1_240_000_00, 'COP', '$1,2M'],
  [123_456_789_00, 'COP', '$123M'],
  [85_000, 'CLP', '$85k'],
  [1_250_000_00, 'USD', '$1.3M'],
])('%d minor units of %s are %s', (amount, currency, shown) => {
  expect(briefPrice(amount, currency).replaceAll('\u00a0', '_')).toBe(shown)
})

test('no price of up to nine digits is longer than a cell', () => {
  for (const currency of Object.keys(CURRENCIES) as CurrencyCode[])
    for (let digits = 1; digits <= 9; digits++) {
      const amount = (10 ** digits - 1) * 10 ** CURRENCIES[currency].minorDigits
      expect(briefPrice(amount, currency).length).toBeLessThanOrEqual(9)
    }
})
