/** The form that sets what a euro is worth in each currency. */
import { fieldReader, type FormValues } from '../../site/form-values.ts'
import { CURRENCIES, type CurrencyCode, type CurrencyRates } from '../../site/money.ts'
import { problem, type Read } from '../../site/problems.ts'
import { rateField } from './office-fields.ts'

/** No currency halves or doubles overnight: then a digit was forgotten, and rooms sold for little. */
const MOST_CHANGE = 2

/** The euro is worth one euro. */
export const SET_CURRENCIES = (Object.keys(CURRENCIES) as CurrencyCode[]).filter(
  (code) => code !== 'EUR',
)

export function readRates(
  values: FormValues,
  known: CurrencyRates['perEuro'],
): Read<CurrencyRates['perEuro']> {
  const reader = fieldReader(values)
  const rates = { ...known, EUR: 1 }
  for (const code of SET_CURRENCIES) {
    const field = rateField(code)
    const written = reader.shaped(field, /^\d{1,7}(?:[.,]\d{1,6})?$/)
    const rate = Number(written.replace(',', '.'))
    const old = known[code] ?? rate
    if (!written) reader.report(problem('field-missing', field))
    else if (!(rate > 0 && rate <= old * MOST_CHANGE && rate >= old / MOST_CHANGE))
      reader.report(problem('number-out-of-range', field))
    rates[code] = rate
  }
  return reader.finish(rates)
}
