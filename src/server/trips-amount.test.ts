import { expect, test } from 'vitest'
import { readAmount } from './trips-amount.ts'

test.each([
  ['120', 'EUR', 12_000],
  ['120,5', 'EUR', 12_050],
  ['1.234,50 €', 'EUR', 123_450],
  ['1,234.50', 'USD', 123_450],
  ['1.234', 'EUR', 123_400],
  ['$ 1.234.567', 'CLP', 1_234_567],
  ['', 'EUR', null],
  ['gratis', 'EUR', null],
  ['0', 'EUR', null],
  ['99999999999999999999', 'EUR', null],
] as const)('%j in %s are %s', (written, currency, expected) =>
  expect(readAmount(written, currency)).toBe(expected),
)
