import { expect, test } from 'vitest'
import { CURRENCIES, type CurrencyRates } from '../../site/money.ts'
import { rateField } from './office-fields.ts'
import { readRates, SET_CURRENCIES } from './calendar-form.ts'

const KNOWN = Object.fromEntries(
  Object.keys(CURRENCIES).map((code) => [code, code === 'EUR' ? 1 : 2]),
) as CurrencyRates['perEuro']
const SENT = Object.fromEntries(SET_CURRENCIES.map((code) => [rateField(code), '2']))

test('every currency but the euro is set, with a point or a comma', () => {
  const read = readRates({ ...SENT, rate_USD: '1,08', rate_GBP: '3.5' }, KNOWN)
  expect(read).toEqual({ ok: true, value: { ...KNOWN, USD: 1.08, GBP: 3.5 } })
})

test.each([
  ['', 'field-missing'],
  ['0', 'number-out-of-range'],
  ['0,9', 'number-out-of-range'],
  ['4.01', 'number-out-of-range'],
  ['-2', 'field-unreadable'],
  ['1e9', 'field-unreadable'],
  ['two', 'field-unreadable'],
])('a rate of "%s" is refused: %s', (written, code) => {
  const read = readRates({ ...SENT, rate_USD: written }, KNOWN)
  expect(read).toMatchObject({ ok: false, problems: [{ code, field: 'rate_USD' }] })
})
