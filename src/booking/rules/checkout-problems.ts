/** All that is wrong with a checkout form as it was filled in: the same in the browser as here. */
import type { Day } from '../../site/calendar-day.ts'
import type { FormValues } from '../../site/form-values.ts'
import { problem, type Problem } from '../../site/problems.ts'
import { readCard } from './card.ts'
import { CHECKOUT_FIELDS, guestFields } from './checkout-fields.ts'
import { type AskedForm, readCheckoutForm } from './read-checkout.ts'

export interface FilledForm {
  /** Whether the card is typed into this form. */
  takesCards: boolean
  today: Day
}

/** Nothing is missing of a room that its booker sleeps in. */
export function checkoutProblems(
  sent: FormValues,
  asked: AskedForm,
  { takesCards, today }: FilledForm,
): Problem[] {
  const { values, own } = withOwnRooms(sent, asked.roomCounts.length)
  const hasCard = takesCards && values[CHECKOUT_FIELDS.payment] === 'card'
  const reads = [readCheckoutForm(values, asked), ...(hasCard ? [readCard(values, today)] : [])]
  const wrong = reads
    .flatMap((read) => (read.ok ? [] : read.problems))
    .filter(({ field }) => !own.has(field))
  const hasAgreed = values[CHECKOUT_FIELDS.terms] === '1'
  return hasAgreed ? wrong : [...wrong, problem('field-missing', CHECKOUT_FIELDS.terms)]
}

/** Whoever leaves the first room's guest empty sleeps there. `own` are the fields filled so. */
export function withOwnRooms(
  values: FormValues,
  stays: number,
): { values: FormValues; own: ReadonlySet<string> } {
  const filled: FormValues = { ...values }
  const own = new Set<string>()
  for (let item = 1; item <= stays; item += 1) {
    const { firstName, lastName } = guestFields(item, 1)
    if (!isEmpty(values[firstName]) || !isEmpty(values[lastName])) continue
    filled[firstName] = values[CHECKOUT_FIELDS.firstName]
    filled[lastName] = values[CHECKOUT_FIELDS.lastName]
    own.add(firstName).add(lastName)
  }
  return { values: filled, own }
}

function isEmpty(value: unknown): boolean {
  return value === undefined || (typeof value === 'string' && value.trim() === '')
}
