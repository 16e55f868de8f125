/** What is needed to show a hotel's pictures, and no more: they are asked for by the dozen. */
import type { Database } from '../../../../store/database.ts'

export interface PhotographedHotel {
  id: number
  country: string
  categoryId: string
  serviceCodes: number[]
  segmentCodes: string[]
  latitude: number
  boardCodes: string[]
  photosCount: number
  /** All its pictures are drawn, now and for ever; an operator's hotel has only its own. */
  isDemo: boolean
  /** By position from 1 on, the content of an operator's own picture, of those that were fetched. */
  pictures: Map<number, string>
}

export async function photographedHotel(
  { db }: Pick<Database, 'db'>,
  id: number,
): Promise<PhotographedHotel | undefined> {
  const [hotel, boards, photos] = await Promise.all([
    db
      .selectFrom('hotels')
      .leftJoin('destinations', 'destinations.id', 'hotels.city_id')
      .select(['hotels.category_id', 'services', 'segments', 'hotels.latitude', 'photos_count'])
      .select(['destinations.country', 'hidden_offer_id', 'origin'])
      .where('hotels.id', '=', id)
      .executeTakeFirst(),
    db
      .selectFrom('rate_plans')
      .select('board_code')
      .distinct()
      .where('hotel_id', '=', id)
      .execute(),
    db
      .selectFrom('hotel_photos')
      .select(['position', 'content_hash'])
      .where('hotel_id', '=', id)
      .where('content_hash', 'is not', null)
      .orderBy('position')
      .execute(),
  ])
  const isDemo = hotel?.origin === 'demo'
  // Pictures have no page around them that knows who has bought what, so nobody gets them.
  const isHidden = hotel?.hidden_offer_id !== null
  const shown = isHidden ? [] : photos
  return (
    hotel && {
      id,
      country: hotel.country ?? '',
      categoryId: hotel.category_id,
      serviceCodes: hotel.services.split(',').map(Number),
      segmentCodes: hotel.segments.split(','),
      latitude: hotel.latitude,
      boardCodes: boards.map(({ board_code }) => board_code),
      photosCount: isDemo && !isHidden ? hotel.photos_count : shown.length,
      isDemo,
      pictures: new Map(
        shown.map(({ position, content_hash }, at) => [isDemo ? position : at + 1, content_hash!]),
      ),
    }
  )
}
