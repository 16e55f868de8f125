/** Secrets that all nodes share, who keeps rooms, what a provider told, and proofs of claims. */
import type { Kysely } from 'kysely'
import { columnTypes, type DatabaseKind } from './column-types.ts'

export async function createBookingGuards(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const { bytes, instant } = columnTypes(kind)
  await db.schema
    .createTable('secrets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
  // Not an address, only what tells one from another while rooms are kept.
  await db.schema
    .alterTable('cart_items')
    .addColumn('visitor', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema.createIndex('cart_items_by_visitor').on('cart_items').column('visitor').execute()
  await db.schema
    .createTable('payment_notices')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('received_at', instant, (column) => column.notNull())
    .execute()
  // A second tab asks what became of its cart.
  await db.schema.createIndex('bookings_by_cart').on('bookings').column('cart_id').execute()
  await db.schema.alterTable('price_claims').addColumn('proof', bytes).execute()
}
