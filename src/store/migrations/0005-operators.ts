/** What is needed to find operators' hotels, rooms and photos again. */
import { sql, type Kysely } from 'kysely'

export async function createOperators(db: Kysely<unknown>): Promise<void> {
  // One row, which whoever saves locks first. Chains of the demo world are numbered from 1.
  await db.schema
    .createTable('operator_numbers')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('hotels', 'integer', (column) => column.notNull())
    .addColumn('last_chain', 'integer', (column) => column.notNull())
    .execute()
  await sql`insert into operator_numbers values (1, 0, 999999)`.execute(db)
  await db.schema
    .createTable('operator_rooms')
    .addColumn('hotel_id', 'integer', (column) =>
      column.notNull().references('hotels.id').onDelete('cascade'),
    )
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('room_type_id', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('operator_rooms_key', ['hotel_id', 'code'])
    .execute()
  await db.schema.alterTable('hotel_photos').addColumn('content_hash', 'text').execute()
  await db.schema.createIndex('chains_by_name').on('chains').column('name').execute()
}
