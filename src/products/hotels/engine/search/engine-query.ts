/** What the engine is asked and what it answers: HotelResults without the words of a language. */
import type { OwnRooms } from '../../sale/rules/own-rooms.ts'
import type { Day } from '../../../../site/calendar-day.ts'
import type { GeoPoint } from '../../../../places/rules/distance.ts'
import type { Filters, PreFilters } from '../../list/rules/filter-state.ts'
import type { HotelResults, OptionNames, ResultSummary } from '../../list/rules/hotel-results.ts'
import type { FoundHotel } from '../../catalogue/rules/hotel.ts'
import type { CurrencyCode, CurrencyRates } from '../../../../site/money.ts'
import type { Room } from '../../../../search/rules/occupancy.ts'
import type { DerivedRate } from '../../rates/rules/rates.ts'
import type { SortOrder } from '../../list/rules/sort-orders.ts'
import type { Stay } from '../../../../site/stay.ts'
import type { GeoRectangle } from '../columns/geo-grid.ts'

export type EngineDestination =
  | { kind: 'everywhere' }
  | { kind: 'place'; id: number }
  /** The n of `cid{n}`. */
  | { kind: 'coast'; id: number }
  | { kind: 'point'; id: number; radiusKm: number }
  | { kind: 'around'; centre: GeoPoint; radiusKm: number }
  | { kind: 'rectangle'; rectangle: GeoRectangle }
  | { kind: 'chain'; id: number }
  | { kind: 'hotels'; ids: readonly number[] }

/** A stay of people, and the currency in which they want to know what it costs. */
export interface StayQuery {
  stay: Stay
  rooms: readonly Room[]
  currency: CurrencyCode
  rates: CurrencyRates
  /** A tax that the site adds to what hotels ask for, in thousandths. */
  addedTaxPermille?: number
  /** What is free to cancel, and what was cheaper before, depends on it. */
  today: Day
  /** Free to this visitor, whose cart keeps them: each hotel is told at its own price. */
  ownRooms?: readonly OwnRooms[]
}

export interface EngineQuery extends StayQuery {
  destination: EngineDestination
  filters: Filters
  preFilters: PreFilters
  sort: SortOrder
  page: number
}

/** In the visitor's currency: totals as they are quoted, and their parts not rounded. */
export interface EngineRate extends Omit<DerivedRate, 'boardName'> {
  planNumber: number
  providerId: number
  /** One for each room, in the order in which they were asked for. */
  roomTypeIds: number[]
  /** The last day on which cancelling costs nothing; null when it always costs. */
  freeCancellationUntil: Day | null
  /** The code of its package, or empty. */
  packetCode: string
  isDiscountedForSubscribers: boolean
}

/** Made of words of a language, of pages or of suppliers, which the engine does not know. */
type WordsOfAPage =
  | 'uri'
  | 'categoryName'
  | 'locationId'
  | 'countryCode'
  | 'cityName'
  | 'provinceName'
  | 'countryName'
  | 'continentName'
  | 'thumbnail'
  | 'description'
  | 'photos'
  | 'rates'
  | 'minRate'
  | 'maxRate'
  | 'packetSale'
  | 'paymentLabel'

export interface EngineHotel extends Omit<FoundHotel, WordsOfAPage> {
  chainId: number
  /** Ids of the geography; 0 when it does not know them. */
  cityId: number
  placeId: number
  minRate: EngineRate | null
  maxRate: EngineRate | null
}

export interface EngineSummary extends Omit<ResultSummary, 'names'> {
  names: Pick<OptionNames, 'hotels' | 'chains'>
}

export interface EngineResults extends Omit<HotelResults, 'hotels' | 'summary'> {
  hotels: EngineHotel[]
  summary: EngineSummary
  /** Some hundred matches from all over the list; the engine's `pinsOf` gives every one. */
  pins: PinColumns
}

/** Matches on the map, in columns: half a million pins are no list of objects. */
export interface PinColumns {
  hotelId: Int32Array
  latitude: Float64Array
  longitude: Float64Array
  /** Per room and night, in minor units of the visitor's currency. */
  price: Float64Array
}
