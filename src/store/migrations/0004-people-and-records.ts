/** People and their sessions, reviews, what visitors did, and mail. */
import type { Kysely } from 'kysely'
import { columnTypes, type DatabaseKind } from './column-types.ts'

export async function createPeopleAndRecords(
  db: Kysely<unknown>,
  kind: DatabaseKind,
): Promise<void> {
  const { counter, counterKey, instant, real } = columnTypes(kind)
  await db.schema
    .createTable('people')
    .addColumn('id', counter, counterKey)
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('joined_at', instant, (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('sessions')
    .addColumn('id_hash', 'text', (column) => column.primaryKey())
    .addColumn('person_id', 'bigint', (column) =>
      column.notNull().references('people.id').onDelete('cascade'),
    )
    .addColumn('expires_at', instant, (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('reviews')
    .addColumn('id', counter, counterKey)
    .addColumn('hotel_id', 'integer', (column) => column.notNull())
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('origin_id', 'text', (column) => column.notNull())
    .addColumn('booking_item_id', 'bigint')
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('score', real, (column) => column.notNull())
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('positive', 'text', (column) => column.notNull())
    .addColumn('negative', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('profile', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addUniqueConstraint('reviews_by_origin', ['origin', 'origin_id'])
    .execute()
  await db.schema
    .createIndex('reviews_by_hotel')
    .on('reviews')
    .columns(['hotel_id', 'day'])
    .execute()
  await db.schema
    .createTable('tracker_events')
    .addColumn('id', counter, counterKey)
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('happened_at', instant, (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('hotel_id', 'integer')
    .addColumn('visitor', 'text', (column) => column.notNull())
    .addColumn('details', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('tracker_events_by_day').on('tracker_events').column('day').execute()
  await db.schema
    .createTable('outgoing_mail')
    .addColumn('id', counter, counterKey)
    .addColumn('recipient', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('written_at', instant, (column) => column.notNull())
    .addColumn('sent_at', instant)
    .execute()
}
