/** Operators' prices by plan, day and guests, and whose hotel an operator's id names. */
import { sql, type Kysely } from 'kysely'

export async function createRateModel(db: Kysely<unknown>): Promise<void> {
  // RateSheet as JSON; null where the calendar and the plans tell all prices.
  await db.schema.alterTable('room_types').addColumn('rate_sheet', 'text').execute()
  // Two suppliers may give the same id to different hotels.
  await db.schema
    .alterTable('hotels')
    .addColumn('source', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema.dropIndex('hotels_by_origin').execute()
  await db.schema
    .createIndex('hotels_by_origin')
    .on('hotels')
    .columns(['origin', 'source', 'origin_id'])
    .unique()
    .execute()
  // Pictures that were listed but never fetched used to be drawn.
  await sql`update hotels set photos_count = (
    select count(*) from hotel_photos
    where hotel_photos.hotel_id = hotels.id and hotel_photos.content_hash is not null
  ) where origin = 'operator'`.execute(db)
}
