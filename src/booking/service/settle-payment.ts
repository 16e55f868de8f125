/**
 * Brings a payment from how it stands at the provider to its end with us. Several may try at once,
 * a visitor who reloads and the recovery of another node: the database lets one of them decide.
 */
import type { Transaction } from 'kysely'
import type { Booking } from '../rules/booking.ts'
import { OPEN_STATES, type Payment } from '../rules/payment.ts'
import { NoAnswer, type ProviderStatus } from '../payments/payment-provider.ts'
import { bookingById } from '../store/bookings.ts'
import { undoUnpaidBooking } from '../store/booking-cancellation.ts'
import { changeLine, revisionOf, settledBy } from '../store/booking-change.ts'
import { confirmBooking } from '../store/booking-confirmation.ts'
import { changePayment, paymentById } from '../store/payments.ts'
import type { Tables } from '../../store/tables.ts'
import { composeMails, type SettlingParts } from './desk-parts.ts'

export type Settled =
  | { kind: 'confirmed'; booking: Booking }
  | { kind: 'challenge'; url: string }
  | { kind: 'declined' }
  /** Paid for what is gone; nothing is charged. */
  | { kind: 'gone' }

export async function settlePayment(
  parts: SettlingParts,
  payment: Payment,
  standing: ProviderStatus,
  now: number,
): Promise<Settled> {
  const database = parts.store()
  switch (standing.state) {
    case 'challenge': {
      const { reference, url } = standing
      const change = {
        from: OPEN_STATES,
        to: 'challenge',
        now,
        reference,
        challengeUrl: url,
      } as const
      const isChanged = await changePayment(database, payment.id, change)
      return isChanged ? { kind: 'challenge', url } : decided(parts, payment.id)
    }
    case 'authorised':
    case 'captured':
      return sell(parts, payment, standing.reference, now)
    case 'unknown-there':
      // It may still be on its way there: letting go makes sure that it comes too late.
      return giveUpPayment(parts, payment, now)
    default:
      await changePayment(database, payment.id, { from: OPEN_STATES, to: 'declined', now })
      return decided(parts, payment.id)
  }
}

async function sell(
  parts: SettlingParts,
  payment: Payment,
  reference: string,
  now: number,
): Promise<Settled> {
  const { intent } = payment
  const paid = { id: payment.id, reference }
  const sold = intent.change
    ? await changeLine(parts.products, parts.store(), {
        ...intent.change,
        after: intent.items[0]!,
        refund: 0,
        settle: settledBy(paid, intent.change.bookingId, now),
        now,
        mails: composeMails(parts, 'change'),
      })
    : await confirmBooking(parts.products, parts.store(), {
        intent,
        payment: paid,
        now,
        mails: composeMails(parts, 'confirmation'),
      })
  if (sold.kind !== 'confirmed') {
    const ended = await giveUpPayment(parts, { ...payment, reference }, now)
    const isGone = sold.kind === 'gone' || sold.kind === 'changed-meanwhile'
    return isGone && ended.kind === 'declined' ? { kind: 'gone' } : ended
  }
  const isKept = await capturePayment(
    parts,
    { ...payment, reference, bookingId: sold.booking.id },
    now,
  )
  return isKept ? sold : { kind: 'declined' }
}

/** False when the bank broke its promise. Without an answer, recovery asks again. */
export async function capturePayment(
  parts: SettlingParts,
  payment: Pick<Payment, 'id' | 'reference' | 'bookingId' | 'intent'>,
  now: number,
): Promise<boolean> {
  const { store, payments } = parts
  const outcome = await payments.capture(payment).catch(unlessAnswered)
  if (outcome === 'captured')
    await changePayment(store(), payment.id, { from: ['authorised'], to: 'captured', now })
  if (outcome === 'refused' && payment.intent.change) await undoUnpaidChange(parts, payment, now)
  else if (outcome === 'refused')
    await undoUnpaidBooking(parts.products, store(), payment.id, {
      bookingId: payment.bookingId!,
      now,
      mails: composeMails(parts, 'cancellation'),
    })
  return outcome !== 'refused'
}

/**
 * The bank broke its promise: the line is again what it was. Where others have what that took, it
 * ends, and all that was paid for it goes back.
 */
async function undoUnpaidChange(
  parts: SettlingParts,
  { id, intent }: Pick<Payment, 'id' | 'intent'>,
  now: number,
): Promise<void> {
  const { products, store } = parts
  const { bookingId, before } = intent.change!
  const declined = { from: ['authorised'], to: 'declined', now } as const
  const changed = { ...intent.items[0]!, revision: revisionOf(before) + 1 }
  const asked = {
    bookingId,
    before: changed,
    settle: (db: Transaction<Tables>) => changePayment({ db }, id, declined),
    now,
  }
  const mails = composeMails(parts, 'change')
  const undone = await changeLine(products, store(), { ...asked, after: before, refund: 0, mails })
  if (undone.kind === 'confirmed' || undone.kind === 'decided-elsewhere') return
  const refund = before.price
  const after = { ...before, ended: { at: now, refund } }
  const told = composeMails(parts, 'refund')
  const ended = await changeLine(products, store(), { ...asked, after, refund, mails: told })
  // It was changed or cancelled since: what is not paid for is left to people.
  if (ended.kind === 'changed-meanwhile') {
    await changePayment(store(), id, declined)
    parts.onFailure(new Error(`A change of booking ${bookingId} was not paid for`))
  }
}

/** Nothing is left for it: whatever was promised is given up, unless it has led to a booking. */
export async function giveUpPayment(
  parts: SettlingParts,
  { id, reference }: Pick<Payment, 'id' | 'reference'>,
  now: number,
): Promise<Settled> {
  const database = parts.store()
  const change = {
    from: OPEN_STATES,
    to: 'void-due',
    now,
    ...(reference && { reference }),
  } as const
  await changePayment(database, id, change)
  const ended = await decided(parts, id)
  if (ended.kind !== 'declined') return ended
  await releasePayment(parts, { id, reference }, now)
  return ended
}

export async function releasePayment(
  { store, payments }: SettlingParts,
  payment: Pick<Payment, 'id' | 'reference'>,
  now: number,
): Promise<void> {
  const outcome = await payments.release(payment).catch(unlessAnswered)
  if (outcome === 'no-answer') return
  await changePayment(store(), payment.id, { from: ['void-due'], to: 'voided', now })
}

/** How it ended, or stands, by our own book. */
export async function decided(
  { store, products }: SettlingParts,
  paymentId: string,
): Promise<Settled> {
  const payment = (await paymentById(store(), paymentId))!
  switch (payment.state) {
    case 'authorised':
    case 'captured':
      return {
        kind: 'confirmed',
        booking: (await bookingById(products, store(), payment.bookingId!))!,
      }
    case 'challenge':
      return { kind: 'challenge', url: payment.challengeUrl! }
    default:
      return { kind: 'declined' }
  }
}

function unlessAnswered(error: unknown): 'no-answer' {
  if (error instanceof NoAnswer) return 'no-answer'
  throw error
}
