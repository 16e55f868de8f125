/** Payments as we believe them to stand. A state changes only from one that is expected. */
import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import {
  type BookingIntent,
  OPEN_STATES,
  type Payment,
  type PaymentState,
  type RefundReason,
} from '../rules/payment.ts'
import type { CurrencyCode, MinorUnits } from '../../site/money.ts'
import type { Instant, Tables } from '../../store/tables.ts'
import type { PaymentsTable } from '../../store/booking-tables.ts'
import type { Database } from '../../store/database.ts'

type Db = { db: Kysely<Tables> }

export interface NewPayment {
  provider: string
  amount: MinorUnits
  currency: string
  intent: BookingIntent
  now: Instant
}

/** The one of this key, which may have been there before. */
export async function startPayment(
  { db }: Db,
  { provider, amount, currency, intent, now }: NewPayment,
): Promise<{ payment: Payment; isNew: boolean }> {
  const { idempotencyKey, cartId } = intent
  const made = await db
    .insertInto('payments')
    .values({
      id: randomUUID(),
      idempotency_key: idempotencyKey,
      cart_id: cartId,
      provider,
      reference: null,
      challenge_url: null,
      amount,
      currency,
      state: 'started',
      intent: JSON.stringify(intent),
      booking_id: null,
      started_at: now,
      changed_at: now,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (made) return { payment: paymentOf(made), isNew: true }
  return { payment: (await paymentByKey({ db }, idempotencyKey))!, isNew: false }
}

export async function paymentByKey({ db }: Db, key: string): Promise<Payment | null> {
  const row = await db
    .selectFrom('payments')
    .selectAll()
    .where('idempotency_key', '=', key)
    .executeTakeFirst()
  return row ? paymentOf(row) : null
}

export async function paymentById({ db }: Db, id: string): Promise<Payment | null> {
  const row = await db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? paymentOf(row) : null
}

interface PaymentChange {
  from: readonly PaymentState[]
  to: PaymentState
  now: Instant
  reference?: string
  challengeUrl?: string
}

/** False when it is in another state by now: then somebody else has decided. */
export async function changePayment(
  { db }: Db,
  id: string,
  { from, to, now, reference, challengeUrl }: PaymentChange,
): Promise<boolean> {
  const changed = await db
    .updateTable('payments')
    .set({
      state: to,
      changed_at: now,
      ...(reference !== undefined && { reference }),
      ...(challengeUrl !== undefined && { challenge_url: challengeUrl }),
    })
    .where('id', '=', id)
    .where('state', 'in', from)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

/** Those that would book an item which nobody wants any more; recovery tells the provider. */
export async function giveUpPayments({ db }: Db, itemId: string, now: Instant): Promise<void> {
  await db
    .updateTable('payments')
    .set({ state: 'void-due', changed_at: now })
    .where('state', 'in', OPEN_STATES)
    // An item's id stands nowhere but in the intents to book it.
    .where('intent', 'like', `%${itemId}%`)
    .execute()
}

/** Of payments that have stood in a state since before a moment, the oldest first. */
export async function paymentIdsIn(
  { db }: Db,
  state: PaymentState,
  before: Instant,
  most = 100,
): Promise<string[]> {
  const rows = await db
    .selectFrom('payments')
    .select('id')
    .where('state', '=', state)
    .where('changed_at', '<=', before)
    .orderBy('changed_at')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}

/** What was paid for it, the latest first: a change may have cost something more. */
export async function paymentsOfBooking({ db }: Db, bookingId: number): Promise<Payment[]> {
  const rows = await db
    .selectFrom('payments')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .where('state', 'in', ['authorised', 'captured'])
    .orderBy('started_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(paymentOf)
}

/** What came to nothing is forgotten with all that was typed for it. */
export async function forgetPaymentsBefore({ db }: Db, instant: Instant): Promise<void> {
  await db
    .deleteFrom('payments')
    .where('state', 'in', ['declined', 'voided'])
    .where('booking_id', 'is', null)
    .where('changed_at', '<', instant)
    .execute()
}

export interface DueRefund {
  id: string
  amount: MinorUnits
  paymentId: string
}

/**
 * What is left of a payment, for nobody else to give back until this transaction ends: whoever
 * refunds something asks here first.
 */
async function lockRefundable({ db }: Db, paymentId: string): Promise<MinorUnits> {
  // Writing a row is the lock that both databases know.
  const payment = await db
    .updateTable('payments')
    .set((row) => ({ amount: row.ref('amount') }))
    .where('id', '=', paymentId)
    .returning('amount')
    .executeTakeFirst()
  const { owed } = await db
    .selectFrom('refunds')
    .select(({ fn }) => fn.sum<number | null>('amount').as('owed'))
    .where('payment_id', '=', paymentId)
    .executeTakeFirstOrThrow()
  return (payment?.amount ?? 0) - Number(owed ?? 0)
}

/**
 * In the transaction that gives reason for it; paid out afterwards, or by recovery. Never more than
 * is left of the payment, whatever was given back meanwhile.
 */
async function oweRefund(
  { db }: Db,
  refund: { paymentId: string; amount: MinorUnits; reason: RefundReason; now: Instant },
): Promise<void> {
  const { paymentId, reason, now } = refund
  const amount = Math.min(refund.amount, await lockRefundable({ db }, paymentId))
  if (amount <= 0) return
  await db
    .insertInto('refunds')
    .values({
      id: randomUUID(),
      payment_id: paymentId,
      amount,
      reason,
      state: 'due',
      asked_at: now,
      done_at: null,
    })
    .onConflict((conflict) => conflict.columns(['payment_id', 'reason']).doNothing())
    .execute()
}

/** Of all that was paid for a booking, for nobody else to give back until this transaction ends. */
export async function lockRefundableOf({ db }: Db, bookingId: number): Promise<MinorUnits> {
  let left = 0
  for (const { id } of await paymentsOfBooking({ db }, bookingId))
    left += await lockRefundable({ db }, id)
  return left
}

/** To the card that paid last, and the rest to those before it. */
export async function oweRefunds(
  { db }: Db,
  refund: { bookingId: number; amount: MinorUnits; reason: RefundReason; now: Instant },
): Promise<void> {
  const { bookingId, reason, now } = refund
  let rest = refund.amount
  for (const { id } of await paymentsOfBooking({ db }, bookingId)) {
    const amount = Math.min(rest, await lockRefundable({ db }, id))
    if (amount > 0) await oweRefund({ db }, { paymentId: id, amount, reason, now })
    rest -= Math.max(0, amount)
  }
}

/** The oldest first; of one booking, or of all. */
export async function dueRefunds({ db }: Db, bookingId?: number, most = 100): Promise<DueRefund[]> {
  const rows = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['refunds.id', 'refunds.amount', 'payment_id'])
    .where('refunds.state', '=', 'due')
    .$if(bookingId !== undefined, (query) => query.where('booking_id', '=', bookingId!))
    .orderBy('asked_at')
    .limit(most)
    .execute()
  return rows.map(({ id, amount, payment_id }) => ({ id, amount, paymentId: payment_id }))
}

export async function refundDone({ db }: Db, id: string, now: Instant): Promise<void> {
  await db
    .updateTable('refunds')
    .set({ state: 'done', done_at: now })
    .where('id', '=', id)
    .execute()
}

function paymentOf(row: PaymentsTable): Payment {
  return {
    id: row.id,
    reference: row.reference,
    challengeUrl: row.challenge_url,
    amount: row.amount,
    currency: row.currency as CurrencyCode,
    state: row.state as PaymentState,
    intent: JSON.parse(row.intent) as BookingIntent,
    bookingId: row.booking_id,
    startedAt: row.started_at,
    changedAt: row.changed_at,
  }
}

/** What a provider has told us by itself, so that what is sent again is not done again. */
type PaymentNoticesDb = Pick<Database, 'db'>

export async function isNoticeKnown({ db }: PaymentNoticesDb, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment_notices')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

/** Once all that follows from it is done: what was cut short is sent, and done, again. */
export async function recordNotice(
  { db }: PaymentNoticesDb,
  id: string,
  now: Instant,
): Promise<void> {
  await db
    .insertInto('payment_notices')
    .values({ id, received_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

export async function forgetNoticesBefore(
  { db }: PaymentNoticesDb,
  instant: Instant,
): Promise<void> {
  await db.deleteFrom('payment_notices').where('received_at', '<', instant).execute()
}

/** What the sandbox provider remembers, where all threads and later starts find it. */
export function sandboxRecords(store: () => Pick<Database, 'db'>) {
  return {
    async read(id: string): Promise<string | null> {
      const { db } = store()
      const row = await db
        .selectFrom('sandbox_payments')
        .select('details')
        .where('id', '=', id)
        .executeTakeFirst()
      return row?.details ?? null
    },
    /** Only over what was read: false when another has written meanwhile. */
    async write(id: string, details: string, before: string | null): Promise<boolean> {
      const { db } = store()
      const written =
        before === null
          ? await db
              .insertInto('sandbox_payments')
              .values({ id, details })
              .onConflict((conflict) => conflict.column('id').doNothing())
              .returning('id')
              .executeTakeFirst()
          : await db
              .updateTable('sandbox_payments')
              .set({ details })
              .where('id', '=', id)
              .where('details', '=', before)
              .returning('id')
              .executeTakeFirst()
      return written !== undefined
    },
  }
}
