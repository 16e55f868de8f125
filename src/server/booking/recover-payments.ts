/**
 * Brings what a crash, a lost answer or a closed tab has left behind to its end: a booking, or
 * nothing charged. Running it twice, or on two nodes at once, does nothing twice.
 */
import type { Payment } from '../../core/booking/payment.ts'
import { NoAnswer } from '../../outside/payments/payment-provider.ts'
import {
  changePayment,
  dueRefunds,
  paymentById,
  paymentsIn,
  refundDone,
} from '../../storage/payments.ts'
import type { SettlingParts } from './desk-parts.ts'
import { capturePayment, letGo, releasePayment, settlePayment } from './settle-payment.ts'

/** A request that began so long ago has ended, one way or another. */
export const SETTLE_AFTER_MS = 30_000
/** How often the bank is asked about a visitor who has not come back. */
const ASK_AGAIN_MS = 60_000
/** Nobody answers a bank's question after so long. */
const CHALLENGE_MS = 45 * 60_000

/** `settleAfterMs` is 0 at the start of a program that has its database to itself. */
export async function recoverPayments(
  parts: SettlingParts,
  now: number,
  settleAfterMs = SETTLE_AFTER_MS,
): Promise<void> {
  const { payments, onFailure } = parts
  const before = now - settleAfterMs
  const each = async (
    state: Payment['state'],
    until: number,
    work: (one: Payment) => Promise<unknown>,
  ) => {
    for (const payment of await paymentsIn(parts.store(), state, until))
      await work(payment).catch((error: unknown) => {
        if (!(error instanceof NoAnswer)) onFailure(error)
      })
  }
  await each('started', before, async (payment) =>
    settlePayment(parts, payment, await payments.standing(payment), now),
  )
  await each('challenge', now - Math.min(ASK_AGAIN_MS, settleAfterMs), async (payment) => {
    const standing = await payments.standing(payment)
    if (standing.state !== 'challenge') return settlePayment(parts, payment, standing, now)
    if (now - payment.startedAt > CHALLENGE_MS) return letGo(parts, payment, now)
    return changePayment(parts.store(), payment.id, { from: ['challenge'], to: 'challenge', now })
  })
  await each('authorised', before, (payment) => capturePayment(parts, payment, now))
  await each('void-due', before, (payment) => releasePayment(parts, payment, now))
  await payRefunds(parts, now)
}

/** Of one booking, or all that are owed. */
export async function payRefunds(
  parts: SettlingParts,
  now: number,
  bookingId?: number,
): Promise<void> {
  const { store, payments, onFailure } = parts
  for (const { id, amount, payment } of await dueRefunds(store(), bookingId)) {
    try {
      if (payment.state === 'authorised') await capturePayment(parts, payment, now)
      const { state, currency } = (await paymentById(store(), payment.id))!
      if (state === 'captured') await payments.refund(payment, { id, amount, currency })
      // What was never taken need not go back.
      if (state === 'captured' || state === 'declined') await refundDone(store(), id, now)
    } catch (error) {
      if (!(error instanceof NoAnswer)) onFailure(error)
    }
  }
}
