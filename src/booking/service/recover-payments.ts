/**
 * Brings what a crash, a lost answer or a closed tab has left behind to its end: a booking, or
 * nothing charged. Running it twice, or on two nodes at once, does nothing twice.
 */
import type { Payment } from '../rules/payment.ts'
import { NoAnswer } from '../payments/payment-provider.ts'
import {
  changePayment,
  type DueRefund,
  dueRefunds,
  paymentById,
  paymentIdsIn,
  refundDone,
} from '../store/payments.ts'
import type { SettlingParts } from './desk-parts.ts'
import { capturePayment, giveUpPayment, releasePayment, settlePayment } from './settle-payment.ts'

/** A request that began so long ago has ended, one way or another. */
const SETTLE_AFTER_MS = 30_000
/** How often the bank is asked about a visitor who has not come back. */
const ASK_AGAIN_MS = 60_000
/** Nobody answers a bank's question after so long. */
const CHALLENGE_MS = 45 * 60_000

/** How many payments are looked at together: one slow answer keeps few others waiting. */
const AT_ONCE = 8
/** After so long no further one is begun; the next pass goes on. */
const BUDGET_MS = 10_000

export interface Recovery {
  /** What has stood still since then was cut short by the end of a program: nobody is at it. */
  cutShortBefore?: number
  budgetMs?: number
}

export async function recoverPayments(
  parts: SettlingParts,
  now: number,
  { cutShortBefore = 0, budgetMs = BUDGET_MS }: Recovery = {},
): Promise<void> {
  const { store, payments } = parts
  const each = async (
    state: Payment['state'],
    youngMs: number,
    work: (one: Payment) => Promise<unknown>,
  ) => {
    const before = Math.max(now - youngMs, cutShortBefore)
    const ids = await paymentIdsIn(store(), state, before)
    return ids.map((id) => async () => {
      const payment = await paymentById(store(), id)
      if (payment?.state === state) await work(payment)
    })
  }
  const works = [
    ...(await each('started', SETTLE_AFTER_MS, async (payment) =>
      settlePayment(parts, payment, await payments.standing(payment), now),
    )),
    ...(await each('challenge', ASK_AGAIN_MS, async (payment) => {
      const standing = await payments.standing(payment)
      if (standing.state !== 'challenge') return settlePayment(parts, payment, standing, now)
      if (now - payment.startedAt > CHALLENGE_MS) return giveUpPayment(parts, payment, now)
      return changePayment(store(), payment.id, { from: ['challenge'], to: 'challenge', now })
    })),
    ...(await each('authorised', SETTLE_AFTER_MS, (payment) =>
      capturePayment(parts, payment, now),
    )),
    ...(await each('void-due', SETTLE_AFTER_MS, (payment) => releasePayment(parts, payment, now))),
    ...(await dueRefunds(store())).map((due) => () => payRefund(parts, due, now)),
  ]
  await allOf(parts, inAnyOrder(works), budgetMs)
}

/** Of one booking. */
export async function payRefunds(
  parts: SettlingParts,
  now: number,
  bookingId: number,
): Promise<void> {
  const due = await dueRefunds(parts.store(), bookingId)
  await allOf(
    parts,
    due.map((one) => () => payRefund(parts, one, now)),
  )
}

async function payRefund(
  parts: SettlingParts,
  { id, amount, paymentId }: DueRefund,
  now: number,
): Promise<void> {
  const { store, payments } = parts
  const payment = (await paymentById(store(), paymentId))!
  if (payment.state === 'authorised') await capturePayment(parts, payment, now)
  const { state, currency } = (await paymentById(store(), paymentId))!
  if (state === 'captured') await payments.refund(payment, { id, amount, currency })
  // What was never taken need not go back.
  if (state === 'captured' || state === 'declined') await refundDone(store(), id, now)
}

type Work = () => Promise<unknown>

/** Some together; one that fails, or gets no answer, does not keep the others. */
async function allOf(
  { onFailure }: Pick<SettlingParts, 'onFailure'>,
  works: readonly Work[],
  budgetMs = Infinity,
): Promise<void> {
  const until = performance.now() + budgetMs
  const waiting = works.values()
  const one = async () => {
    for (const work of waiting) {
      await work().catch((error: unknown) => {
        if (!(error instanceof NoAnswer)) onFailure(error)
      })
      if (performance.now() >= until) return
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
}

/** Where the budget ends, the same few that never get an answer must not come first every time. */
function inAnyOrder<T>(all: readonly T[]): T[] {
  return all
    .map((one) => ({ one, at: Math.random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ one }) => one)
}
