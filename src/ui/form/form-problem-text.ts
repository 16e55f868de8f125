/** What is wrong with a field of a booking form, or with the whole, in a sentence that helps. */
import type { Problem, ProblemCode } from '../../site/problems.ts'
import type { MessageKey, Text } from '../../site/messages/catalogue.ts'
import {
  CHECKOUT_FIELDS,
  CLAIM_FIELDS,
  isGuestField,
  TRIP_FIELDS,
} from '../../site/booking-fields.ts'
import { problemText } from './problem-text.ts'

/** "We do not understand this" helps nobody who can be shown an example. */
const UNREADABLE: Record<string, MessageKey> = {
  [CHECKOUT_FIELDS.email]: 'checkout.problem.email',
  [TRIP_FIELDS.email]: 'checkout.problem.email',
  [CHECKOUT_FIELDS.phone]: 'checkout.problem.phone',
  [CHECKOUT_FIELDS.cardNumber]: 'checkout.problem.card-number',
  [CHECKOUT_FIELDS.cardExpiry]: 'checkout.problem.card-expiry',
  [CHECKOUT_FIELDS.cardCode]: 'checkout.problem.card-code',
  [CLAIM_FIELDS.address]: 'checkout.problem.link',
  [CLAIM_FIELDS.found]: 'checkout.problem.amount',
}

/** What only a form with travellers can get wrong. */
const OF_TRAVELLERS: Partial<Record<ProblemCode, MessageKey>> = {
  'age-of-adult': 'checkout.problem.adult-age',
  'age-of-child': 'checkout.problem.child-age',
  'age-of-infant': 'checkout.problem.infant-age',
  'document-expired': 'checkout.problem.document-expired',
}

export function formProblemText(text: Text, problem: Problem): string {
  const { code, field } = problem
  if (field === CHECKOUT_FIELDS.terms) return text('checkout.problem.terms')
  if (field === CLAIM_FIELDS.address && code === 'field-missing')
    return text('trips.claim.proof.missing')
  const ofTraveller = OF_TRAVELLERS[code]
  if (ofTraveller) return text(ofTraveller)
  const example = code === 'field-unreadable' ? unreadable(field) : undefined
  if (example) return text(example)
  // The new price stands beside it, written as money.
  return problemText(text, code === 'price-changed' ? { code, field } : problem)
}

function unreadable(field: string): MessageKey | undefined {
  if (isGuestField(field, 'document')) return 'checkout.problem.document'
  const isDay = isGuestField(field, 'birth_date') || isGuestField(field, 'document_expiry')
  return isDay ? 'checkout.problem.day' : UNREADABLE[field]
}

/** What was typed into a booking form, and what is wrong with it. */
export interface FormState {
  values: Readonly<Record<string, string>>
  problems: readonly Problem[]
}
