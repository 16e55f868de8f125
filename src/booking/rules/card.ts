/** The card of the checkout form, where our own page asks for it. */
import { dayOf, type Day } from '../../site/calendar-day.ts'
import { fieldReader, type FormValues } from '../../site/form-values.ts'
import { problem, type Read } from '../../site/problems.ts'
import { CHECKOUT_FIELDS } from './checkout-fields.ts'

export interface TypedCard {
  /** Digits only. */
  number: string
}

const { cardNumber, cardExpiry, cardCode } = CHECKOUT_FIELDS

/** Its last four digits are all that may ever be shown or kept of it. */
export function readCard(values: FormValues, today: Day): Read<TypedCard> {
  const reader = fieldReader(values)
  const number = reader.text(cardNumber, 40).replace(/[\s-]+/g, '')
  const expiry = reader.text(cardExpiry, 10).replace(/\s+/g, '')
  const code = reader.text(cardCode, 10)
  if (!number) reader.report(problem('field-missing', cardNumber))
  else if (!isCardNumber(number)) reader.report(problem('field-unreadable', cardNumber))
  if (!expiry) reader.report(problem('field-missing', cardExpiry))
  else if (!isValidOn(expiry, today)) reader.report(problem('field-unreadable', cardExpiry))
  if (!code) reader.report(problem('field-missing', cardCode))
  else if (!/^\d{3,4}$/.test(code)) reader.report(problem('field-unreadable', cardCode))
  return reader.finish({ number })
}

/** The last digit checks the others, so that most typing errors are noticed. */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** MM/YY or MM/YYYY; a card is good to the end of its month. */
function isValidOn(expiry: string, today: Day): boolean {
  const [, month, year] = /^(0?[1-9]|1[0-2])[/-]?((?:20)?\d{2})$/.exec(expiry) ?? []
  if (!month || !year) return false
  const full = Number(year) % 100
  const next =
    Number(month) === 12 ? dayOf(2001 + full, 1, 1) : dayOf(2000 + full, Number(month) + 1, 1)
  return next > today
}
