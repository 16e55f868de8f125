/**
 * Currencies and price levels of countries, as far as the demo catalogue needs them to make
 * believable prices. No visitor is ever charged by these rates.
 */
import { CURRENCIES, type CurrencyCode, type MinorUnits } from '../../src/site/money.ts'
import { byCountry } from '../read-tables.ts'
import tables from './tables/country-markets.json' with { type: 'json' }

/** Levels are of a night against the same hotel in Spain, by eye. */
const LEVELS = byCountry(tables.priceLevels)
const ELSEWHERE_LEVEL = 0.7

interface DemoCurrency {
  /** A round number near that of 2026. */
  perEuro: number
  /** Nobody asks 183,457 pesos for a night; elsewhere whole units are round enough. */
  roundTo: number
}

const RATES: Record<CurrencyCode, DemoCurrency> = tables.currencies

export function priceLevel(country: string): number {
  return LEVELS.get(country)?.level ?? ELSEWHERE_LEVEL
}

/** What an amount is multiplied by to become a number of steps between round prices. */
export interface PriceSteps {
  stepsPerEuro: number
  minorUnitsPerStep: MinorUnits
}

export function priceSteps(currency: CurrencyCode): PriceSteps {
  const { perEuro, roundTo } = RATES[currency]
  return {
    stepsPerEuro: perEuro / roundTo,
    minorUnitsPerStep: roundTo * 10 ** CURRENCIES[currency].minorDigits,
  }
}

/** A price in euros as the hotel would write it in its own currency; never nothing. */
export function roundPrice(euros: number, steps: PriceSteps): MinorUnits {
  return Math.max(1, Math.round(euros * steps.stepsPerEuro)) * steps.minorUnitsPerStep
}
