/** What a results page begins with, made by the server and taken over by the browser. */
import type { Day } from '../../../../site/calendar-day.ts'
import type { FilterMasters } from './filter-masters.ts'
import type { Filters } from './filter-state.ts'
import type { SortOrder } from './sort-orders.ts'
import type { HotelResults } from './hotel-results.ts'
import type { HotelMetadata } from '../../catalogue/rules/hotel.ts'
import type { ListState } from './list-state.ts'
import type { Room } from '../../../../search/rules/occupancy.ts'
import type { DiscountRight } from '../../../../site/discount-rights.ts'
import type {
  LocationType,
  ResultsDestinationType,
} from '../../../../places/rules/results-destination.ts'
import type { SearchPage } from '../../../../search/rules/search-page.ts'
import type { Stay } from '../../../../site/stay.ts'

/** The destination of the list, as its URL and its calls name it. */
export interface ResultsPlace {
  type: ResultsDestinationType
  id: string
  /** In the visitor's language. */
  name: string
  slug: string
  /** Continent 1 … district 5; 0 for a coast. */
  level: number
  countryName: string
}

/** Recorded facts by hotel id; a hotel that is not there makes no claim. */
export type MetadataById = Readonly<Record<string, HotelMetadata>>

export interface ResultsList {
  /** Without pins: the map asks for all of them when it is opened. */
  results: HotelResults
  metadata: MetadataById
}

/** Other days for a stay of the same length, offered when nothing is free on those asked for. */
export interface AlternativeStay extends Stay {
  /** The lowest price there, for all rooms and nights, as the edition writes it. */
  priceText: string
  href: string
}

/** As specified; destination ids and dates stand in the address. */
export interface ListPreparation {
  page: number
  limit: number
  filters: Filters
  /** The point is where distances are measured from. */
  sort: { type: SortOrder; lat: number; lon: number }
  origin: 0
  destinationType: LocationType
}

export interface ResultsPage extends ResultsList {
  /** The nearest first; empty when something is free on the days asked for. */
  alternatives: AlternativeStay[]
  /** The form with which the search can be changed. */
  form: SearchPage
  place: ResultsPlace
  today: Day
  stay: Stay
  /** From when to when, in words: the first date that a browser writes costs it 25 ms. */
  stayWords: string
  rooms: readonly Room[]
  /** The dates, rooms and options of the search as a query, without the state of the list. */
  query: string
  /** What was asked for, as a list is prepared by it. */
  preparation: ListPreparation
  /** Of codes; those of chains, places and points of the first list are only here. */
  masters: FilterMasters
  /** As the query of the page said; scripts look into the hash as well. */
  state: ListState
  /** The voucher that pays for the stay; empty when there is none. */
  giftBoxCode: string
  /** Handed on to the hotel page as they came. */
  tokens: { atoken?: string; utoken?: string }
  /** To discounts, which are in every price: whoever keeps prices keeps them apart. */
  rights: readonly DiscountRight[]
  /** The same list in the app; empty where there is nothing to say about it. */
  appHref: string
}
