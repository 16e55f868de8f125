/** The demo bank's question, and its answer. */
import { pathOf } from '../../site/routes.ts'
import { CHALLENGE_FIELDS } from '../pages/checkout/challenge-fields.ts'
import { ChallengePage } from '../pages/checkout/challenge-page.tsx'
import { brandOf } from '../../site/brands.ts'
import type { BookingParts } from './checkout-parts.ts'
import { fieldsOf } from './checkout-values.ts'
import { Failure } from '../../http/failures.tsx'
import type { Handler } from '../../http/visit.ts'

const PAYMENT_ID = /^[\w-]{1,100}$/

export const showBankQuestion: Handler = ({ site, text, query, page }) => {
  const paymentId = query[CHALLENGE_FIELDS.payment]
  if (typeof paymentId !== 'string' || !PAYMENT_ID.test(paymentId))
    throw new Failure('page-not-found')
  const title = text('checkout.challenge.title')
  const head = { title: `${title} · ${brandOf(site).name}`, description: title }
  return page(<ChallengePage paymentId={paymentId} />, head)
}

export function answerBankQuestion({ desk }: BookingParts): Handler {
  return async ({ site, body, redirect }) => {
    const fields = fieldsOf(body)
    const paymentId = fields[CHALLENGE_FIELDS.payment]
    if (typeof paymentId !== 'string' || !PAYMENT_ID.test(paymentId))
      throw new Failure('field-unreadable')
    const isApproved = fields[CHALLENGE_FIELDS.answer] === 'yes'
    const answered = await desk.answerChallenge(paymentId, isApproved)
    if (!answered.ok && answered.problems[0]?.code === 'try-again') throw new Failure('try-again')
    return redirect(pathOf(site, 'checkoutReturn'), 303)
  }
}
