/** A price short enough to stand under a day: "64 €", "$1,2M". */
import { CURRENCIES, type CurrencyCode, formatMoney, type MinorUnits } from '../../../site/money.ts'

/** From five digits on the last ones say nothing and do not fit. */
const ABBREVIATED_FROM = 10_000

export function briefPrice(amount: MinorUnits, currency: CurrencyCode): string {
  const { ratio, minorDigits } = CURRENCIES[currency]
  const units = Math.round((amount * ratio) / 10 ** minorDigits)
  return units < ABBREVIATED_FROM
    ? formatMoney(amount, currency).replace(LEADING_SPACE, '$1')
    : withSymbol(abbreviated(units, CURRENCIES[currency].decimal), currency)
}

/** "R$ 64" loses its space here; "64 €" keeps it, or the two would grow together. */
const LEADING_SPACE = /^([^\d-]+)\u00a0/

function abbreviated(units: number, decimal: string): string {
  const thousands = Math.round(units / 1_000)
  if (thousands < 1_000) return `${thousands}k`
  // One decimal while there is one digit before it: 1,2M, then 12M.
  const millions = units / 1_000_000
  const shown = millions < 9.95 ? millions.toFixed(1).replace(/\.0$/, '') : millions.toFixed(0)
  return `${shown.replace('.', decimal)}M`
}

function withSymbol(number: string, currency: CurrencyCode): string {
  const { symbol, position } = CURRENCIES[currency]
  return position === 'after-spaced' ? `${number}\u00a0${symbol}` : symbol + number
}
