/** The photos of operators' hotels: which there are, and which were fetched. */
import type { Kysely } from 'kysely'
import { recordChange } from '../../store/change-feed.ts'
import type { Database } from '../../store/database.ts'
import { inShortTransaction } from '../../store/short-transactions.ts'
import { insertRows } from '../../store/insert-rows.ts'
import { hotelChange, type OperatorTransaction } from './operator-catalogue.ts'
import type { HotelPhotosTable, Tables } from '../../store/tables.ts'

interface PhotoList {
  hotelId: number
  isNew: boolean
  hotel: { photos: string[] }
}

export interface WaitingPhoto {
  hotelId: number
  operatorId: string
  position: number
  source: string
}

/** A photo that stays in the list keeps its position, for its address may be kept in browsers. */
export async function savePhotoLists(
  transaction: OperatorTransaction,
  lists: PhotoList[],
): Promise<void> {
  const { db } = transaction
  const old = lists.filter(({ isNew }) => !isNew).map(({ hotelId }) => hotelId)
  const stored = old.length
    ? await db.selectFrom('hotel_photos').selectAll().where('hotel_id', 'in', old).execute()
    : []
  const byHotel = Map.groupBy(stored, ({ hotel_id }) => hotel_id)
  const changed = lists.flatMap(({ hotelId, hotel }) => {
    const before = byHotel.get(hotelId) ?? []
    const rows = positions(hotelId, before, hotel.photos)
    const isSame =
      rows.length === before.length && rows.every((row) => before.includes(row as never))
    return isSame ? [] : [{ hotelId, before, rows }]
  })
  const emptied = changed.filter(({ before }) => before.length > 0).map(({ hotelId }) => hotelId)
  if (emptied.length > 0)
    await db.deleteFrom('hotel_photos').where('hotel_id', 'in', emptied).execute()
  await insertRows(
    transaction,
    'hotel_photos',
    changed.flatMap(({ rows }) => rows),
  )
}

/** New photos take the places of removed ones first; what gap is left, the last ones close. */
function positions(
  hotelId: number,
  before: HotelPhotosTable[],
  sources: string[],
): HotelPhotosTable[] {
  const kept = before.filter(({ source, position }) => {
    return sources.includes(source) && position <= sources.length
  })
  const places = new Set(kept.map(({ position }) => position))
  const free = sources.map((_, at) => at + 1).filter((position) => !places.has(position))
  const bySource = new Map(kept.map((photo) => [photo.source, photo]))
  const hashes = new Map(before.map(({ source, content_hash }) => [source, content_hash]))
  return sources.map(
    (source) =>
      bySource.get(source) ?? {
        hotel_id: hotelId,
        position: free.shift()!,
        source,
        content_hash: hashes.get(source) ?? null,
      },
  )
}

/** Only pictures that were fetched are shown: nothing is drawn in the place of one that failed. */
export async function countPhotos(db: Kysely<Tables>, hotelIds: number[]): Promise<void> {
  if (hotelIds.length === 0) return
  await db
    .updateTable('hotels')
    .set({
      photos_count: (query) =>
        query
          .selectFrom('hotel_photos')
          .select((row) => row.fn.countAll<number>().as('count'))
          .whereRef('hotel_photos.hotel_id', '=', 'hotels.id')
          .where('hotel_photos.content_hash', 'is not', null),
    })
    .where('id', 'in', hotelIds)
    .execute()
}

/** Searches and pages learn how many pictures these hotels have now. */
export async function publishPhotos(database: Database, hotelIds: number[]): Promise<void> {
  await inShortTransaction(database, async (transaction) => {
    await countPhotos(transaction, hotelIds)
    for (const hotelId of hotelIds) await recordChange(transaction, hotelChange(hotelId))
  })
}

/** Those of which other pictures were fetched than are told, also by a run that was cut short. */
export async function unpublishedPhotos({ db }: Pick<Database, 'db'>): Promise<number[]> {
  const rows = await db
    .selectFrom('hotels')
    .select('id')
    .where('origin', '=', 'operator')
    .where('photos_count', '!=', (query) =>
      query
        .selectFrom('hotel_photos')
        .select((row) => row.fn.countAll<number>().as('count'))
        .whereRef('hotel_photos.hotel_id', '=', 'hotels.id')
        .where('hotel_photos.content_hash', 'is not', null),
    )
    .execute()
  return rows.map(({ id }) => id)
}

/** The next photos that no one has fetched, after the place of the last one seen. */
export async function waitingPhotos(
  { db }: Pick<Database, 'db'>,
  after: Pick<WaitingPhoto, 'hotelId' | 'position'>,
  most: number,
): Promise<WaitingPhoto[]> {
  return db
    .selectFrom('hotel_photos')
    .innerJoin('hotels', 'hotels.id', 'hotel_photos.hotel_id')
    .select(['hotel_id as hotelId', 'origin_id as operatorId', 'position', 'hotel_photos.source'])
    .where('origin', '=', 'operator')
    .where('hotel_photos.content_hash', 'is', null)
    .where((row) =>
      row.or([
        row('hotel_id', '>', after.hotelId),
        row.and([row('hotel_id', '=', after.hotelId), row('position', '>', after.position)]),
      ]),
    )
    .orderBy('hotel_id')
    .orderBy('position')
    .limit(most)
    .execute()
}

export async function countWaitingPhotos({ db }: Pick<Database, 'db'>): Promise<number> {
  const { count } = await db
    .selectFrom('hotel_photos')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('content_hash', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** The list may have changed meanwhile; then the picture belongs to nobody. */
export async function keepPhoto(
  { db }: Pick<Database, 'db'>,
  { hotelId, position, source }: WaitingPhoto,
  contentHash: string,
): Promise<void> {
  await db
    .updateTable('hotel_photos')
    .set({ content_hash: contentHash })
    .where('hotel_id', '=', hotelId)
    .where('position', '=', position)
    .where('source', '=', source)
    .execute()
}
