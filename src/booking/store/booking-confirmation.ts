/**
 * The moment of sale, in one transaction: lines leave the cart with their parts, the booking is
 * written, its payment is bound to it, and the mail lies in the outbox. All of it, or nothing.
 */
import { randomInt } from 'node:crypto'
import type { Transaction } from 'kysely'
import { type Booking, makeLocator, totalOf } from '../rules/booking.ts'
import { passedUnpaidLimit } from '../rules/hold-limits.ts'
import { type BookingIntent, OPEN_STATES } from '../rules/payment.ts'
import type { Day } from '../../site/calendar-day.ts'
import type { Line } from '../../products/line.ts'
import { type Products, takeParts } from '../../products/product.ts'
import { foldedNames, fullName } from '../../store/booking-names.ts'
import { bookingsOfRows } from './bookings.ts'
import type { Database } from '../../store/database.ts'
import { takeOutOfCart, unpaidUnitsOf } from './holds.ts'
import { keepMails, type MailToSend } from '../../mail/outgoing-mail.ts'
import { ownerOfEmail } from '../../accounts/store/people.ts'
import { changePayment } from './payments.ts'
import type { Instant, Tables } from '../../store/tables.ts'

export interface Sale {
  intent: BookingIntent
  /** Null when nothing is paid now. */
  payment: { id: string; reference: string } | null
  /** Of whom nothing is charged, how much of that there may be is limited. */
  unpaid?: { network: string; today: Day }
  now: Instant
  /** To the guest, and to suppliers that must know. */
  mails: (booking: Booking) => MailToSend[]
}

export type SaleOutcome =
  | { kind: 'confirmed'; booking: Booking }
  /** Something was given back meanwhile, and others have it. */
  | { kind: 'gone' }
  /** Somebody else has brought this payment to an end, or these items are booked already. */
  | { kind: 'decided-elsewhere' }
  | { kind: 'too-many-unpaid'; limit: number }

class NotSold extends Error {
  readonly outcome: SaleOutcome

  constructor(outcome: Exclude<SaleOutcome, { kind: 'confirmed' }>) {
    super(outcome.kind)
    this.outcome = outcome
  }
}

export async function confirmBooking(
  products: Products,
  database: Database,
  sale: Sale,
): Promise<SaleOutcome> {
  try {
    return await database.db.transaction().execute(async (transaction) => {
      const booking = await sellWithin(products, transaction, database.kind, sale)
      return { kind: 'confirmed', booking } as const
    })
  } catch (error) {
    if (error instanceof NotSold) return error.outcome
    throw error
  }
}

async function sellWithin(
  products: Products,
  transaction: Transaction<Tables>,
  kind: Database['kind'],
  { intent, payment, unpaid, now, mails }: Sale,
): Promise<Booking> {
  if (payment) {
    const { id, reference } = payment
    const change = { from: OPEN_STATES, to: 'authorised', now, reference } as const
    if (!(await changePayment({ db: transaction }, id, change)))
      throw new NotSold({ kind: 'decided-elsewhere' })
  }
  if (unpaid) await checkUnpaid(products, transaction, kind, intent, { ...unpaid, now })
  const lost: Line[] = []
  for (const item of intent.items.toSorted((one, other) => (one.id < other.id ? -1 : 1)))
    if (!(await takeOutOfCart(transaction, item.id))) lost.push(item)
  await takeAgain(products, transaction, kind, lost)

  const network = unpaid?.network ?? ''
  const bookingId = await writeBooking(products, transaction, kind, intent, network, now)
  if (payment)
    await transaction
      .updateTable('payments')
      .set({ booking_id: bookingId })
      .where('id', '=', payment.id)
      .execute()
  const rows = await transaction
    .selectFrom('bookings')
    .selectAll()
    .where('id', '=', bookingId)
    .execute()
  const [booking] = await bookingsOfRows(products, transaction, rows)
  await keepMails({ db: transaction }, mails(booking!), now)
  return booking!
}

/** Time ran out while the bank was asking: what was kept may still be free. */
async function takeAgain(
  products: Products,
  transaction: Transaction<Tables>,
  kind: Database['kind'],
  items: Line[],
): Promise<void> {
  if (items.length === 0) return
  const booked = await transaction
    .selectFrom('booking_items')
    .select('id')
    .where(
      'cart_item_id',
      'in',
      items.map(({ id }) => id),
    )
    .executeTakeFirst()
  if (booked) throw new NotSold({ kind: 'decided-elsewhere' })
  if (!(await takeParts(products, transaction, kind, items))) throw new NotSold({ kind: 'gone' })
}

async function checkUnpaid(
  products: Products,
  transaction: Transaction<Tables>,
  kind: Database['kind'],
  { items, form, personId }: BookingIntent,
  asked: { network: string; today: Day; now: Instant },
): Promise<void> {
  const { email } = form.contact
  const booked = await unpaidUnitsOf(transaction, kind, { ...asked, email, personId })
  const more = items.reduce((sum, line) => sum + products.of(line.kind).units(line).count, 0)
  const limit = passedUnpaidLimit({ ...booked, more })
  if (limit !== null) throw new NotSold({ kind: 'too-many-unpaid', limit })
}

async function writeBooking(
  products: Products,
  transaction: Transaction<Tables>,
  kind: Database['kind'],
  intent: BookingIntent,
  network: string,
  now: Instant,
): Promise<number> {
  const { form, items } = intent
  const bookingId = await writeBookingRow(products, transaction, intent, network, now)
  for (const [index, item] of items.entries()) {
    const product = products.of(item.kind)
    const { id } = await transaction
      .insertInto('booking_items')
      .values({
        booking_id: bookingId,
        kind: item.kind,
        supplier_id: product.supplierId(item),
        begins: item.begins,
        ends: item.ends,
        units: product.units(item).count,
        trip_id: item.tripId ?? null,
        amount: item.price,
        free_cancellation_until: item.freeCancellationUntil,
        details: JSON.stringify(item),
        cart_item_id: item.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const guests = form.guests[index]!.map((guest, room) => ({
      booking_item_id: id,
      room: room + 1,
      name: guest.firstName,
      last_name: guest.lastName,
      lead: 1,
      birth_date: guest.birthDate ?? null,
      document: guest.document ? JSON.stringify(guest.document) : null,
    }))
    if (guests.length > 0) await transaction.insertInto('booking_guests').values(guests).execute()
    const isRecorded = (await product.recordBooked?.(transaction, kind, id, item)) ?? true
    if (!isRecorded) throw new NotSold({ kind: 'gone' })
  }
  return bookingId
}

async function writeBookingRow(
  products: Products,
  transaction: Transaction<Tables>,
  { cartId, idempotencyKey, items, form, site, personId }: BookingIntent,
  network: string,
  now: Instant,
): Promise<number> {
  const row = {
    idempotency_key: idempotencyKey,
    cart_id: cartId,
    edition: site.edition,
    site_type: site.type,
    prefixed: Number(site.prefixed),
    person_id: personId ?? (await ownerOfEmail({ db: transaction }, form.contact.email)),
    email: form.contact.email,
    contact: JSON.stringify(form.contact),
    requests: form.requests,
    invoice: form.invoice && JSON.stringify(form.invoice),
    payment: form.payment,
    currency: items[0]!.currency,
    total: totalOf(items),
    state: 'confirmed',
    booked_at: now,
    cancelled_at: null,
    cancellation_fee: 0,
    names: foldedNames([form.contact, ...form.guests.flat()].map(fullName)),
    line_names: foldedNames(items.map((line) => products.of(line.kind).searchName(line))),
    network,
  }
  for (;;) {
    const made = await transaction
      .insertInto('bookings')
      .values({ ...row, locator: makeLocator((below) => randomInt(below)) })
      .onConflict((conflict) => conflict.column('locator').doNothing())
      .returning('id')
      .executeTakeFirst()
    // In one of thousands of millions of cases the code is taken.
    if (made) return made.id
  }
}
