/** Carts, what a booking needs beyond its rows, and money: payments, refunds, claims. */
import type { Kysely } from 'kysely'
import { columnTypes, type DatabaseKind } from './column-types.ts'

export async function createBookings(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await createCarts(db, kind)
  await completeBookings(db, kind)
  await createPayments(db, kind)
  await createClaims(db, kind)
}

async function createCarts(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const { instant } = columnTypes(kind)
  await db.schema
    .createTable('cart_items')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('cart_id', 'text', (column) => column.notNull())
    .addColumn('edition', 'text', (column) => column.notNull())
    .addColumn('details', 'text', (column) => column.notNull())
    .addColumn('added_at', instant, (column) => column.notNull())
    .addColumn('expires_at', instant, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('cart_items_by_cart').on('cart_items').column('cart_id').execute()
  await db.schema
    .createIndex('cart_items_by_expiry')
    .on('cart_items')
    .column('expires_at')
    .execute()
  await db.schema
    .alterTable('holds')
    .addColumn('item_id', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema.createIndex('holds_by_item').on('holds').column('item_id').execute()
}

async function completeBookings(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const { instant } = columnTypes(kind)
  const text = (name: string, otherwise: string) =>
    db.schema
      .alterTable('bookings')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(otherwise))
      .execute()
  await text('site_type', 'web')
  await text('payment', 'hotel')
  await text('requests', '')
  await db.schema.alterTable('bookings').addColumn('invoice', 'text').execute()
  await db.schema
    .alterTable('bookings')
    .addColumn('prefixed', 'smallint', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('bookings').addColumn('cart_id', 'text').execute()
  await db.schema.alterTable('bookings').addColumn('cancelled_at', instant).execute()
  await db.schema
    .alterTable('bookings')
    .addColumn('cancellation_fee', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.createIndex('bookings_by_person').on('bookings').column('person_id').execute()
  await db.schema.createIndex('bookings_by_email').on('bookings').column('email').execute()

  await db.schema
    .alterTable('booking_items')
    .addColumn('details', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute()
  // Beside the first name, because either may have several words.
  await db.schema
    .alterTable('booking_guests')
    .addColumn('last_name', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  // The constraint is the promise: what was in a cart is booked once, whoever pays for it.
  await db.schema.alterTable('booking_items').addColumn('cart_item_id', 'text').execute()
  await db.schema
    .createIndex('booking_items_by_cart_item')
    .on('booking_items')
    .column('cart_item_id')
    .unique()
    .execute()
}

async function createPayments(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const { instant } = columnTypes(kind)
  await db.schema
    .createTable('payments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
    .addColumn('cart_id', 'text', (column) => column.notNull())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('reference', 'text')
    .addColumn('challenge_url', 'text')
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('intent', 'text', (column) => column.notNull())
    .addColumn('booking_id', 'bigint', (column) => column.references('bookings.id'))
    .addColumn('started_at', instant, (column) => column.notNull())
    .addColumn('changed_at', instant, (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('payments_by_state')
    .on('payments')
    .columns(['state', 'changed_at'])
    .execute()
  await db.schema.createIndex('payments_by_booking').on('payments').column('booking_id').execute()
  await db.schema
    .createTable('refunds')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('payment_id', 'text', (column) => column.notNull().references('payments.id'))
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('asked_at', instant, (column) => column.notNull())
    .addColumn('done_at', instant)
    .addUniqueConstraint('one_refund_for_a_reason', ['payment_id', 'reason'])
    .execute()
  await db.schema.createIndex('refunds_by_state').on('refunds').column('state').execute()
  // What the sandbox remembers, as a bank would: apart from what we believe.
  await db.schema
    .createTable('sandbox_payments')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('details', 'text', (column) => column.notNull())
    .execute()
}

async function createClaims(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const { counter, counterKey, instant } = columnTypes(kind)
  await db.schema
    .createTable('price_claims')
    .addColumn('id', counter, counterKey)
    .addColumn('booking_id', 'bigint', (column) =>
      column.notNull().unique().references('bookings.id').onDelete('cascade'),
    )
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('found', 'bigint', (column) => column.notNull())
    .addColumn('refund', 'bigint', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('claimed_at', instant, (column) => column.notNull())
    .execute()
}
