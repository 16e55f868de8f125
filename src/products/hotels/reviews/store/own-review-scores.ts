/**
 * A hotel's own score: what it had before anybody wrote here, and every published review since.
 * It is counted from both each time, because adding to a rounded mean would never move it.
 */
import type { Transaction } from 'kysely'
import { type ReviewScore, type ReviewScores, scoreWith } from '../rules/reviews.ts'
import { recordChange } from '../../../../store/change-feed.ts'
import type { Database } from '../../../../store/database.ts'
import type { Tables } from '../../../../store/tables.ts'

/** Within a transaction of the caller, who writes down something else with it. */
export interface WritingWithin {
  db: Transaction<Tables>
  kind: Database['kind']
}

/** Says nothing to anybody when the score stays as it is. */
export async function countOwnReviews({ db, kind }: WritingWithin, hotelId: number): Promise<void> {
  const hotel = await db
    .selectFrom('hotels')
    .select('reviews')
    .where('id', '=', hotelId)
    // Scores of other sources stand in the same cell, and an operator may be writing them.
    .$if(kind === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst()
  if (!hotel) return
  const scores = JSON.parse(hotel.reviews) as ReviewScores
  await db
    .insertInto('review_bases')
    .values({ hotel_id: hotelId, rating: scores.own.rating, number: scores.own.number })
    .onConflict((conflict) => conflict.column('hotel_id').doNothing())
    .execute()
  const base = (await scoreBefore({ db }, hotelId))!
  const { sum, count } = await db
    .selectFrom('reviews')
    .select(({ fn }) => [
      fn.sum<number | null>('score').as('sum'),
      fn.countAll<number>().as('count'),
    ])
    .where('hotel_id', '=', hotelId)
    .where('booking_item_id', 'is not', null)
    .where('state', '=', 'published')
    .executeTakeFirstOrThrow()
  const own = scoreWith(base, { sum: Number(sum ?? 0), count: Number(count) })
  const told = JSON.stringify({ ...scores, own } satisfies ReviewScores)
  if (told === JSON.stringify(scores)) return
  await db.updateTable('hotels').set({ reviews: told }).where('id', '=', hotelId).execute()
  await recordChange(db, {
    kind: 'reviews',
    subjectId: hotelId,
    partId: null,
    fromDay: null,
    toDay: null,
  })
}

/** What it had before anybody wrote here; null while nobody has. */
export async function scoreBefore(
  { db }: Pick<Database, 'db'>,
  hotelId: number,
): Promise<Pick<ReviewScore, 'rating' | 'number'> | null> {
  const base = await db
    .selectFrom('review_bases')
    .select(['rating', 'number'])
    .where('hotel_id', '=', hotelId)
    .executeTakeFirst()
  return base ?? null
}
