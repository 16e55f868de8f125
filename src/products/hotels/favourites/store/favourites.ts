/** The hotels that people like, at most so many of each: the newest are kept. */
import type { Kysely } from 'kysely'
import { type FavouriteChanges, MAX_FAVOURITES } from '../rules/favourites.ts'
import type { Database } from '../../../../store/database.ts'
import type { Tables } from '../../../../store/tables.ts'

/** Ids of hotels, the newest first. */
export async function favouritesOf(
  { db }: { db: Kysely<Tables> },
  personId: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('favourites')
    .select('hotel_id')
    .where('person_id', '=', personId)
    .orderBy('added_at', 'desc')
    .orderBy('hotel_id')
    .execute()
  return rows.map(({ hotel_id }) => hotel_id)
}

/** Returns what the person likes now. The same changes twice are as good as once. */
export async function changeFavourites(
  { db, kind }: Pick<Database, 'db' | 'kind'>,
  personId: number,
  { added, removed }: FavouriteChanges,
  now: number,
): Promise<number[]> {
  return db.transaction().execute(async (transaction) => {
    // One device at a time, or two of them could together keep too many.
    const person = await transaction
      .selectFrom('people')
      .select('id')
      .where('id', '=', personId)
      .$if(kind === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst()
    if (!person) return []
    const forget = (ids: readonly number[]) =>
      transaction
        .deleteFrom('favourites')
        .where('person_id', '=', personId)
        .where('hotel_id', 'in', ids)
        .execute()
    if (removed.length > 0) await forget(removed)
    if (added.length > 0)
      await transaction
        .insertInto('favourites')
        // A millisecond apart, so that they stay in their order.
        .values(added.map((id, at) => ({ person_id: personId, hotel_id: id, added_at: now - at })))
        .onConflict((conflict) => conflict.columns(['person_id', 'hotel_id']).doNothing())
        .execute()
    const ids = await favouritesOf({ db: transaction }, personId)
    if (ids.length > MAX_FAVOURITES) await forget(ids.slice(MAX_FAVOURITES))
    return ids.slice(0, MAX_FAVOURITES)
  })
}
