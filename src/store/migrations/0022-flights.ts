/** A timetable, the seats that may be sold of it, and those that are. */
import { sql, type Kysely } from 'kysely'
import { columnTypes, type DatabaseKind } from './column-types.ts'

export async function createFlights(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const { bytes, flag } = columnTypes(kind)
  await db.schema
    .createTable('airlines')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('country', 'text', (column) => column.notNull())
    .addColumn('ticket_group', 'text', (column) => column.notNull())
    .addColumn('alliance', 'text', (column) => column.notNull())
    .addColumn('low_cost', flag, (column) => column.notNull())
    .addColumn('fares', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('flights')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('airline', 'text', (column) => column.notNull())
    .addColumn('operator', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('destination', 'text', (column) => column.notNull())
    .addColumn('departs', 'integer', (column) => column.notNull())
    .addColumn('minutes', 'integer', (column) => column.notNull())
    .addColumn('weekdays', 'integer', (column) => column.notNull())
    .addColumn('first_day', 'integer', (column) => column.notNull())
    .addColumn('last_day', 'integer', (column) => column.notNull())
    .addColumn('aircraft', 'text', (column) => column.notNull())
    .addColumn('origin_terminal', 'integer', (column) => column.notNull())
    .addColumn('destination_terminal', 'integer', (column) => column.notNull())
    .execute()
  // One byte for each day from the first on: how many seats may be sold, 255 for 255 or more.
  await db.schema
    .createTable('flight_seats')
    .addColumn('seats_id', 'bigint', (column) => column.primaryKey())
    .addColumn('first_day', 'integer', (column) => column.notNull())
    .addColumn('seats', bytes, (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('sold_seats')
    .addColumn('seats_id', 'bigint', (column) => column.notNull())
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('allotment', 'integer', (column) => column.notNull())
    .addColumn('sold', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('sold_seats_key', ['seats_id', 'day'])
    .addCheckConstraint('no_seat_twice', sql`sold >= 0 and sold <= allotment`)
    .execute()
  // Of travellers, what a flight asks for beside the name; the document as JSON.
  await db.schema.alterTable('booking_guests').addColumn('birth_date', 'integer').execute()
  await db.schema.alterTable('booking_guests').addColumn('document', 'text').execute()
  // Days on which a flight does not go as the timetable says.
  await db.schema
    .createTable('flight_changes')
    .addColumn('flight_id', 'integer', (column) => column.notNull())
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('cancelled', flag, (column) => column.notNull())
    // When it departs instead, in minutes after local midnight.
    .addColumn('departs', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('flight_changes_key', ['flight_id', 'day'])
    .execute()
  // Who is booked on a flight of a day, to be told when something becomes of it.
  await db.schema
    .createTable('booked_legs')
    .addColumn('flight_id', 'integer', (column) => column.notNull())
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('booking_item_id', 'bigint', (column) =>
      column.notNull().references('booking_items.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('booked_legs_key', ['flight_id', 'day', 'booking_item_id'])
    .execute()
  await db.schema
    .createIndex('booked_legs_by_item')
    .on('booked_legs')
    .column('booking_item_id')
    .execute()
}
