/** Written reviews that operators bring, and what they add up to on the hotel. */
import { sql } from 'kysely'
import type { Day } from '../../site/calendar-day.ts'
import type {
  ReviewScore,
  ReviewScores,
  ReviewSource,
} from '../../products/hotels/reviews/rules/reviews.ts'
import { recordChanges } from '../../store/change-feed.ts'
import type { Database } from '../../store/database.ts'
import { insertRows } from '../../store/insert-rows.ts'
import {
  hotelChange,
  rejected,
  saveTogether,
  skipped,
  type OperatorTransaction,
  type SavedItem,
  type SaveOptions,
} from './operator-catalogue.ts'
import type { ReviewsTable } from '../../store/tables.ts'

export interface OperatorReview {
  /** The operator's own id of the hotel. */
  hotelId: string
  /** Tells it from every other review, also of other hotels. */
  key: string
  source: ReviewSource
  score: number
  title: string
  positive: string
  negative: string
  author: string
  /** Null when the operator does not tell: a new review is then one of today. */
  day: Day | null
  language: string
  profile: string
}

type ReviewRow = Omit<ReviewsTable, 'id' | 'written_at' | 'decided_at' | 'reason'>

/** Operators' own sources; reviews of stays that were booked here are not theirs to change. */
const SOURCES: ReviewSource[] = ['travelReviewSite', 'bookingPartner']

/** Fewer say too little to stand on a card. */
const FEWEST_SHOWN = 5

const COMPARED = [
  'origin',
  'author',
  'score',
  'day',
  'title',
  'positive',
  'negative',
  'language',
  'profile',
] as const satisfies (keyof ReviewRow)[]

export async function saveOperatorReviews(
  database: Database,
  batch: OperatorReview[],
  options: SaveOptions,
): Promise<SavedItem[]> {
  return saveTogether(database, options, (transaction) => saveReviews(transaction, batch))
}

async function saveReviews(
  transaction: OperatorTransaction,
  batch: OperatorReview[],
): Promise<SavedItem[]> {
  const { db, today } = transaction
  const hotels = await hotelIds(transaction, batch)
  const stored = await storedReviews(transaction, batch)
  const added: ReviewRow[] = []
  const replaced: { id: number; row: ReviewRow }[] = []
  const outcomes = batch.map((review): SavedItem => {
    const hotelId = hotels.get(review.hotelId)
    if (hotelId === undefined) return rejected('hotel-unknown', review.hotelId)
    const old = stored.get(review.key)
    const row = rowOf(review, hotelId, review.day ?? old?.day ?? today)
    if (!old) {
      added.push(row)
      return { outcome: 'imported', notes: [] }
    }
    if (COMPARED.every((column) => old[column] === row[column])) return skipped
    replaced.push({ id: Number(old.id), row })
    return { outcome: 'updated', notes: [] }
  })
  await insertRows(transaction, 'reviews', added)
  for (const { id, row } of replaced) {
    const { state: _, booking_item_id: __, ...told } = row
    await db.updateTable('reviews').set(told).where('id', '=', id).execute()
  }
  const touched = [...added, ...replaced.map(({ row }) => row)].map(({ hotel_id }) => hotel_id)
  await sumUp(transaction, [...new Set(touched)])
  return outcomes
}

async function hotelIds({ db, source }: OperatorTransaction, batch: OperatorReview[]) {
  const ids = [...new Set(batch.map(({ hotelId }) => hotelId))]
  const rows = await db
    .selectFrom('hotels')
    .select(['id', 'origin_id'])
    .where('origin', '=', 'operator')
    .where('source', '=', source)
    .where('origin_id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, origin_id }) => [origin_id, id]))
}

async function storedReviews({ db }: OperatorTransaction, batch: OperatorReview[]) {
  const keys = batch.map(({ key }) => key)
  const rows = await db
    .selectFrom('reviews')
    .selectAll()
    .where('origin', 'in', SOURCES)
    .where('origin_id', 'in', keys)
    .execute()
  return new Map(rows.map((row) => [row.origin_id, row]))
}

function rowOf(review: OperatorReview, hotelId: number, day: Day): ReviewRow {
  return {
    hotel_id: hotelId,
    origin: review.source,
    origin_id: review.key,
    booking_item_id: null,
    author: review.author,
    score: review.score,
    day,
    title: review.title,
    positive: review.positive,
    negative: review.negative,
    language: review.language,
    profile: review.profile,
    state: 'published',
  }
}

/** Writes each hotel's scores anew for the operators' sources. */
async function sumUp(transaction: OperatorTransaction, hotelIds: number[]): Promise<void> {
  const { db, kind } = transaction
  if (hotelIds.length === 0) return
  const hotels = await db
    .selectFrom('hotels')
    .select(['id', 'reviews'])
    .where('id', 'in', hotelIds)
    .orderBy('id')
    // Scores of own reviews stand in the same cell, and someone may be writing them.
    .$if(kind === 'postgres', (query) => query.forUpdate())
    .execute()
  const sums = await db
    .selectFrom('reviews')
    .select(['hotel_id', 'origin'])
    .select((row) => [
      row.fn.avg<number>('score').as('mean'),
      row.fn.countAll<number>().as('number'),
    ])
    .where('hotel_id', 'in', hotelIds)
    .where('origin', 'in', SOURCES)
    .where('state', '=', 'published')
    .groupBy(['hotel_id', 'origin'])
    .execute()
  const byHotel = Map.groupBy(sums, ({ hotel_id }) => hotel_id)
  const told = hotels.map(({ id, reviews }) => {
    const scores = JSON.parse(reviews) as ReviewScores
    for (const source of SOURCES) {
      const sum = byHotel.get(id)?.find(({ origin }) => origin === source)
      scores[source] = scoreOf(sum?.mean ?? 0, sum?.number ?? 0)
    }
    return sql`(cast(${id} as integer), ${JSON.stringify(scores)})`
  })
  await sql`
    update hotels set reviews = told.column2
    from (values ${sql.join(told)}) as told
    where hotels.id = told.column1`.execute(db)
  await recordChanges(transaction, hotelIds.map(hotelChange))
}

function scoreOf(mean: number, number: number): ReviewScore {
  const rating = Math.round(mean * 10) / 10
  return { rating, number, isShownOnResults: number >= FEWEST_SHOWN }
}
