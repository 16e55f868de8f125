/** Another line in the place of a booked one: paid by card, for nothing, or with money back. */
import { randomUUID } from 'node:crypto'
import type { Booking, CheckoutOutcome } from '../rules/booking.ts'
import { readCard } from '../rules/read-checkout.ts'
import { type Read, readable } from '../../site/problems.ts'
import { todayIn } from '../../http/clock.ts'
import { bareLine, changeLine } from '../store/booking-change.ts'
import { paymentByKey } from '../store/payments.ts'
import type { BookingDesk, LineChangeRequest } from './booking-desk.ts'
import { goOn, pay } from './checkout-desk.ts'
import { answered, composeMails, type DeskParts, isCheckoutKey, refused } from './desk-parts.ts'
import { payRefunds } from './recover-payments.ts'

type ChangeDesk = Pick<BookingDesk, 'changeLine' | 'resumeChange'>

export function changeDesk(parts: DeskParts): ChangeDesk {
  return {
    changeLine: (booking, change, now) =>
      answered(parts, () =>
        change.due > 0
          ? payForChange(parts, booking, change, now)
          : changeForNothing(parts, booking, change, now),
      ),
    async resumeChange(booking, key, now) {
      const payment = isCheckoutKey(key) ? await paymentByKey(parts.store(), key) : null
      if (payment?.intent.change?.bookingId !== booking.id) return null
      return answered(parts, () => goOn(parts, payment, now))
    },
  }
}

async function changeForNothing(
  parts: DeskParts,
  booking: Booking,
  { before, after, due }: LineChangeRequest,
  now: number,
): Promise<Read<CheckoutOutcome>> {
  const { products, store } = parts
  const mails = (changed: Booking) => {
    if (changed.state === 'cancelled') return composeMails(parts, 'cancellation')(changed)
    return composeMails(parts, after.ended ? 'refund' : 'change')(changed)
  }
  const change = { bookingId: booking.id, before, after, refund: -due, now, mails }
  const outcome = await changeLine(products, store(), change)
  if (outcome.kind !== 'confirmed')
    return refused(outcome.kind === 'gone' ? 'sold-out' : 'already-done')
  // Owed from here on: should this fail, recovery pays it.
  if (due < 0) await payRefunds(parts, now, booking.id)
  return readable(outcome)
}

/** Written down first, and changed once the bank has promised the money. */
async function payForChange(
  parts: DeskParts,
  booking: Booking,
  { before, after, due, payment }: LineChangeRequest,
  now: number,
): Promise<Read<CheckoutOutcome>> {
  const { site, idempotencyKey } = payment
  if (!isCheckoutKey(idempotencyKey)) return refused('already-done')
  const today = todayIn(site.edition.timeZone, new Date(now))
  const card = parts.payments.takesCards ? readCard(payment.values, today) : readable(null)
  if (!card.ok) return card
  const { contact, personId } = booking
  const intent = {
    // No cart has it: nothing is kept until it is paid.
    cartId: randomUUID(),
    idempotencyKey,
    items: [after],
    form: {
      guests: [],
      contact,
      requests: '',
      invoice: null,
      payment: 'card' as const,
      total: due,
    },
    site: booking.site,
    personId,
    change: { bookingId: booking.id, before: bareLine(before) },
  }
  return pay(parts, { asked: payment, intent, amount: due, card: card.value }, now)
}
