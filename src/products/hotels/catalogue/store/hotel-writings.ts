/** What people wrote about a hotel: its operator's descriptions, and the reviews of guests. */
import type { Day } from '../../../../site/calendar-day.ts'
import type { ReviewSource } from '../../reviews/rules/reviews.ts'
import type { Database } from '../../../../store/database.ts'
import type { RoomKind, RoomType } from '../rules/catalogue.ts'

export interface HotelWritings {
  /** The texts of a demo hotel are drawn when they are asked for; nobody wrote them. */
  isDemo: boolean
  /** By language. */
  descriptions: Map<string, string>
}

export interface StoredReview {
  id: number
  author: string
  score: number
  day: Day
  title: string
  positive: string
  negative: string
  language: string
  profile: string
}

/** Undefined for a hotel that is not in the catalogue. */
export async function hotelWritings(
  { db }: Pick<Database, 'db'>,
  hotelId: number,
): Promise<HotelWritings | undefined> {
  const [hotel, written] = await Promise.all([
    db.selectFrom('hotels').select('origin').where('id', '=', hotelId).executeTakeFirst(),
    db
      .selectFrom('hotel_descriptions')
      .select(['language', 'description'])
      .where('hotel_id', '=', hotelId)
      .orderBy('language')
      .execute(),
  ])
  return (
    hotel && {
      isDemo: hotel.origin === 'demo',
      descriptions: new Map(written.map(({ language, description }) => [language, description])),
    }
  )
}

/** Newest first. */
export async function publishedReviews(
  { db }: Pick<Database, 'db'>,
  hotelId: number,
  source: ReviewSource,
  most: number,
): Promise<StoredReview[]> {
  const rows = await db
    .selectFrom('reviews')
    .select(['id', 'author', 'score', 'day', 'title', 'positive', 'negative', 'language'])
    .select('profile')
    .where('hotel_id', '=', hotelId)
    .where('origin', '=', source)
    .where('state', '=', 'published')
    .orderBy('day', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map((row) => ({ ...row, id: Number(row.id) }))
}

/** What the room types of a hotel are called, and how many people they take. */
export type NamedRoom = Pick<RoomType, 'id' | 'kind' | 'name' | 'maxPersons'>

export async function hotelRooms(
  { db }: Pick<Database, 'db'>,
  hotelId: number,
): Promise<NamedRoom[]> {
  const rows = await db
    .selectFrom('room_types')
    .select(['id', 'kind', 'name', 'max_persons'])
    .where('hotel_id', '=', hotelId)
    .execute()
  return rows.map(({ id, kind, name, max_persons }) => ({
    id,
    kind: kind as RoomKind,
    name,
    maxPersons: max_persons,
  }))
}
