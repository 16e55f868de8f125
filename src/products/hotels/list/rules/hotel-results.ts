/** Hotel results: all that one search of the engine answers and one results page shows. */
import type { GeoPoint } from '../../../../places/rules/distance.ts'
import type { FacetKey } from './facets.ts'
import type { CardHotel } from '../../catalogue/rules/hotel.ts'
import type { CurrencyCode, MinorUnits } from '../../../../site/money.ts'
import type { ZeroResultFallback } from './zero-result-fallback.ts'

export interface HotelResults {
  /** The hotels of the current page, in order. */
  hotels: CardHotel[]
  summary: ResultSummary
  /** Why the list is not what was asked for, when it is not. */
  fallback: ZeroResultFallback | null
}

export interface ResultSummary {
  counts: FacetCounts
  /** Names of options that come from the catalogue; all others are messages. */
  names: OptionNames
  accommodations: number
  accommodationsPerPage: number
  totalPages: number
  currentPage: number
  /** Per room and night, over every match; null when none has a price. */
  minPrice: MinorUnits | null
  maxPrice: MinorUnits | null
  /** Matches in each of the slider's 25 steps. */
  priceHistogram: number[]
  packetSalesFound: number
  isMultiThread: boolean
  status: ResultStatus
  request: RequestInfo
  extra: ExtraData
  /** Whether subscribers would see lower prices. */
  hasSubscriberPrices: boolean
}

/** By facet, then by value as it stands in a link. */
export type FacetCounts = Partial<Record<FacetKey, Record<string, number>>>

export type OptionNames = Partial<
  Record<'hotels' | 'chains' | 'locations' | 'pointsOfInterest', Record<string, string>>
>

export interface ResultStatus {
  /** Rounded percent; 100 is complete, 200 once rendered. */
  complete: number
  elapsedMs: number
  /** Milliseconds since 1970 when the answer came from a cache. */
  cachedAt: number | null
  threads: number
}

export interface RequestInfo {
  currency: CurrencyCode
  /** Where the map opens. */
  meanPoint: GeoPoint
}

export interface ExtraData {
  hasCardCheckoutPromotion: boolean
}
