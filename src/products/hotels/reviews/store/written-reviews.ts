/**
 * Reviews that guests wrote here about a stay that they booked here. A review waits until somebody
 * has read it; what is published counts in the hotel's score, in the same transaction.
 */
import { HOTEL_KIND } from '../../sale/rules/hotel-line.ts'
import type { Kysely, Selectable } from 'kysely'
import type { Day } from '../../../../site/calendar-day.ts'
import type {
  RejectionReason,
  ReviewDraft,
  TravellerProfile,
  WrittenReview,
  WrittenReviewState,
} from '../rules/written-review.ts'
import type { Database } from '../../../../store/database.ts'
import { countOwnReviews, type WritingWithin } from './own-review-scores.ts'
import type { Instant, ReviewsTable, Tables } from '../../../../store/tables.ts'

type Db = { db: Kysely<Tables> }
type Writing = Pick<Database, 'db' | 'kind'>

export interface ReviewOfStay {
  /** Of the booked stay, as in its cart. */
  itemId: string
  draft: ReviewDraft
  author: string
  today: Day
  now: Instant
}

/** False when there is one already, or no such stay. Whether it is over is the caller's to know. */
export async function addReview(
  { db }: Db,
  { itemId, draft, author, today, now }: ReviewOfStay,
): Promise<boolean> {
  const item = await db
    .selectFrom('booking_items')
    .select(['id', 'supplier_id'])
    .where('kind', '=', HOTEL_KIND)
    .where('cart_item_id', '=', itemId)
    .executeTakeFirst()
  if (!item?.supplier_id) return false
  const { score, title, positive, negative, language, profile } = draft
  const added = await db
    .insertInto('reviews')
    .values({
      hotel_id: item.supplier_id,
      origin: 'own',
      origin_id: `stay ${item.id}`,
      booking_item_id: item.id,
      author,
      score,
      day: today,
      title,
      positive,
      negative,
      language,
      profile,
      state: 'pending' satisfies WrittenReviewState,
      written_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** Those of the stays of these bookings. */
export async function reviewsOfBookings(
  { db }: Db,
  bookingIds: readonly number[],
): Promise<WrittenReview[]> {
  if (bookingIds.length === 0) return []
  const rows = await written(db).where('booking_items.booking_id', 'in', bookingIds).execute()
  return rows.map(reviewOfRow)
}

/** The one that has waited the longest first. Pages count from 1. */
export async function pendingReviews(
  { db }: Db,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ reviews: WrittenReview[]; total: number }> {
  const { total } = await db
    .selectFrom('reviews')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('state', '=', 'pending')
    .where('booking_item_id', 'is not', null)
    .executeTakeFirstOrThrow()
  const rows = await written(db)
    .where('reviews.state', '=', 'pending')
    .orderBy('reviews.written_at')
    .orderBy('reviews.id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return { reviews: rows.map(reviewOfRow), total: Number(total) }
}

export async function writtenReviewById({ db }: Db, id: number): Promise<WrittenReview | null> {
  const row = await written(db).where('reviews.id', '=', id).executeTakeFirst()
  return row ? reviewOfRow(row) : null
}

/** False unless it was waiting or rejected. */
export function publishReviewWithin(
  writing: WritingWithin,
  id: number,
  now: Instant,
): Promise<boolean> {
  return decide(writing, id, { state: 'published', reason: null, decided_at: now })
}

/** False unless it was waiting or published: what was published by mistake can be taken down. */
export function rejectReviewWithin(
  writing: WritingWithin,
  id: number,
  reason: RejectionReason,
  now: Instant,
): Promise<boolean> {
  return decide(writing, id, { state: 'rejected', reason, decided_at: now })
}

/** It is as if it had never been written, and may be written anew. */
export function withdrawReview({ db, kind }: Writing, id: number): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const [hotelId] = await forgetReviews({ db: transaction, kind }, [id])
    return hotelId !== undefined
  })
}

/** The hotels whose reviews are fewer now; their scores are counted anew. */
export async function forgetReviews(
  writing: WritingWithin,
  ids: readonly number[],
): Promise<number[]> {
  if (ids.length === 0) return []
  const gone = await writing.db
    .deleteFrom('reviews')
    .where('id', 'in', ids)
    .where('booking_item_id', 'is not', null)
    .returning('hotel_id')
    .execute()
  const hotelIds = [...new Set(gone.map(({ hotel_id }) => hotel_id))].toSorted((a, b) => a - b)
  for (const hotelId of hotelIds) await countOwnReviews(writing, hotelId)
  return hotelIds
}

type Decision = { state: WrittenReviewState; reason: RejectionReason | null; decided_at: Instant }

async function decide(writing: WritingWithin, id: number, decision: Decision): Promise<boolean> {
  const decided = await writing.db
    .updateTable('reviews')
    .set(decision)
    .where('id', '=', id)
    .where('booking_item_id', 'is not', null)
    .where('state', '!=', decision.state)
    .returning('hotel_id')
    .executeTakeFirst()
  if (!decided) return false
  await countOwnReviews(writing, decided.hotel_id)
  return true
}

function written(db: Kysely<Tables>) {
  return db
    .selectFrom('reviews')
    .innerJoin('booking_items', 'booking_items.id', 'reviews.booking_item_id')
    .innerJoin('bookings', 'bookings.id', 'booking_items.booking_id')
    .selectAll('reviews')
    .select(['booking_items.cart_item_id', 'bookings.locator'])
}

type WrittenRow = Selectable<ReviewsTable> & { cart_item_id: string | null; locator: string }

function reviewOfRow(row: WrittenRow): WrittenReview {
  const { score, title, positive, negative, language, author, day, locator } = row
  return {
    id: row.id,
    hotelId: row.hotel_id,
    itemId: row.cart_item_id ?? '',
    locator,
    author,
    score,
    title,
    positive,
    negative,
    language,
    day,
    profile: row.profile as TravellerProfile,
    state: row.state as WrittenReviewState,
    reason: row.reason as RejectionReason | null,
    writtenAt: row.written_at,
    decidedAt: row.decided_at,
  }
}
