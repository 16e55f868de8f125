import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CURRENCIES, type CurrencyCode, formatMoneyExactly } from '../../site/money.ts'
import { readAmount } from './trips-cancel.tsx'

const CODES = Object.keys(CURRENCIES) as CurrencyCode[]

describe('is read as it is written in', () => {
  test.each([
    // Spain
    ['120', 'EUR', 12_000],
    ['120,5', 'EUR', 12_050],
    ['120.50', 'EUR', 12_050],
    ['0,50', 'EUR', 50],
    ['1.234,50 €', 'EUR', 123_450],
    ['1.234,50\u00a0€', 'EUR', 123_450],
    ['1\u202f234,5€', 'EUR', 123_450],
    ['€ 1234', 'EUR', 123_400],
    [' 120 EUR ', 'EUR', 12_000],
    ['120 eur', 'EUR', 12_000],
    ['1.234', 'EUR', 123_400],
    ['100.555', 'EUR', 10_055_500],
    ['1,234.50', 'EUR', 123_450],
    ['1,234,567', 'EUR', 123_456_700],
    // the United Kingdom and the United States
    ['£120.50', 'GBP', 12_050],
    ['1,234', 'GBP', 123_400],
    ['1,234.50', 'USD', 123_450],
    ['$1,234.5 USD', 'USD', 123_450],
    ['1.234,50', 'USD', 123_450],
    // Colombia, Chile, Czechia, Switzerland
    ['$ 1.234.567', 'COP', 123_456_700],
    ['100.555', 'COP', 10_055_500],
    ['$ 1.234.567', 'CLP', 1_234_567],
    ['1 234 Kč', 'CZK', 123_400],
    ['CHF 1’234.50', 'CHF', 123_450],
  ] as const)('%j in %s are %s', (written, currency, expected) =>
    expect(readAmount(written, currency)).toBe(expected),
  )

  test('every price as we show it', () => {
    const anyAmount = fc.integer({ min: 1, max: 1e12 })
    fc.assert(
      fc.property(fc.constantFrom(...CODES), anyAmount, (code, amount) => {
        expect(readAmount(formatMoneyExactly(amount, code), code)).toBe(amount)
      }),
    )
  })
})

describe('is not guessed', () => {
  test.each([
    ['', 'EUR'],
    ['€', 'EUR'],
    ['gratis', 'EUR'],
    ['0', 'EUR'],
    ['99999999999999999999', 'EUR'],
    ['-5', 'EUR'],
    ['−5', 'EUR'],
    ['€ -5', 'EUR'],
    ['+5', 'EUR'],
    ['1e9', 'EUR'],
    ['0x10', 'EUR'],
    ['10%', 'EUR'],
    ['10-20', 'EUR'],
    ['(5)', 'EUR'],
    ['120 USD', 'EUR'],
    ['$120', 'EUR'],
    ['unos 120', 'EUR'],
    ['12 34', 'EUR'],
    ['1.23.456', 'EUR'],
    ['1.234.50', 'EUR'],
    ['1.234 567', 'EUR'],
    ['120,', 'EUR'],
    [',50', 'EUR'],
    ['0.500', 'EUR'],
    ['1234.567', 'EUR'],
    ["1'234", 'EUR'],
    // A thousand in one country, three decimals in the other.
    ['1,234', 'EUR'],
    ['1,234', 'COP'],
    ['100.555', 'GBP'],
    ['100.555', 'USD'],
    ['1.234', 'CZK'],
    // Of a currency without decimals.
    ['120,5', 'CLP'],
  ] as const)('%j in %s', (written, currency) => expect(readAmount(written, currency)).toBeNull())
})
