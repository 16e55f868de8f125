import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  chargeablePart,
  conversionFactor,
  convert,
  CURRENCIES,
  formatAmount,
  formatMoney,
  formatMoneyExactly,
  isPriceShown,
  minorUnitsOf,
  quotedTotal,
  toMajorUnits,
  toMinorUnits,
} from './money.ts'
import type { CurrencyCode, CurrencyRates } from './money.ts'

/** No-break spaces are written "_". */
function visible(written: string) {
  return written.replaceAll('\u00a0', '_')
}

test.each<[CurrencyCode, string]>([
  ['EUR', '1.234.567_€'],
  ['CLP', '$123.456.700'],
  ['BRL', 'R$_1.234.567'],
  ['COP', '$_1.234.567'],
  ['PEN', 'S/_1,234,567'],
  ['USD', '$1,234,567'],
  ['ARS', '$_1.234.567'],
  ['ARD', 'US$_1.234.567'],
  ['MXN', '$1,234,567'],
  ['GBP', '£1,234,567'],
  ['BGN', '1_234_567_лв.'],
  ['CZK', '1_234_567_Kč'],
  ['DKK', '1.234.567_kr.'],
  ['GIP', '£1,234,567'],
  ['HUF', '1_234_567_Ft'],
  ['ISK', '123.456.700_kr.'],
  ['CHF', 'CHF_1’234’567'],
  ['NOK', '1_234_567_kr'],
  ['PLN', '1_234_567_zł'],
  ['RON', '1.234.567_lei'],
])('123456700 minor units of %s read %s', (currency, shown) =>
  expect(visible(formatMoney(123_456_700, currency))).toBe(shown),
)

test('there are the twenty specified currencies, and only ARD is unknown to ISO', () => {
  expect(Object.keys(CURRENCIES)).toHaveLength(20)
  const withoutIso = Object.keys(CURRENCIES).filter((code) => !CURRENCIES[code as CurrencyCode].iso)
  expect(withoutIso).toEqual(['ARD'])
})

test.each<[number, CurrencyCode, string]>([
  [0, 'EUR', '0_€'],
  [49, 'EUR', '0_€'],
  [-49, 'EUR', '0_€'],
  [50, 'EUR', '1_€'],
  [-50, 'EUR', '-1_€'],
  [1_050, 'EUR', '11_€'],
  [99_949, 'EUR', '999_€'],
  [99_950, 'EUR', '1.000_€'],
  [-123_456, 'USD', '-$1,235'],
  [12_345_678_900, 'COP', '$_123.456.789'],
])('%d minor units of %s round once to %s', (amount, currency, shown) =>
  expect(visible(formatMoney(amount, currency))).toBe(shown),
)

test.each<[number, CurrencyCode, string]>([
  [123_456, 'EUR', '1.234,56_€'],
  [5, 'GBP', '£0.05'],
  [-5, 'CHF', '-CHF_0.05'],
  [1_234, 'CLP', '$1.234'],
  [12_300, 'EUR', '123,00_€'],
  [363_155_600, 'COP', '$_3.631.556'],
  [-363_155_601, 'COP', '-$_3.631.556,01'],
])('%d minor units of %s are exactly %s', (amount, currency, shown) =>
  expect(visible(formatMoneyExactly(amount, currency))).toBe(shown),
)

test('an amount is scaled by the ratio of its currency before display', () => {
  const inThousands = { ...CURRENCIES.COP, ratio: 0.001 }
  expect(visible(formatAmount(12_345_678_900, inThousands, 0))).toBe('$_123.457')
  for (const { ratio } of Object.values(CURRENCIES)) expect(ratio).toBe(1)
})

const rates: CurrencyRates = {
  date: 20_000,
  perEuro: {
    ...(Object.fromEntries(Object.keys(CURRENCIES).map((code) => [code, 1])) as Record<
      CurrencyCode,
      number
    >),
    USD: 1.005,
    CLP: 1_000,
  },
}

test.each<[number, CurrencyCode, CurrencyCode, string]>([
  [100_00, 'EUR', 'USD', '$101'],
  [100_00, 'EUR', 'CLP', '$100.000'],
  [100_000, 'CLP', 'EUR', '100_€'],
  [1_005, 'CLP', 'USD', '$1'],
])('%d of %s in %s is %s', (amount, from, to, shown) =>
  expect(visible(formatMoney(convert(amount, from, to, rates), to))).toBe(shown),
)

test('a conversion keeps fractions', () => expect(convert(1, 'CLP', 'EUR', rates)).toBeCloseTo(0.1))

test.each<[number, CurrencyCode, number]>([
  [788_45, 'GBP', 788_00],
  [788_50, 'GBP', 789_00],
  [788_00, 'EUR', 788_00],
  [40, 'EUR', 1_00],
  [0, 'EUR', 0],
  [1_234.6, 'CLP', 1_235],
  [189_030_215_49, 'COP', 189_030_215_00],
])('%d minor units of %s are quoted as %d', (amount, currency, quoted) =>
  expect(quotedTotal(amount, minorUnitsOf(currency))).toBe(quoted),
)

test.each<[number, CurrencyCode, number]>([
  [157_605, 'EUR', 157_605],
  [157_60.5, 'EUR', 157_61],
  [157_60.5, 'COP', 158_00],
  [157.6, 'CLP', 158],
])('a part of %d minor units of %s is charged as %d', (amount, currency, charged) =>
  expect(chargeablePart(amount, currency)).toBe(charged),
)

test('there and back is the same price', () => {
  const currency = fc.constantFrom(...(Object.keys(CURRENCIES) as CurrencyCode[]))
  fc.assert(
    fc.property(fc.integer(), currency, currency, (amount, from, to) => {
      const back = convert(convert(amount, from, to, rates), to, from, rates)
      expect(formatMoneyExactly(back, from)).toBe(formatMoneyExactly(amount, from))
    }),
  )
})

test('the same currency is never touched by its rate', () => {
  expect(conversionFactor('USD', 'USD', rates)).toBe(1)
  expect(convert(333, 'USD', 'USD', rates)).toBe(333)
})

test('major and minor units are each other’s inverse', () => {
  expect(toMajorUnits(1_050, 'EUR')).toBe(10.5)
  expect(toMinorUnits(10.5, 'EUR')).toBe(1_050)
  expect(toMinorUnits(1.1, 'EUR')).toBe(110)
  expect(toMinorUnits(5_000, 'CLP')).toBe(5_000)
})

test.each([
  [1, true],
  [0, false],
  [-1, false],
  [null, false],
])('a price of %s is shown: %s', (price, shown) => expect(isPriceShown(price)).toBe(shown))
