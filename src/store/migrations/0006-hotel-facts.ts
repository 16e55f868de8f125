/** Ways to recent events and bookings, and what is said to have happened in the demo world. */
import { sql, type Kysely } from 'kysely'
import { columnTypes, type DatabaseKind } from './column-types.ts'

export async function createHotelFacts(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const { instant } = columnTypes(kind)
  await db.schema
    .createIndex('tracker_events_of_hotels')
    .on('tracker_events')
    .column('happened_at')
    .where(sql.ref('hotel_id'), 'is not', null)
    .execute()
  await db.schema.createIndex('bookings_by_time').on('bookings').column('booked_at').execute()
  // Apart from what real people did, so that no statistics of theirs can count it.
  await db.schema
    .createTable('demo_events')
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('happened_at', instant, (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('hotel_id', 'integer', (column) => column.notNull())
    .addColumn('visitor', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('demo_events_by_time')
    .on('demo_events')
    .columns(['kind', 'happened_at'])
    .execute()
}
