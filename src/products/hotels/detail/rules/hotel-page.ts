/** What a hotel's page begins with, made by the server and taken over by the browser. */
import type { Day } from '../../../../site/calendar-day.ts'
import type { GeoPoint } from '../../../../places/rules/distance.ts'
import { HOTEL_FIELDS } from '../../../../site/form-fields.ts'
import { fieldReader, type FormValues } from '../../../../site/form-values.ts'
import type { FoundHotel } from '../../catalogue/rules/hotel.ts'
import type { HotelPhoto } from '../../../../ui/rules/photo-sizes.ts'
import type { CurrencyCode } from '../../../../site/money.ts'
import type { Room } from '../../../../search/rules/occupancy.ts'
import type { Problem, Read } from '../../../../site/problems.ts'
import type { AlternativeStay } from '../../list/rules/results-page.ts'
import type { ReviewPage, ScoreBand } from '../../reviews/rules/review-list.ts'
import type { ReviewScore, ReviewSource } from '../../reviews/rules/reviews.ts'
import {
  type OfferGrouping,
  OFFER_GROUPINGS,
  type RoomOffer,
} from '../../rates/rules/room-offers.ts'
import { readRooms, writeRoomsBriefly } from '../../../../search/rules/room-fields.ts'
import { finishedStay, readStay, writeStay } from '../../../../search/rules/date-range.ts'
import type { Stay } from '../../../../site/stay.ts'

export interface HotelPageData {
  hotel: ShownHotel
  photos: HotelPhoto[]
  breadcrumbs: { name: string; href: string }[]
  /** The path of the page, to which its own links and forms lead. */
  path: string
  /** Dates, rooms and voucher as a query, for links to the same stay. */
  query: string
  giftBoxCode: string
  today: Day
  /** Null when what was asked for could not be read. */
  stay: Stay | null
  rooms: readonly Room[]
  /** What the form shows: as it was sent, with all that is wrong with it. */
  form: { values: Record<string, string>; problems: Problem[] }
  offers: RoomOffer[]
  grouping: OfferGrouping
  currency: CurrencyCode
  /** The nearest days on which something is free, when nothing is on those asked for. */
  alternatives: AlternativeStay[]
  /** Stays of the same length around these days. */
  days: PricedDay[]
  nearby: NearbyCard[]
  points: NearbyPoint[]
  /** An operator's own map tiles; null for those that the server draws. */
  tiles: MapTiles | null
  reviews: ShownReviews
}

export interface MapTiles {
  /** With {z}, {x} and {y} in it. */
  url: string
  attribution: string
}

/** Of a hidden hotel, name, address and place are empty. */
export type ShownHotel = Pick<
  FoundHotel,
  | 'id'
  | 'name'
  | 'hiddenOfferId'
  | 'categoryId'
  | 'categoryName'
  | 'cityName'
  | 'centreDistanceKm'
  | 'isWellSituated'
  | 'serviceCodes'
  | 'supplementCodes'
  | 'reviews'
> & {
  /** As a letter would have it. */
  address: string
  place: GeoPoint | null
  description: string
  descriptionLanguage: string
  isForAdultsOnly: boolean
  /** What the prices of children are is known. */
  hasChildRules: boolean
}

export interface PricedDay {
  checkIn: Day
  /** Empty when nothing is free. */
  priceText: string
  href: string
  isAsked: boolean
}

/** A hotel not far away, with what it costs for the same stay. */
export interface NearbyCard {
  id: number
  name: string
  categoryId: string
  categoryName: string
  href: string
  photo: string
  score: ReviewScore | null
  distanceKm: number
  /** Empty when it is sold out. */
  priceText: string
}

export interface NearbyPoint extends GeoPoint {
  name: string
  distanceKm: number
}

export interface ShownReviews {
  /** Whose reviews are listed; null when nobody has any. */
  source: ReviewSource | null
  page: ReviewPage
  bands: ScoreBand[]
  /** How many the bands are counted from. */
  counted: number
  languages: { language: string; name: string; count: number }[]
}

/** What a link or the page's own form asks for. */
export interface HotelPageQuery {
  stay: Stay
  rooms: Room[]
  giftBoxCode: string
}

export const VOUCHER_CODE = /^[A-Za-z0-9-]{1,40}$/

/** Reports every problem at once. */
export function readHotelPageQuery(values: FormValues, today: Day): Read<HotelPageQuery> {
  const reader = fieldReader(values)
  const stay = finishedStay(readStay(reader, today))
  const rooms = readRooms(reader)
  const giftBoxCode = reader.shaped(HOTEL_FIELDS.giftBoxCode, VOUCHER_CODE)
  return reader.finish(stay && { stay, rooms, giftBoxCode })
}

export function writeHotelPageQuery({ stay, rooms, giftBoxCode }: HotelPageQuery): string {
  return String(
    new URLSearchParams({
      ...writeStay(stay),
      ...writeRoomsBriefly(rooms),
      ...(giftBoxCode && { [HOTEL_FIELDS.giftBoxCode]: giftBoxCode }),
    }),
  )
}

/** Not named by the specification; chosen in the style of the list's state. */
export const GROUPING_FIELD = 'group'

export function readGrouping(values: FormValues): OfferGrouping {
  const written = fieldReader(values).text(GROUPING_FIELD)
  return OFFER_GROUPINGS.find((known) => known === written) ?? 'room'
}
