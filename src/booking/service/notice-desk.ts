/** A provider says that something became of a payment. What became of it, the provider is asked. */
import { OPEN_STATES } from '../rules/payment.ts'
import { readable } from '../../site/problems.ts'
import { rememberHeard, wasHeard } from '../store/payment-notices.ts'
import { paymentById } from '../store/payments.ts'
import type { BookingDesk } from './booking-desk.ts'
import { isId } from './cart-desk.ts'
import { answered, type DeskParts } from './desk-parts.ts'
import { settlePayment } from './settle-payment.ts'

export function noticeDesk(parts: DeskParts): Pick<BookingDesk, 'hear'> {
  const { store, payments } = parts
  return {
    hear: ({ id, paymentId }, now) =>
      answered(parts, async () => {
        if (await wasHeard(store(), id)) return readable(null)
        const payment = isId(paymentId) ? await paymentById(store(), paymentId) : null
        // Also one that was given up: money that came too late must go back.
        const isWaiting = payment && [...OPEN_STATES, 'void-due', 'voided'].includes(payment.state)
        if (isWaiting) {
          const standing = await payments.standing(payment)
          if (standing.state !== 'challenge') await settlePayment(parts, payment, standing, now)
        }
        await rememberHeard(store(), id, now)
        return readable(null)
      }),
  }
}
