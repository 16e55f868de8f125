/**
 * The port through which an import reaches the catalogue; the storage side implements it.
 *
 * A save is one transaction: it keeps the whole batch or, when it throws, nothing. With `dryRun` it
 * gives the same answers and keeps nothing. It answers one outcome for each item, in their order.
 */
import type { GeoPoint } from '../../places/rules/distance.ts'
import type { FlightPlaces } from '../../products/flights/sale/rules/flight-places.ts'
import type { Airline } from '../../products/flights/timetable/rules/timetable.ts'
import type { CurrencyCode } from '../../site/money.ts'
import type { OperatorFlight } from '../store/operator-flights.ts'
import type { HotelRates } from './group-rates.ts'
import type { HotelRecord } from './hotel-rows.ts'
import type { Reason } from './reasons.ts'
import type { ReviewRecord } from './review-rows.ts'

export interface CatalogueSink {
  readonly places: Places
  /** In which an operator's hotel keeps its prices; null when there is no such hotel. */
  hotelCurrency(operatorId: string): Awaitable<CurrencyCode | null>
  saveHotels(batch: Item<PlacedHotel>[], options: SaveOptions): Promise<SaveOutcome[]>
  saveRates(batch: Item<HotelRates>[], options: SaveOptions): Promise<SaveOutcome[]>
  saveReviews(batch: Item<ReviewRecord>[], options: SaveOptions): Promise<SaveOutcome[]>
  readonly airports: Pick<FlightPlaces, 'pointOf' | 'utcOf'>
  /** By code. */
  hasAirline(code: string): Awaitable<boolean>
  saveFares(batch: Item<Airline>[], options: SaveOptions): Promise<SaveOutcome[]>
  saveFlights(batch: Item<OperatorFlight>[], options: SaveOptions): Promise<SaveOutcome[]>
}

/** Where cities are looked up. Countries are ISO codes, '' stands for any of them. */
export interface Places {
  /** The city that a spot belongs to; in the wilderness the nearest, however far within 500 km. */
  cityAround(spot: GeoPoint, countryCode: string): FoundCity | null
  /**
   * By any name in any language, without accents or case. Those that pages call so go before those
   * that are only sometimes called so, the most visited first.
   */
  citiesNamed(name: string, countryCode: string): FoundCity[]
  /** By the IATA code of a city, or of an airport, which stands for the city that it serves. */
  cityByCode(code: string): FoundCity | null
  /** Whether a region, province or island around the city or one of its districts is called so. */
  liesIn(cityId: number, placeName: string): boolean
}

export interface FoundCity extends GeoPoint {
  cityId: number
  name: string
  /** Empty where the country has none. */
  region: string
  countryCode: string
  population: number
  /** How many travellers it draws, compared with others. */
  weight: number
  /** How far from its centre a spot still is in it. */
  reachKm: number
}

/** A hotel whose city is known; without coordinates of its own it has those of the city. */
export interface PlacedHotel extends HotelRecord {
  coordinates: { latitude: number; longitude: number }
  cityId: number
}

export interface Item<Content> {
  /** The operator's own id: of the hotel, for reviews of hotel and review, what tells a flight. */
  key: string
  content: Content
  /** Equal to the stored one when nothing has changed: the item is then skipped. */
  hash: string
  /** Where the file tells it; of rates, all rows of the hotel. */
  lines: number[]
}

export interface SaveOptions {
  dryRun: boolean
}

/** Skipped is what is already stored with the same content. Notes are about what was saved. */
export type SaveOutcome =
  | KeptOutcome
  | { outcome: KeptOutcome; notes: Reason[] }
  | { rejected: Reason }

export type KeptOutcome = 'imported' | 'updated' | 'skipped'

export type Awaitable<T> = T | Promise<T>
