/** Gives a part of what was paid back without cancelling anything, or what a fee had kept. */
import type { Transaction } from 'kysely'
import type { Booking } from '../rules/booking.ts'
import type { MinorUnits } from '../../site/money.ts'
import { bookingById } from './bookings.ts'
import type { Database } from '../../store/database.ts'
import { keepMails, type MailToSend } from '../../mail/outgoing-mail.ts'
import { lockRefundable, oweRefund, paymentOfBooking } from './payments.ts'
import type { Instant, Tables } from '../../store/tables.ts'

export interface AskedRefund {
  bookingId: number
  amount: MinorUnits
  /** The same key gives the money back once. */
  key: string
  now: Instant
  /** To the guest, and to hotels that must know. */
  mails: (booking: Booking) => MailToSend[]
  /** What else belongs into the same transaction. */
  also?: ((transaction: Transaction<Tables>, refunded: Booking) => Promise<void>) | undefined
}

export type RefundOutcome =
  | { kind: 'refunded'; booking: Booking }
  /** More than is left, which may be nothing. */
  | { kind: 'too-much'; left: MinorUnits }

export async function refundBooking(
  { db }: Pick<Database, 'db'>,
  { bookingId, amount, key, now, mails, also }: AskedRefund,
): Promise<RefundOutcome> {
  return db.transaction().execute(async (transaction) => {
    const connection = { db: transaction }
    const payment = await paymentOfBooking(connection, bookingId)
    if (!payment) return { kind: 'too-much', left: 0 }
    const left = await lockRefundable(connection, payment.id)
    const reason = `office ${key}` as const
    const before = await transaction
      .selectFrom('refunds')
      .select('id')
      .where('payment_id', '=', payment.id)
      .where('reason', '=', reason)
      .executeTakeFirst()
    if (!before) {
      if (amount > left) return { kind: 'too-much', left }
      await oweRefund(connection, { paymentId: payment.id, amount, reason, now })
    }
    const booking = (await bookingById(connection, bookingId))!
    if (!before) {
      await keepMails(connection, mails(booking), now)
      await also?.(transaction, booking)
    }
    return { kind: 'refunded', booking }
  })
}
