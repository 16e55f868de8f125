/** How long each cart keeps its rooms and how often it was kept longer; whence unpaid bookings came. */
import { type Kysely, sql } from 'kysely'
import { columnTypes, type DatabaseKind } from './column-types.ts'

export async function createHoldRenewals(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const { instant } = columnTypes(kind)
  // Of its own: a cart that was emptied still knows when its time is over.
  await db.schema
    .createTable('carts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('expires_at', instant, (column) => column.notNull())
    .addColumn('renewals', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.createIndex('carts_by_expiry').on('carts').column('expires_at').execute()
  await sql`
    insert into carts (id, expires_at)
    select cart_id, min(expires_at) from cart_items group by cart_id
  `.execute(db)
  // Not an address, only what tells one network from another; forgotten after a day.
  await db.schema
    .alterTable('bookings')
    .addColumn('network', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema
    .createIndex('bookings_by_network')
    .on('bookings')
    .column('network')
    .where('network', '<>', '')
    .execute()
}
