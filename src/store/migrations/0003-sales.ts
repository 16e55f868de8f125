/** What was sold, to whom, and the feed by which every node learns of it. */
import { sql, type Kysely } from 'kysely'
import { columnTypes, type DatabaseKind } from './column-types.ts'

export async function createSales(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const { counter, counterKey, flag, instant } = columnTypes(kind)
  // The constraint is the promise: no statement of any program can sell a room twice.
  await db.schema
    .createTable('sold_nights')
    .addColumn('room_type_id', 'bigint', (column) => column.notNull())
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('allotment', 'integer', (column) => column.notNull())
    .addColumn('sold', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('sold_nights_key', ['room_type_id', 'day'])
    .addCheckConstraint('never_oversold', sql`sold >= 0 and sold <= allotment`)
    .execute()
  await db.schema
    .createTable('holds')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('cart_id', 'text', (column) => column.notNull())
    .addColumn('room_type_id', 'bigint', (column) => column.notNull())
    .addColumn('check_in', 'integer', (column) => column.notNull())
    .addColumn('check_out', 'integer', (column) => column.notNull())
    .addColumn('rooms', 'integer', (column) => column.notNull())
    .addColumn('expires_at', instant, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('holds_by_expiry').on('holds').column('expires_at').execute()
  await db.schema
    .createTable('bookings')
    .addColumn('id', counter, counterKey)
    .addColumn('locator', 'text', (column) => column.notNull().unique())
    .addColumn('idempotency_key', 'text', (column) => column.notNull().unique())
    .addColumn('edition', 'text', (column) => column.notNull())
    .addColumn('person_id', 'bigint')
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('contact', 'text', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('total', 'bigint', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('booked_at', instant, (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('booking_items')
    .addColumn('id', counter, counterKey)
    .addColumn('booking_id', 'bigint', (column) =>
      column.notNull().references('bookings.id').onDelete('cascade'),
    )
    .addColumn('hotel_id', 'integer', (column) => column.notNull())
    .addColumn('room_type_id', 'bigint', (column) => column.notNull())
    .addColumn('rate_plan_number', 'smallint', (column) => column.notNull())
    .addColumn('check_in', 'integer', (column) => column.notNull())
    .addColumn('check_out', 'integer', (column) => column.notNull())
    .addColumn('rooms', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('free_cancellation_until', 'integer')
    .execute()
  await db.schema
    .createIndex('booking_items_by_booking')
    .on('booking_items')
    .column('booking_id')
    .execute()
  await db.schema
    .createIndex('booking_items_by_hotel')
    .on('booking_items')
    .column('hotel_id')
    .execute()
  await db.schema
    .createTable('booking_guests')
    .addColumn('booking_item_id', 'bigint', (column) =>
      column.notNull().references('booking_items.id').onDelete('cascade'),
    )
    .addColumn('room', 'smallint', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('lead', flag, (column) => column.notNull())
    .execute()
  await createChanges(db, kind)
}

/**
 * The change feed. PostgreSQL hands out numbers before transactions commit, so a reader that
 * remembers the highest number could miss one that commits later; each change also keeps its
 * transaction, and readers stop before the oldest one still open.
 */
async function createChanges(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const { counter, counterKey, instant } = columnTypes(kind)
  const transaction = kind === 'postgres' ? sql`pg_current_xact_id()::text::bigint` : sql`0`
  await db.schema
    .createTable('changes')
    .addColumn('id', counter, counterKey)
    .addColumn('transaction_id', 'bigint', (column) => column.notNull().defaultTo(transaction))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('hotel_id', 'integer', (column) => column.notNull())
    .addColumn('room_type_id', 'bigint')
    .addColumn('from_day', 'integer')
    .addColumn('to_day', 'integer')
    .addColumn('changed_at', instant, (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('changes_by_transaction')
    .on('changes')
    .columns(['transaction_id', 'id'])
    .execute()
}
