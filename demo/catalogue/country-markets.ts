/**
 * Currencies and price levels of countries, as far as the demo catalogue needs them to make
 * believable prices. No visitor is ever charged by these rates.
 */
import { CURRENCIES, type CurrencyCode, type MinorUnits } from '../../src/site/money.ts'

/** What a night costs against the same hotel in Spain, by eye. */
const PRICE_LEVELS: readonly [level: number, countries: string][] = [
  [2.4, 'MV BM BL MC'],
  [2.1, 'US CH BS KY VG VI TC AI'],
  [1.8, 'IS AE AW BB PF SC LI SG'],
  [1.6, 'GB NO DK IL HK CA AU IE NL AG LC PR SX CW'],
  [1.4, 'FR SE LU QA JP NZ MU GL FO JE GG GI MF GP MQ'],
  [1.2, 'IT DE AT BE FI JM KW BH SA KR MO'],
  [1, 'ES AD MT CY HR GR SI DO CR'],
  [0.9, 'PT EE CZ MX PA LV OM TW UY JO BZ FJ ZA CL RE'],
  [0.75, 'PL HU SK LT CU BR ME TR RU MA KE TZ NA BW EC GT PE SV'],
  [0.62, 'AR RO BG AL RS GE TN TH MY CN HN NI CV PY BO AZ'],
  [0.55, 'CO EG UA BA MK MD AM PH ID KH LK IN UZ KZ VE'],
  [0.48, 'VN NP LA MM BD PK MG'],
]

const ELSEWHERE_LEVEL = 0.7

/** Round numbers near those of 2026. */
const UNITS_PER_EURO: Record<CurrencyCode, number> = {
  EUR: 1,
  USD: 1.1,
  ARD: 1.1,
  GBP: 0.86,
  GIP: 0.86,
  CHF: 0.95,
  NOK: 11.6,
  DKK: 7.46,
  ISK: 143,
  CZK: 25,
  PLN: 4.25,
  HUF: 395,
  RON: 5,
  BGN: 1.96,
  MXN: 20,
  COP: 4_500,
  PEN: 4,
  CLP: 1_030,
  ARS: 1_500,
  BRL: 6,
}

/** Nobody asks 183,457 pesos for a night; elsewhere whole units are round enough. */
const ROUND_UNITS: Partial<Record<CurrencyCode, number>> = {
  COP: 100,
  CLP: 100,
  ARS: 100,
  HUF: 10,
  ISK: 10,
}

const LEVELS = new Map(spelledOut(PRICE_LEVELS))

export function priceLevel(country: string): number {
  return LEVELS.get(country) ?? ELSEWHERE_LEVEL
}

/** What an amount is multiplied by to become a number of steps between round prices. */
export interface PriceSteps {
  stepsPerEuro: number
  minorUnitsPerStep: MinorUnits
}

export function priceSteps(currency: CurrencyCode): PriceSteps {
  const units = ROUND_UNITS[currency] ?? 1
  return {
    stepsPerEuro: UNITS_PER_EURO[currency] / units,
    minorUnitsPerStep: units * 10 ** CURRENCIES[currency].minorDigits,
  }
}

/** A price in euros as the hotel would write it in its own currency; never nothing. */
export function roundPrice(euros: number, steps: PriceSteps): MinorUnits {
  return Math.max(1, Math.round(euros * steps.stepsPerEuro)) * steps.minorUnitsPerStep
}

function spelledOut<Value>(rows: readonly [Value, string][]): [string, Value][] {
  return rows.flatMap(([value, countries]) =>
    countries.split(' ').map((country): [string, Value] => [country, value]),
  )
}
