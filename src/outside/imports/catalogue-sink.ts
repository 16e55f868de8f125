/**
 * The port through which an import reaches the catalogue; the storage side implements it.
 *
 * A save is one transaction: it keeps the whole batch or, when it throws, nothing. With `dryRun` it
 * gives the same answers and keeps nothing. It answers one outcome for each item, in their order.
 */
import type { CurrencyCode } from '../../core/money.ts'
import type { HotelRates } from './group-rates.ts'
import type { HotelRecord } from './hotel-rows.ts'
import type { Reason } from './reasons.ts'
import type { ReviewRecord } from './review-rows.ts'

export interface CatalogueSink {
  /** The nearest city in reach, of this country only; '' stands for any country. */
  findCity(latitude: number, longitude: number, countryCode: string): Awaitable<FoundCity | null>
  /** By any name in any language, without accents or case; of several the largest. */
  findCityByName(name: string, countryCode: string): Awaitable<FoundCity | null>
  /** In which an operator's hotel keeps its prices; null when there is no such hotel. */
  hotelCurrency(operatorId: string): Awaitable<CurrencyCode | null>
  saveHotels(batch: Item<PlacedHotel>[], options: SaveOptions): Promise<SaveOutcome[]>
  saveRates(batch: Item<HotelRates>[], options: SaveOptions): Promise<SaveOutcome[]>
  saveReviews(batch: Item<ReviewRecord>[], options: SaveOptions): Promise<SaveOutcome[]>
}

export interface FoundCity {
  cityId: number
  latitude: number
  longitude: number
}

/** A hotel whose city is known; without coordinates of its own it has those of the city. */
export interface PlacedHotel extends HotelRecord {
  coordinates: { latitude: number; longitude: number }
  cityId: number
}

export interface Item<Content> {
  /** The operator's own id: of the hotel, or for reviews of hotel and review. */
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
