import { expect, test } from 'vitest'
import { priceSteps, roundPrice } from './country-markets.ts'
import { currencyOf } from '../../src/site/country-currencies.ts'

test.each([
  ['ES', 'EUR'],
  ['GB', 'GBP'],
  ['CO', 'COP'],
  ['CH', 'CHF'],
  ['TR', 'EUR'],
  ['TH', 'USD'],
  ['CR', 'USD'],
])('hotels of %s ask %s', (country, currency) => expect(currencyOf(country)).toBe(currency))

test.each([
  ['EUR', 84.6, 8_500],
  ['COP', 41.111, 18_500_000],
  ['CLP', 70.03, 72_100],
  ['EUR', 0.1, 100],
] as const)('%s: %d euros become a round price', (currency, euros, minorUnits) =>
  expect(roundPrice(euros, priceSteps(currency))).toBe(minorUnits),
)
