/** The hotels that a person likes. */
import type { Kysely } from 'kysely'
import { columnTypes, type DatabaseKind } from './column-types.ts'

export async function createFavourites(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const { instant } = columnTypes(kind)
  await db.schema
    .createTable('favourites')
    .addColumn('person_id', 'bigint', (column) =>
      column.notNull().references('people.id').onDelete('cascade'),
    )
    // A hotel may go from the catalogue and come back: liking it is the person's own.
    .addColumn('hotel_id', 'integer', (column) => column.notNull())
    .addColumn('added_at', instant, (column) => column.notNull())
    .addPrimaryKeyConstraint('favourites_key', ['person_id', 'hotel_id'])
    .execute()
}
