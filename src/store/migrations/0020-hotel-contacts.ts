/** How a hotel is reached: by its guests, and by us about its bookings. */
import type { Kysely } from 'kysely'

export async function createHotelContacts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('hotel_contacts')
    .addColumn('hotel_id', 'integer', (column) =>
      column.primaryKey().references('hotels.id').onDelete('cascade'),
    )
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .execute()
}
