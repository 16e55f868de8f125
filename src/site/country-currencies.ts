/** In which currency hotels of a country charge, as far as the product knows it; else in dollars. */
import type { CurrencyCode } from './money.ts'

const CURRENCY_AREAS: readonly [currency: CurrencyCode, countries: string][] = [
  ['EUR', 'ES PT FR IT DE AT BE NL LU IE FI GR CY MT SI SK EE LV LT HR BG AD MC SM VA ME XK'],
  ['EUR', 'GP MQ RE GF YT MF BL PM'],
  // Without a currency of their own here, but within reach of the euro.
  ['EUR', 'SE TR MA TN DZ EG AL RS BA MK UA RU BY MD GE AM CV SN GM MU SC'],
  ['GBP', 'GB IM JE GG'],
  ['GIP', 'GI'],
  ['CHF', 'CH LI'],
  ['NOK', 'NO SJ'],
  ['DKK', 'DK FO GL'],
  ['ISK', 'IS'],
  ['CZK', 'CZ'],
  ['PLN', 'PL'],
  ['HUF', 'HU'],
  ['RON', 'RO'],
  ['MXN', 'MX'],
  ['COP', 'CO'],
  ['PEN', 'PE'],
  ['CLP', 'CL'],
  ['ARS', 'AR'],
  ['BRL', 'BR'],
]

const ELSEWHERE_CURRENCY = 'USD'

const CURRENCY_BY_COUNTRY = new Map(
  CURRENCY_AREAS.flatMap(([currency, countries]) =>
    countries.split(' ').map((country) => [country, currency] as const),
  ),
)

export function currencyOf(country: string): CurrencyCode {
  return CURRENCY_BY_COUNTRY.get(country) ?? ELSEWHERE_CURRENCY
}
