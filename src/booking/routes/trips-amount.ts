/** An amount as people type it: "1.234,50", "1,234.50", "1234" or "1 234,5 €". */
import { CURRENCIES, type CurrencyCode, type MinorUnits } from '../../site/money.ts'

/** The currency's own sign or code may stand before or behind it; anything else is no amount. */
export function readAmount(written: string, currency: CurrencyCode): MinorUnits | null {
  const { minorDigits, thousands } = CURRENCIES[currency]
  const number = bareNumber(written, currency)
  const parts = PLAIN.exec(number) ?? GROUPED.exec(number)
  if (!parts?.groups) return null
  const { whole = '', grouping, decimal, fraction = '' } = parts.groups
  if (fraction.length > minorDigits || (decimal && decimal === grouping)) return null
  // "1.234" is a thousand only where the currency is written so: elsewhere it may be decimals.
  if (grouping && /^\d+[.,]\d+$/.test(number) && grouping !== thousands) return null
  const amount = Number(whole.replace(/\D/g, '') + fraction.padEnd(minorDigits, '0'))
  return Number.isSafeInteger(amount) && amount > 0 ? amount : null
}

const DECIMALS = String.raw`(?:(?<decimal>[.,])(?<fraction>\d{1,2}))?`
const PLAIN = new RegExp(String.raw`^(?<whole>\d+)${DECIMALS}$`)
const GROUPED = new RegExp(
  String.raw`^(?<whole>[1-9]\d{0,2}(?<grouping>[ .,’])\d{3}(?:\k<grouping>\d{3})*)${DECIMALS}$`,
)

/** White space of any kind is one space, and none is around it. */
function bareNumber(written: string, currency: CurrencyCode): string {
  let number = written.replace(/\s+/g, ' ').trim().toLowerCase()
  for (const each of [CURRENCIES[currency].symbol, currency]) {
    const sign = each.toLowerCase()
    if (number.startsWith(sign)) number = number.slice(sign.length).trim()
    if (number.endsWith(sign)) number = number.slice(0, -sign.length).trim()
  }
  return number
}
