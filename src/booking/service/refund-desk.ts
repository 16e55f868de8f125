/** Money given back by somebody who may: in part or all that is left, but never more. */
import { readable } from '../../site/problems.ts'
import { refundBooking } from '../store/booking-refunds.ts'
import type { BookingDesk } from './booking-desk.ts'
import { answered, type DeskParts, composeMails, refused } from './desk-parts.ts'
import { payRefunds } from './recover-payments.ts'

export function refundDesk(parts: DeskParts): Pick<BookingDesk, 'refund'> {
  return {
    refund: (booking, { amount, key, also }, now) =>
      answered(parts, async () => {
        const mails = composeMails(parts, 'refund')
        const asked = { bookingId: booking.id, amount, key, now, mails, also }
        const outcome = await refundBooking(parts.store(), asked)
        if (outcome.kind === 'too-much') return refused('refund-too-much', 'amount', outcome.left)
        // Owed from here on: should this fail, recovery pays it.
        await payRefunds(parts, now, booking.id)
        return readable(outcome.booking)
      }),
  }
}
