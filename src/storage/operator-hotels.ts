/** Hotels that operators bring, found again by the operator's own id. */
import type { CatalogueHotel } from '../core/catalogue.ts'
import type { CurrencyCode } from '../core/money.ts'
import type { ReviewScore, ReviewScores } from '../core/reviews.ts'
import { hotelRow } from './catalogue-rows.ts'
import { recordChanges } from './change-feed.ts'
import type { Database } from './database.ts'
import { insertRows } from './insert-rows.ts'
import {
  hotelChange,
  rejected,
  saveTogether,
  skipped,
  type OperatorTransaction,
  type SavedItem,
  type SaveOptions,
} from './operator-catalogue.ts'
import { chainIds } from './operator-chains.ts'
import { operatorHotelId } from './operator-ids.ts'
import { savePhotoLists } from './operator-photos.ts'
import type { HotelsTable } from './tables.ts'

type Told = Pick<
  CatalogueHotel,
  'name' | 'categoryId' | 'cityId' | 'districtId' | 'address' | 'postalCode' | 'serviceCodes'
>

export interface OperatorHotel extends Told {
  operatorId: string
  coordinates: { latitude: number; longitude: number }
  /** Null when the operator does not tell: a new hotel then has that of its country. */
  currency: CurrencyCode | null
  countryCurrency: CurrencyCode
  /** By language. */
  descriptions: Partial<Record<string, string>>
  /** In the operator's order, each once. */
  photos: string[]
  /** Empty when it belongs to none. */
  chainName: string
  /** Equal to the stored one when nothing has changed. */
  contentHash: string
}

const NO_REVIEWS: ReviewScore = { rating: 0, number: 0, isShownOnResults: false }
const NO_SCORES: ReviewScores = {
  own: NO_REVIEWS,
  travelReviewSite: NO_REVIEWS,
  bookingPartner: NO_REVIEWS,
}

/** Neither sought after nor shunned, until visitors show it. */
const MIDDLE_POPULARITY = 450

interface ChangedHotel {
  hotelId: number
  hotel: OperatorHotel
  row: HotelsTable
  isNew: boolean
}

export async function saveOperatorHotels(
  database: Database,
  batch: OperatorHotel[],
  options: SaveOptions,
): Promise<SavedItem[]> {
  return saveTogether(database, options, (transaction) => saveHotels(transaction, batch))
}

async function saveHotels(
  transaction: OperatorTransaction,
  batch: OperatorHotel[],
): Promise<SavedItem[]> {
  const stored = await storedHotels(transaction, batch)
  const priced = await pricedHotels(transaction, [...stored.values()])
  const changed: ChangedHotel[] = []
  const outcomes = batch.map((hotel): SavedItem => {
    const old = stored.get(hotel.operatorId)
    if (old && old.content_hash === hotel.contentHash) return skipped
    const currency = hotel.currency ?? old?.currency ?? hotel.countryCurrency
    if (old && currency !== old.currency && priced.has(old.id))
      return rejected('currency-differs', old.currency)
    const hotelId = old?.id ?? operatorHotelId(transaction.numbers.hotels++)
    const row = rowOf(hotel, hotelId, currency as CurrencyCode)
    changed.push({ hotelId, hotel, row, isNew: !old })
    return { outcome: old ? 'updated' : 'imported', notes: [] }
  })
  const chains = await chainIds(
    transaction,
    changed.map(({ hotel }) => hotel.chainName),
  )
  for (const { row, hotel } of changed) row.chain_id = chains.get(hotel.chainName) ?? 0
  await writeHotels(transaction, changed)
  await writeDescriptions(transaction, changed)
  await savePhotoLists(transaction, changed)
  await recordChanges(
    transaction,
    changed.map(({ hotelId }) => hotelChange(hotelId)),
  )
  return outcomes
}

async function storedHotels({ db }: OperatorTransaction, batch: OperatorHotel[]) {
  const ids = batch.map(({ operatorId }) => operatorId)
  const rows = await db
    .selectFrom('hotels')
    .select(['id', 'origin_id', 'content_hash', 'currency'])
    .where('origin', '=', 'operator')
    .where('origin_id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.origin_id, row]))
}

/** Those with room types: their prices are kept in their currency, so it can no longer change. */
async function pricedHotels({ db }: OperatorTransaction, hotels: { id: number }[]) {
  if (hotels.length === 0) return new Set<number>()
  const ids = hotels.map(({ id }) => id)
  const rooms = await db
    .selectFrom('room_types')
    .select('hotel_id')
    .distinct()
    .where('hotel_id', 'in', ids)
    .execute()
  return new Set(rooms.map(({ hotel_id }) => hotel_id))
}

function rowOf(hotel: OperatorHotel, id: number, currency: CurrencyCode): HotelsTable {
  const { latitude, longitude } = hotel.coordinates
  const whole: CatalogueHotel = {
    ...hotel,
    id,
    origin: 'operator',
    originId: hotel.operatorId,
    latitude,
    longitude,
    currency,
    chainId: 0,
    hiddenOfferId: null,
    isWellSituated: false,
    photosCount: hotel.photos.length,
    segmentCodes: [],
    reviews: NO_SCORES,
    popularity: MIDDLE_POPULARITY,
    isActive: true,
    ratePlans: [],
    roomTypes: [],
  }
  return hotelRow(whole, hotel.contentHash)
}

/** What an operator's file tells; the rest of a stored hotel, such as its reviews, stays. */
const TOLD = [
  'name',
  'category_id',
  'chain_id',
  'city_id',
  'district_id',
  'address',
  'postal_code',
  'latitude',
  'longitude',
  'currency',
  'photos_count',
  'services',
  'content_hash',
] as const satisfies (keyof HotelsTable)[]

/** A new hotel whose id is taken must fail, so only stored ones are replaced. */
async function writeHotels(
  transaction: OperatorTransaction,
  changed: ChangedHotel[],
): Promise<void> {
  const rows = (areNew: boolean) =>
    changed.filter(({ isNew }) => isNew === areNew).map(({ row }) => row)
  await insertRows(transaction, 'hotels', rows(true))
  await insertRows(transaction, 'hotels', rows(false), { key: ['id'], columns: TOLD })
}

async function writeDescriptions(
  transaction: OperatorTransaction,
  changed: ChangedHotel[],
): Promise<void> {
  const old = changed.filter(({ isNew }) => !isNew).map(({ hotelId }) => hotelId)
  if (old.length > 0)
    await transaction.db.deleteFrom('hotel_descriptions').where('hotel_id', 'in', old).execute()
  const rows = changed.flatMap(({ hotelId, hotel }) =>
    Object.entries(hotel.descriptions).flatMap(([language, description]) =>
      description ? { hotel_id: hotelId, language, description } : [],
    ),
  )
  await insertRows(transaction, 'hotel_descriptions', rows)
}

/** In which each operator's hotel keeps its prices, by the operator's own id. */
export async function operatorCurrencies({
  db,
}: Pick<Database, 'db'>): Promise<Map<string, CurrencyCode>> {
  const rows = await db
    .selectFrom('hotels')
    .select(['origin_id', 'currency'])
    .where('origin', '=', 'operator')
    .execute()
  return new Map(rows.map((row) => [row.origin_id, row.currency as CurrencyCode]))
}
