/**
 * Money: whole minor units of a currency, shown without decimals.
 *
 * A price is rounded once: an offer's total becomes a whole unit of the visitor's currency when it
 * is quoted, and that is what is charged. A conversion gives an amount that may carry a fraction of
 * a minor unit, and so does a total that is divided by its nights; those are rounded for display.
 */
import { groupedDigits } from './text/grouped-digits.ts'
import type { Day } from './calendar-day.ts'

/** Stored amounts are whole; those that come out of a conversion or division may not be. */
export type MinorUnits = number

export interface CurrencyFormat {
  decimal: string
  thousands: string
  symbol: string
  position: 'before' | 'before-spaced' | 'after-spaced'
  /** Amounts are multiplied by it before display, for markets that quote in thousands, say. */
  ratio: number
  /** ISO 4217 code under which it is charged; null for a currency that is only ever shown. */
  iso: string | null
  minorDigits: number
}

const NO_BREAK_SPACE = '\u00a0'

/** Most formats differ in few columns, so a row names its family and then what is its own. */
const CONTINENTAL = { decimal: ',', thousands: '.', position: 'after-spaced' } as const
const SPACED = { decimal: ',', thousands: NO_BREAK_SPACE, position: 'after-spaced' } as const
const SOUTHERN = { decimal: ',', thousands: '.', position: 'before-spaced' } as const
const ANGLO = { decimal: '.', thousands: ',', position: 'before' } as const

/** Separators are the currency's own, not the locale's: a traveller reads a price as at home. */
export const CURRENCIES = {
  EUR: { ...CONTINENTAL, symbol: '€', ratio: 1, iso: 'EUR', minorDigits: 2 },
  CLP: { ...SOUTHERN, symbol: '$', position: 'before', ratio: 1, iso: 'CLP', minorDigits: 0 },
  BRL: { ...SOUTHERN, symbol: 'R$', ratio: 1, iso: 'BRL', minorDigits: 2 },
  COP: { ...SOUTHERN, symbol: '$', ratio: 1, iso: 'COP', minorDigits: 2 },
  PEN: { ...ANGLO, symbol: 'S/', position: 'before-spaced', ratio: 1, iso: 'PEN', minorDigits: 2 },
  USD: { ...ANGLO, symbol: '$', ratio: 1, iso: 'USD', minorDigits: 2 },
  ARS: { ...SOUTHERN, symbol: '$', ratio: 1, iso: 'ARS', minorDigits: 2 },
  // Dollar prices as Argentina writes them; no bank knows the code, so nothing is charged in it.
  ARD: { ...SOUTHERN, symbol: 'US$', ratio: 1, iso: null, minorDigits: 2 },
  MXN: { ...ANGLO, symbol: '$', ratio: 1, iso: 'MXN', minorDigits: 2 },
  GBP: { ...ANGLO, symbol: '£', ratio: 1, iso: 'GBP', minorDigits: 2 },
  BGN: { ...SPACED, symbol: 'лв.', ratio: 1, iso: 'BGN', minorDigits: 2 },
  CZK: { ...SPACED, symbol: 'Kč', ratio: 1, iso: 'CZK', minorDigits: 2 },
  DKK: { ...CONTINENTAL, symbol: 'kr.', ratio: 1, iso: 'DKK', minorDigits: 2 },
  GIP: { ...ANGLO, symbol: '£', ratio: 1, iso: 'GIP', minorDigits: 2 },
  HUF: { ...SPACED, symbol: 'Ft', ratio: 1, iso: 'HUF', minorDigits: 2 },
  ISK: { ...CONTINENTAL, symbol: 'kr.', ratio: 1, iso: 'ISK', minorDigits: 0 },
  CHF: {
    decimal: '.',
    thousands: '’',
    symbol: 'CHF',
    position: 'before-spaced',
    ratio: 1,
    iso: 'CHF',
    minorDigits: 2,
  },
  NOK: { ...SPACED, symbol: 'kr', ratio: 1, iso: 'NOK', minorDigits: 2 },
  PLN: { ...SPACED, symbol: 'zł', ratio: 1, iso: 'PLN', minorDigits: 2 },
  RON: { ...CONTINENTAL, symbol: 'lei', ratio: 1, iso: 'RON', minorDigits: 2 },
} satisfies Record<string, CurrencyFormat>

export type CurrencyCode = keyof typeof CURRENCIES

/** What one euro buys on a day. */
export interface CurrencyRates {
  date: Day
  perEuro: Record<CurrencyCode, number>
}

/** The price as shown everywhere, without decimals. */
export function formatMoney(amount: MinorUnits, currency: CurrencyCode): string {
  return formatAmount(amount, CURRENCIES[currency], 0)
}

/** Banks still count their cents, but no coin is that small, and people write whole amounts. */
const WITHOUT_CENT_COINS = new Set<CurrencyCode>(['ARS', 'COP', 'CZK', 'HUF', 'NOK'])

/** To the last minor unit, for the lines of a bill that must add up to what is charged. */
export function formatMoneyExactly(amount: MinorUnits, currency: CurrencyCode): string {
  const format = CURRENCIES[currency]
  const isWhole = roundHalfAwayFromZero(amount) % 10 ** format.minorDigits === 0
  const isWrittenWhole = isWhole && WITHOUT_CENT_COINS.has(currency)
  return formatAmount(amount, format, isWrittenWhole ? 0 : format.minorDigits)
}

export function formatAmount(amount: MinorUnits, format: CurrencyFormat, decimals: number): string {
  const shown = roundHalfAwayFromZero(
    ((amount * format.ratio) / 10 ** format.minorDigits) * 10 ** decimals,
  )
  const digits = String(Math.abs(shown)).padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = decimals > 0 ? format.decimal + digits.slice(-decimals) : ''
  const number = groupedDigits(whole, format.thousands) + fraction
  return (shown < 0 ? '-' : '') + withSymbol(number, format)
}

/** The same value in another currency, not rounded. The same currency is left untouched. */
export function convert(
  amount: MinorUnits,
  from: CurrencyCode,
  to: CurrencyCode,
  rates: CurrencyRates,
): MinorUnits {
  return from === to ? amount : amount * conversionFactor(from, to, rates)
}

/** What an amount in minor units is multiplied by; worth keeping when converting many. */
export function conversionFactor(
  from: CurrencyCode,
  to: CurrencyCode,
  { perEuro }: CurrencyRates,
): number {
  if (from === to) return 1
  const digits = CURRENCIES[to].minorDigits - CURRENCIES[from].minorDigits
  return (perEuro[to] / perEuro[from]) * 10 ** digits
}

/**
 * An offer's total as it is quoted and charged: a whole unit of the currency, because lists show no
 * decimals. Never less than one unit: what costs forty cents is not free.
 */
export function quotedTotal(amount: MinorUnits, minorPerUnit: number): MinorUnits {
  if (amount <= 0) return 0
  return Math.max(1, Math.floor(amount / minorPerUnit + 0.5 + BINARY_NOISE)) * minorPerUnit
}

/**
 * A part of a total (a deposit, a tax) as it is charged: to the minor unit, or to the whole unit
 * where people have no smaller coin.
 */
export function chargeablePart(amount: MinorUnits, currency: CurrencyCode): MinorUnits {
  const step = WITHOUT_CENT_COINS.has(currency) ? minorUnitsOf(currency) : 1
  return roundHalfAwayFromZero(amount / step) * step
}

/** How many minor units make one unit: 100 cents, or 1 where there are none. */
export function minorUnitsOf(currency: CurrencyCode): number {
  return 10 ** CURRENCIES[currency].minorDigits
}

export function toMajorUnits(amount: MinorUnits, currency: CurrencyCode): number {
  return amount / 10 ** CURRENCIES[currency].minorDigits
}

/** Whole again, since 1.1 × 100 is 110.00000000000001. */
export function toMinorUnits(majorUnits: number, currency: CurrencyCode): MinorUnits {
  return roundHalfAwayFromZero(majorUnits * 10 ** CURRENCIES[currency].minorDigits)
}

/** "Price is displayed only when greater than 0." */
export function isPriceShown(amount: MinorUnits | null): amount is MinorUnits {
  return amount !== null && amount > 0
}

function withSymbol(number: string, { symbol, position }: CurrencyFormat): string {
  if (position === 'after-spaced') return number + NO_BREAK_SPACE + symbol
  return symbol + (position === 'before-spaced' ? NO_BREAK_SPACE : '') + number
}

/**
 * A decimal rate has no exact binary form: 100 × 1.005 is 100.49999999999999, which must still
 * round up. The tolerance lies far above that noise, even in the hundreds of millions, and far
 * below anything that a price could mean.
 */
const BINARY_NOISE = 1e-6

function roundHalfAwayFromZero(value: number): number {
  const size = Math.floor(Math.abs(value) + 0.5 + BINARY_NOISE)
  // Zero has no sign to show.
  return size === 0 ? 0 : Math.sign(value) * size
}
