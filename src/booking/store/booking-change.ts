/**
 * Puts another line into a booking in the place of one: what the new one takes more is taken, what
 * it takes no longer goes back, money is owed or paid, the mail is written; in one transaction.
 */
import type { Transaction } from 'kysely'
import type { Booking } from '../rules/booking.ts'
import { OPEN_STATES, type RefundReason } from '../rules/payment.ts'
import type { MinorUnits } from '../../site/money.ts'
import { keepMails, type MailToSend } from '../../mail/outgoing-mail.ts'
import type { Line } from '../../products/line.ts'
import { exchangeParts, type Products } from '../../products/product.ts'
import { foldedNames } from '../../store/booking-names.ts'
import type { Database } from '../../store/database.ts'
import type { Instant, Tables } from '../../store/tables.ts'
import { bookingById } from './bookings.ts'
import { changePayment, oweRefunds } from './payments.ts'

export interface LineChange {
  bookingId: number
  /** As whoever asks has seen it: of two that ask at once, one has seen what is no longer so. */
  before: Line
  after: Line
  refund: MinorUnits
  /** What comes first, by a payment that has not led to anything yet; false ends it all. */
  settle?: (transaction: Transaction<Tables>) => Promise<boolean>
  now: Instant
  /** To the guest, and to suppliers that must know. */
  mails: (booking: Booking) => MailToSend[]
}

export type ChangeOutcome =
  | { kind: 'confirmed'; booking: Booking }
  /** Others have what the new line takes. */
  | { kind: 'gone' }
  /** The line is another one by now, or its booking was cancelled. */
  | { kind: 'changed-meanwhile' }
  | { kind: 'decided-elsewhere' }

class NotChanged extends Error {
  readonly outcome: ChangeOutcome

  constructor(kind: Exclude<ChangeOutcome['kind'], 'confirmed'>) {
    super(kind)
    this.outcome = { kind }
  }
}

export function revisionOf({ revision = 0 }: Pick<Line, 'revision'>): number {
  return revision
}

export async function changeLine(
  products: Products,
  database: Database,
  change: LineChange,
): Promise<ChangeOutcome> {
  try {
    return await database.db.transaction().execute(async (transaction) => {
      const booking = await changeWithin(products, transaction, database.kind, change)
      return { kind: 'confirmed', booking } as const
    })
  } catch (error) {
    if (error instanceof NotChanged) return error.outcome
    throw error
  }
}

async function changeWithin(
  products: Products,
  transaction: Transaction<Tables>,
  kind: Database['kind'],
  { bookingId, before: seen, after, refund, settle, now, mails }: LineChange,
): Promise<Booking> {
  if (settle && !(await settle(transaction))) throw new NotChanged('decided-elsewhere')
  const { itemId, before } = await lockedLine(transaction, bookingId, seen.id)
  if (revisionOf(before) !== revisionOf(seen) || before.ended)
    throw new NotChanged('changed-meanwhile')
  const line = bareLine({ ...after, id: before.id, revision: revisionOf(before) + 1 })
  if (!(await exchangeParts(products, transaction, kind, before, line)))
    throw new NotChanged('gone')
  const product = products.of(line.kind)
  await transaction
    .updateTable('booking_items')
    .set({
      begins: line.begins,
      ends: line.ends,
      units: product.units(line).count,
      amount: line.price,
      free_cancellation_until: line.freeCancellationUntil,
      details: JSON.stringify(line),
    })
    .where('id', '=', itemId)
    .execute()
  const isRecorded = (await product.recordBooked?.(transaction, kind, itemId, line)) ?? true
  if (!isRecorded) throw new NotChanged('gone')
  const connection = { db: transaction }
  const reason: RefundReason = `change ${line.id} ${line.revision}`
  await oweRefunds(connection, { bookingId, amount: refund, reason, now })
  await followLines(products, transaction, bookingId, now)
  const booking = (await bookingById(products, connection, bookingId))!
  await keepMails(connection, mails(booking), now)
  return booking
}

/** As it is kept: who travels stands elsewhere. */
export function bareLine(line: Line): Line {
  const { guests: _, ...bare } = line as Line & { guests?: unknown }
  return bare
}

/** For nobody else to change, or to cancel, until this transaction ends. */
async function lockedLine(
  transaction: Transaction<Tables>,
  bookingId: number,
  lineId: string,
): Promise<{ itemId: number; before: Line }> {
  // Writing a row is the lock that both databases know.
  const booking = await transaction
    .updateTable('bookings')
    .set((row) => ({ total: row.ref('total') }))
    .where('id', '=', bookingId)
    .where('state', '=', 'confirmed')
    .returning('id')
    .executeTakeFirst()
  const item = await transaction
    .selectFrom('booking_items')
    .select(['id', 'details'])
    .where('booking_id', '=', bookingId)
    .where('cart_item_id', '=', lineId)
    .executeTakeFirst()
  if (!booking || !item) throw new NotChanged('changed-meanwhile')
  return { itemId: item.id, before: JSON.parse(item.details) as Line }
}

/** What a booking tells of its lines; without any that goes on, it is cancelled. */
async function followLines(
  products: Products,
  transaction: Transaction<Tables>,
  bookingId: number,
  now: Instant,
): Promise<void> {
  const rows = await transaction
    .selectFrom('booking_items')
    .select('details')
    .where('booking_id', '=', bookingId)
    .orderBy('id')
    .execute()
  const lines = rows.map(({ details }) => JSON.parse(details) as Line)
  const fee = lines.reduce((sum, { price, ended }) => sum + price - (ended?.refund ?? 0), 0)
  await transaction
    .updateTable('bookings')
    .set({
      total: lines.reduce((sum, { price }) => sum + price, 0),
      line_names: foldedNames(lines.map((line) => products.of(line.kind).searchName(line))),
      ...(lines.every(({ ended }) => ended) && {
        state: 'cancelled',
        cancelled_at: now,
        cancellation_fee: fee,
      }),
    })
    .where('id', '=', bookingId)
    .execute()
}

/** A payment that was authorised for a change becomes one of its booking. */
export function settledBy(
  payment: { id: string; reference: string },
  bookingId: number,
  now: Instant,
): NonNullable<LineChange['settle']> {
  return async (transaction) => {
    const { id, reference } = payment
    const change = { from: OPEN_STATES, to: 'authorised', now, reference } as const
    if (!(await changePayment({ db: transaction }, id, change))) return false
    await transaction
      .updateTable('payments')
      .set({ booking_id: bookingId })
      .where('id', '=', id)
      .execute()
    return true
  }
}
