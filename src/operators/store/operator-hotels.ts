/** Hotels that operators bring, found again by the operator's own id. */
import type { CatalogueHotel } from '../../products/hotels/catalogue/rules/catalogue.ts'
import { distanceKm } from '../../places/rules/distance.ts'
import { foldText } from '../../site/text/fold-text.ts'
import type { HotelContact } from '../../products/hotels/catalogue/rules/hotel-contact.ts'
import type { CurrencyCode } from '../../site/money.ts'
import type { ReviewScore, ReviewScores } from '../../products/hotels/reviews/rules/reviews.ts'
import { hotelRow, type HotelRow } from '../../products/hotels/catalogue/store/catalogue-rows.ts'
import { recordChanges } from '../../store/change-feed.ts'
import type { Database } from '../../store/database.ts'
import { saveHotelContacts } from '../../products/hotels/catalogue/store/hotel-contacts.ts'
import { insertRows } from '../../store/insert-rows.ts'
import {
  hotelChange,
  operatorHotelId,
  type OperatorTransaction,
  rejected,
  type SavedItem,
  type SaveOptions,
  saveTogether,
  skipped,
} from './operator-catalogue.ts'
import { countPhotos, savePhotoLists } from './operator-photos.ts'
import type { HotelsTable } from '../../store/tables.ts'

type Told = Pick<
  CatalogueHotel,
  'name' | 'cityId' | 'districtId' | 'address' | 'postalCode' | 'serviceCodes'
>

/** What is null or empty leaves what is stored. */
export interface OperatorHotel extends Told {
  operatorId: string
  categoryId: string | null
  coordinates: { latitude: number; longitude: number }
  /** False when the operator gave none: these are those of the city. */
  hasCoordinates: boolean
  /** Null when the operator does not tell: a new hotel then has that of its country. */
  currency: CurrencyCode | null
  countryCurrency: CurrencyCode
  /** By language. */
  descriptions: Partial<Record<string, string>>
  /** In the operator's order, each once. */
  photos: string[]
  chainName: string
  contact: HotelContact
  /** Equal to the stored one when nothing has changed. */
  contentHash: string
}

const NO_REVIEWS: ReviewScore = { rating: 0, number: 0, isShownOnResults: false }
const NO_SCORES: ReviewScores = {
  own: NO_REVIEWS,
  travelReviewSite: NO_REVIEWS,
  bookingPartner: NO_REVIEWS,
}

/** Of a hotel whose class nobody told. */
const NO_CATEGORY = 'OT'

/** Neither sought after nor shunned, until visitors show it. */
const MIDDLE_POPULARITY = 450

interface ChangedHotel {
  hotelId: number
  hotel: OperatorHotel
  row: HotelRow & { source: string }
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
  const { stored, elsewhere } = await storedHotels(transaction, batch)
  const priced = await pricedHotels(transaction, [...stored.values()])
  const changed: ChangedHotel[] = []
  const { source } = transaction
  const outcomes = batch.map((hotel): SavedItem => {
    const old = stored.get(hotel.operatorId)
    if (old && old.content_hash === hotel.contentHash) return skipped
    const other = old ? isOtherHotel(old, hotel) && old : !source && elsewhere.get(hotel.operatorId)
    if (other)
      return rejected(
        'hotel-of-other-source',
        [other.name, other.source].filter(Boolean).join(', '),
      )
    const currency = hotel.currency ?? old?.currency ?? hotel.countryCurrency
    if (old && currency !== old.currency && priced.has(old.id))
      return rejected('currency-differs', old.currency)
    const hotelId = old?.id ?? operatorHotelId(transaction.numbers.hotels++)
    const row = { ...rowOf(hotel, hotelId, currency as CurrencyCode, old), source }
    changed.push({ hotelId, hotel, row, isNew: !old })
    return { outcome: old ? 'updated' : 'imported', notes: [] }
  })
  const chains = await chainIds(
    transaction,
    changed.map(({ hotel }) => hotel.chainName),
  )
  for (const { row, hotel } of changed) row.chain_id = chains.get(hotel.chainName) ?? row.chain_id
  await writeHotels(transaction, changed)
  await writeDescriptions(transaction, changed)
  const listed = changed.filter(({ hotel }) => hotel.photos.length > 0)
  await savePhotoLists(transaction, listed)
  await countPhotos(
    transaction.db,
    listed.map(({ hotelId }) => hotelId),
  )
  await saveHotelContacts(
    transaction,
    new Map(changed.map(({ hotelId, hotel }) => [hotelId, hotel.contact])),
  )
  await recordChanges(
    transaction,
    changed.map(({ hotelId }) => hotelChange(hotelId)),
  )
  return outcomes
}

type StoredHotel = HotelRow & { source: string }

/** By the operator's own id: those of this source, and one of any other. */
async function storedHotels({ db, source }: OperatorTransaction, batch: OperatorHotel[]) {
  const ids = batch.map(({ operatorId }) => operatorId)
  const rows: StoredHotel[] = await db
    .selectFrom('hotels')
    .selectAll()
    .where('origin', '=', 'operator')
    .where('origin_id', 'in', ids)
    .execute()
  const byId = (isOfSource: boolean) =>
    new Map(
      rows
        .filter((row) => (row.source === source) === isOfSource)
        .map((row) => [row.origin_id, row]),
    )
  return { stored: byId(true), elsewhere: byId(false) }
}

/** A hotel may be renamed or its point be mended, but it does not move to another region. */
const FARTHEST_MOVE_KM = 50

/** The ids of two suppliers begin with 1: the second must not replace the hotels of the first. */
function isOtherHotel(old: StoredHotel, hotel: OperatorHotel): boolean {
  return (
    foldText(old.name) !== foldText(hotel.name) &&
    distanceKm(old, hotel.coordinates) > FARTHEST_MOVE_KM
  )
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

function rowOf(
  hotel: OperatorHotel,
  id: number,
  currency: CurrencyCode,
  old: StoredHotel | undefined,
): HotelRow {
  const keepsPoint = old && !hotel.hasCoordinates && old.city_id === hotel.cityId
  const whole: CatalogueHotel = {
    ...hotel,
    id,
    origin: 'operator',
    originId: hotel.operatorId,
    categoryId: hotel.categoryId ?? old?.category_id ?? NO_CATEGORY,
    address: hotel.address || (old?.address ?? ''),
    postalCode: hotel.postalCode || (old?.postal_code ?? ''),
    latitude: keepsPoint ? old.latitude : hotel.coordinates.latitude,
    longitude: keepsPoint ? old.longitude : hotel.coordinates.longitude,
    districtId: keepsPoint ? old.district_id : hotel.districtId,
    currency,
    chainId: old?.chain_id ?? 0,
    hiddenOfferId: null,
    isWellSituated: false,
    photosCount: old?.photos_count ?? 0,
    segmentCodes: [],
    reviews: NO_SCORES,
    popularity: MIDDLE_POPULARITY,
    isActive: true,
    ratePlans: [],
    roomTypes: [],
  }
  const row = hotelRow(whole, hotel.contentHash)
  return hotel.serviceCodes.length === 0 && old ? { ...row, services: old.services } : row
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

/** A language that the file does not tell keeps its text. */
async function writeDescriptions(
  transaction: OperatorTransaction,
  changed: ChangedHotel[],
): Promise<void> {
  const rows = changed.flatMap(({ hotelId, hotel }) =>
    Object.entries(hotel.descriptions).flatMap(([language, description]) =>
      description ? { hotel_id: hotelId, language, description } : [],
    ),
  )
  await insertRows(transaction, 'hotel_descriptions', rows, {
    key: ['hotel_id', 'language'],
    columns: ['description'],
  })
}

/** In which each hotel of a source keeps its prices, by the operator's own id. */
export async function operatorCurrencies(
  { db }: Pick<Database, 'db'>,
  source: string,
): Promise<Map<string, CurrencyCode>> {
  const rows = await db
    .selectFrom('hotels')
    .select(['origin_id', 'currency'])
    .where('origin', '=', 'operator')
    .where('source', '=', source)
    .execute()
  return new Map(rows.map((row) => [row.origin_id, row.currency as CurrencyCode]))
}

// Chains by the name that operators give them; those that are not there yet are made.

/** The empty name is no chain. */
async function chainIds(
  transaction: OperatorTransaction,
  names: string[],
): Promise<Map<string, number>> {
  const wanted = [...new Set(names)].filter(Boolean)
  if (wanted.length === 0) return new Map()
  const { db, numbers } = transaction
  const stored = await db
    .selectFrom('chains')
    .select(['id', 'name'])
    .where('name', 'in', wanted)
    .orderBy('id', 'desc')
    .execute()
  const ids = new Map(stored.map(({ id, name }) => [name, id]))
  const missing = wanted
    .filter((name) => !ids.has(name))
    .map((name) => ({ id: ++numbers.lastChain, name }))
  await insertRows(transaction, 'chains', missing)
  for (const { id, name } of missing) ids.set(name, id)
  return ids
}
