/**
 * What a world may make up: hotels that nobody imported, and what nobody wrote or photographed
 * about them. The demo world does; in an operator's world nothing is invented.
 */
import type { Day } from '../../../../site/calendar-day.ts'
import type { Language } from '../../../../site/locales.ts'
import type { Geography } from '../../../../places/geography/geography.ts'
import type { CatalogueHotel, Chain, PriceChange } from '../rules/catalogue.ts'
import type { DatedReview } from '../../reviews/rules/reviews.ts'
import type { PhotographedHotel } from '../store/hotel-photos.ts'

/** What pages ask for. */
export interface InventedHotels {
  describe: (hotel: HotelToDescribe, language: Language) => string
  /** Newest first, all from before today. */
  reviews: (hotel: HotelToReview, today: Day, most: number) => DatedReview[]
  /** What its pictures show, from the first on. */
  scenes: (hotel: PhotographedHotel) => SceneKind[]
  /** The picture at a position from 1 on, as an SVG document; null where there is none. */
  draw: (hotel: PhotographedHotel, position: number, width: number, height: number) => string | null
}

/** What the thread asks for that prepares a world and keeps it up to date. */
export interface InventedWorld extends InventedHotels {
  catalogue: (geography: Geography, size: number, firstDay: Day) => InventedCatalogue
  /** What is said to have happened lately, up to today. */
  recordHistory: (world: WorldToPrepare) => Promise<void>
}

export interface InventedCatalogue {
  /** What the stored world is called. */
  origin: string
  chains: Chain[]
  hotels: () => Iterable<CatalogueHotel>
  /** From another day on; nothing for a hotel that was not invented. */
  calendarsFrom: (hotelId: number, firstDay: Day) => RolledCalendar[]
}

export interface RolledCalendar {
  roomTypeId: number
  calendar: Uint8Array
  priceChanges: PriceChange[]
}

export interface WorldToPrepare {
  dataDir: string
  databaseUrl: string | undefined
  /** How many hotels are invented where there are none; 0 for a world without them. */
  catalogueSize: number
  geographyFile: string
  today: Day
}

export interface HotelToDescribe {
  facts: PhotographedHotel
  name: string
  cityName: string
  /** Empty where the city has no districts. */
  districtName: string
  centreKm: number
  rating: number
}

export interface HotelToReview {
  facts: PhotographedHotel
  cityName: string
  rating: number
  reviewsNumber: number
}

export const SCENE_KINDS = [
  'facade',
  'pool',
  'room',
  'bathroom',
  'lobby',
  'restaurant',
  'beach',
  'spa',
  'mountain',
] as const
export type SceneKind = (typeof SCENE_KINDS)[number]

export const NOTHING_INVENTED: InventedHotels = {
  describe: () => '',
  reviews: () => [],
  scenes: () => [],
  draw: () => null,
}
