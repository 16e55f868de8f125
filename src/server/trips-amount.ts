/** An amount as people type it: "1.234,50", "1,234.50", "1234" or "1 234,5 €". */
import { CURRENCIES, type CurrencyCode, type MinorUnits } from '../core/money.ts'

export function readAmount(written: string, currency: CurrencyCode): MinorUnits | null {
  const { minorDigits } = CURRENCIES[currency]
  const digits = written.replace(/[^\d.,]/g, '')
  // Behind the last separator stand decimals only if they are too few for thousands.
  const parts = /^(\d[\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(digits)
  if (!parts) return null
  const whole = parts[1]!.replace(/[.,]/g, '')
  const fraction = (parts[2] ?? '').padEnd(minorDigits, '0').slice(0, minorDigits)
  const amount = Number(whole + fraction)
  return Number.isSafeInteger(amount) && amount > 0 ? amount : null
}
