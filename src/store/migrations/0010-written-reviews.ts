/** What reviews that guests write here need beyond their row: when, why not, and who was asked. */
import type { Kysely } from 'kysely'
import { columnTypes, type DatabaseKind } from './column-types.ts'

export async function createWrittenReviews(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const { instant, real } = columnTypes(kind)
  await db.schema
    .alterTable('reviews')
    .addColumn('written_at', instant, (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('reviews').addColumn('decided_at', instant).execute()
  await db.schema.alterTable('reviews').addColumn('reason', 'text').execute()
  // The constraint is the promise: one review for each booked stay.
  await db.schema
    .createIndex('reviews_by_booking_item')
    .on('reviews')
    .column('booking_item_id')
    .unique()
    .execute()
  await db.schema
    .createIndex('reviews_by_state')
    .on('reviews')
    .columns(['state', 'written_at'])
    .execute()
  // The score that a hotel had before anybody wrote here: sums begin with it and stay exact.
  await db.schema
    .createTable('review_bases')
    .addColumn('hotel_id', 'integer', (column) => column.primaryKey())
    .addColumn('rating', real, (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('review_invitations')
    .addColumn('booking_item_id', 'bigint', (column) =>
      column.primaryKey().references('booking_items.id').onDelete('cascade'),
    )
    .addColumn('invited_at', instant, (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('booking_items_by_check_out')
    .on('booking_items')
    .column('check_out')
    .execute()
}
