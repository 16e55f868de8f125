/** Ends a booking: what it took goes back, money is owed back, the mail is written; in one transaction. */
import type { Transaction } from 'kysely'
import { type Booking } from '../rules/booking.ts'
import type { MinorUnits } from '../../site/money.ts'
import { bookingById, bookingsOfRows } from './bookings.ts'
import type { Database } from '../../store/database.ts'
import { keepMails, type MailToSend } from '../../mail/outgoing-mail.ts'
import { changePayment, lockRefundableOf, oweRefunds } from './payments.ts'
import { type Products, releaseParts } from '../../products/product.ts'
import type { Instant, Tables } from '../../store/tables.ts'

export interface Cancellation {
  bookingId: number
  fee: MinorUnits
  refund: MinorUnits
  now: Instant
  /** To the guest, and to suppliers that must know. */
  mails: (booking: Booking) => MailToSend[]
  /** What else belongs into the same transaction. */
  also?: ((transaction: Transaction<Tables>, cancelled: Booking) => Promise<void>) | undefined
}

/** Null when it is cancelled already. */
export async function cancelBooking(
  products: Products,
  { db }: Pick<Database, 'db'>,
  { bookingId, fee, refund, now, mails, also }: Cancellation,
): Promise<Booking | null> {
  return db.transaction().execute(async (transaction) => {
    if (!(await endBooking(products, transaction, bookingId, fee, now))) return null
    const owed = { bookingId, amount: refund, reason: 'cancelled', now } as const
    await oweRefunds({ db: transaction }, owed)
    const cancelled = await finished(products, transaction, bookingId, now, mails)
    await also?.(transaction, cancelled)
    return cancelled
  })
}

/** The bank broke its promise: the booking ends as if it had never been paid. */
export async function undoUnpaidBooking(
  products: Products,
  { db }: Pick<Database, 'db'>,
  paymentId: string,
  { bookingId, now, mails }: Pick<Cancellation, 'bookingId' | 'now' | 'mails'>,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const change = { from: ['authorised'], to: 'declined', now } as const
    if (!(await changePayment({ db: transaction }, paymentId, change))) return
    if (await endBooking(products, transaction, bookingId, 0, now))
      await finished(products, transaction, bookingId, now, mails)
  })
}

async function endBooking(
  products: Products,
  transaction: Transaction<Tables>,
  bookingId: number,
  fee: MinorUnits,
  now: Instant,
): Promise<boolean> {
  const ended = await transaction
    .updateTable('bookings')
    .set({ state: 'cancelled', cancelled_at: now, cancellation_fee: fee })
    .where('id', '=', bookingId)
    .where('state', '=', 'confirmed')
    .returningAll()
    .execute()
  const [booking] = await bookingsOfRows(products, transaction, ended)
  if (!booking) return false
  await releaseParts(products, transaction, booking.items)
  return true
}

async function finished(
  products: Products,
  transaction: Transaction<Tables>,
  bookingId: number,
  now: Instant,
  mails: Cancellation['mails'],
): Promise<Booking> {
  const rows = await transaction
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', bookingId)
    .execute()
  const [booking] = await bookingsOfRows(products, transaction, rows)
  await keepMails({ db: transaction }, mails(booking!), now)
  return booking!
}

/** Gives a part of what was paid back without cancelling anything, or what a fee had kept. */
export interface RefundRequest {
  bookingId: number
  amount: MinorUnits
  /** The same key gives the money back once. */
  key: string
  now: Instant
  /** To the guest, and to suppliers that must know. */
  mails: (booking: Booking) => MailToSend[]
  /** What else belongs into the same transaction. */
  also?: ((transaction: Transaction<Tables>, refunded: Booking) => Promise<void>) | undefined
}

export type RefundOutcome =
  | { kind: 'refunded'; booking: Booking }
  /** More than is left, which may be nothing. */
  | { kind: 'too-much'; left: MinorUnits }

export async function refundBooking(
  products: Products,
  { db }: Pick<Database, 'db'>,
  { bookingId, amount, key, now, mails, also }: RefundRequest,
): Promise<RefundOutcome> {
  return db.transaction().execute(async (transaction) => {
    const connection = { db: transaction }
    const left = await lockRefundableOf(connection, bookingId)
    const reason = `office ${key}` as const
    const before = await transaction
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'refunds.payment_id')
      .select('refunds.id')
      .where('booking_id', '=', bookingId)
      .where('reason', '=', reason)
      .executeTakeFirst()
    if (!before) {
      if (amount > left) return { kind: 'too-much', left }
      await oweRefunds(connection, { bookingId, amount, reason, now })
    }
    const booking = (await bookingById(products, connection, bookingId))!
    if (!before) {
      await keepMails(connection, mails(booking), now)
      await also?.(transaction, booking)
    }
    return { kind: 'refunded', booking }
  })
}
