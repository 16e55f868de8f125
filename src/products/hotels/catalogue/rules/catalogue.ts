/**
 * The catalogue: accommodations with all that is needed to sell them, as generated, imported,
 * stored and loaded. A search turns it into hotels with rates; see hotel.ts and rates.ts.
 */
import type { Day } from '../../../../site/calendar-day.ts'
import type { CurrencyCode, MinorUnits } from '../../../../site/money.ts'
import type { RateSheet } from '../../rates/rules/rate-sheet.ts'
import type { Offer } from '../../rates/rules/rates.ts'
import type { PaymentMethod } from '../../../line.ts'
import type { ReviewScores } from '../../reviews/rules/reviews.ts'

export interface CatalogueHotel {
  id: number
  /** Where it comes from, and its number there: an import finds its own hotels again by both. */
  origin: 'demo' | 'operator'
  originId: string
  name: string
  categoryId: string
  /** 0 for a hotel that belongs to no chain. */
  chainId: number
  cityId: number
  /** 0 where the city has no districts. */
  districtId: number
  address: string
  postalCode: string
  latitude: number
  longitude: number
  currency: CurrencyCode
  /** Sold without its name: the number of the hidden offer, or null. */
  hiddenOfferId: number | null
  isWellSituated: boolean
  photosCount: number
  serviceCodes: number[]
  segmentCodes: SegmentCode[]
  reviews: ReviewScores
  /** How sought after it is, 0 to 1000. */
  popularity: number
  isActive: boolean
  ratePlans: RatePlan[]
  roomTypes: RoomType[]
}

/** "Ideal for". */
export const SEGMENTS = {
  FAM: 'families',
  COU: 'couples',
  BUS: 'business',
  BEA: 'beach',
  SKI: 'ski',
  WEL: 'wellness',
  RUR: 'rural',
  CIT: 'city-break',
  LUX: 'luxury',
  ADU: 'adults-only',
  GOL: 'golf',
  PET: 'pet-owners',
} as const

export type SegmentCode = keyof typeof SEGMENTS

/** A way to buy any room of the hotel: board, cancellation, payment, provider. */
export interface RatePlan {
  /** 1-based within the hotel. */
  number: number
  /** A supplier's code, as boards.ts reads it. */
  boardCode: string
  /** Per person and night. */
  boardSupplement: MinorUnits
  /** What the room costs in this plan, in thousandths of its price: a non-refundable one less. */
  pricePermille: number
  /** Cancelling is free until so many days before check-in; null for a non-refundable plan. */
  freeCancellationDays: number | null
  paymentMethod: PaymentMethod
  /** For deposits: the first payment is due so many days before check-in. */
  firstPaymentDays: number | null
  providerId: number
  hasMinimumRetailPrice: boolean
  offers: Offer[]
  packetSale: CataloguePacketSale | null
}

export interface CataloguePacketSale {
  /** A supplement code, as supplements.ts reads it. */
  code: string
  /** Per person and stay. */
  supplement: MinorUnits
}

export interface RoomType {
  id: number
  kind: RoomKind
  /** An operator's own name for it; empty where the kind's name is shown in the visitor's language. */
  name: string
  maxAdults: number
  maxChildren: number
  maxPersons: number
  /** What one adult alone pays, in thousandths of the room price. */
  singlePermille: number
  /** What each adult over two adds. */
  extraAdultPermille: number
  /** What each child of 2 to 12 years adds; younger ones are free. */
  childPermille: number
  /** Price, rooms, minimum stay and closed flag of each day; see packed-calendar.ts. */
  calendar: Uint8Array
  /** An operator's prices by plan, day and guests; null where the shares above say it all. */
  sheet: RateSheet | null
  /** The changes of its prices in the last 30 days, oldest first. */
  priceChanges: PriceChange[]
}

export const ROOM_KINDS = [
  'single',
  'double',
  'double-superior',
  'twin',
  'triple',
  'quadruple',
  'family',
  'junior-suite',
  'suite',
  'studio',
  'apartment-1',
  'apartment-2',
  'apartment-3',
  'bungalow',
  'dormitory',
] as const

export type RoomKind = (typeof ROOM_KINDS)[number]

/** Until the end of the day before `changedOn`, prices were this many thousandths of today's. */
export interface PriceChange {
  changedOn: Day
  previousPermille: number
}

export interface Chain {
  id: number
  name: string
}
