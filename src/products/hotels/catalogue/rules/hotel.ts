/**
 * Hotel: an accommodation, told twice. What the catalogue knows does not change with a search;
 * what a search found does.
 */
import type { HotelPhoto } from '../../../../ui/rules/photo-sizes.ts'
import type { CurrencyCode, MinorUnits } from '../../../../site/money.ts'
import type { DerivedRate, Rate } from '../../rates/rules/rates.ts'
import type { ReviewScores } from '../../reviews/rules/reviews.ts'

export interface Hotel {
  id: number
  /** Its number in the catalogue from which it was taken. */
  originId: string
  name: string
  /** Path of its page on the site where it is shown. */
  uri: string
  categoryId: string
  categoryName: string
  address: string
  postalCode: string
  locationId: number
  /** ISO 3166 code. */
  countryCode: string
  cityName: string
  provinceName: string
  countryName: string
  continentName: string
  latitude: number
  longitude: number
  /** Sold without its name: the number of the hidden offer, or null. */
  hiddenOfferId: number | null
  thumbnail: string
  description: string
  isWellSituated: boolean
  photosCount: number
  photos: HotelPhoto[]
  reviews: ReviewScores
  supplementCodes: string[]
  serviceCodes: number[]
  providers: number[]
  isActive: boolean
}

/** A hotel as one search found it; without a rate it is sold out for these dates. */
export interface FoundHotel extends Hotel {
  currency: CurrencyCode
  rates: Rate[]
  minRate: DerivedRate | null
  maxRate: DerivedRate | null
  /** The price of the cheapest rate. */
  minPrice: MinorUnits | null
  packetSale: PacketSale
  hasFreeCancellation: boolean
  /** Empty when there is nothing to say about payment. */
  paymentLabel: string
  /** From the centre of the destination, and from the chosen point; -1 when nobody knows. */
  centreDistanceKm: number
  pointDistanceKm: number
  /** 0 when none is left or nobody knows. */
  roomsLeft: number
}

/** What a card shows of a found hotel: a page of twenty carries no more than that. */
export interface CardHotel extends Pick<
  FoundHotel,
  | 'id'
  | 'name'
  | 'uri'
  | 'hiddenOfferId'
  | 'categoryId'
  | 'categoryName'
  | 'cityName'
  | 'centreDistanceKm'
  | 'pointDistanceKm'
  | 'serviceCodes'
  | 'supplementCodes'
  | 'minPrice'
  | 'currency'
  | 'hasFreeCancellation'
  | 'paymentLabel'
  | 'roomsLeft'
  | 'packetSale'
  | 'photosCount'
  | 'thumbnail'
> {
  minRate: CardRate | null
  /** At least those that may be shown. */
  reviews: Partial<ReviewScores>
}

export type CardRate = Pick<
  DerivedRate,
  | 'boardCode'
  | 'boardName'
  | 'price'
  | 'pricePerNightAndRoom'
  | 'originalPrice'
  | 'paymentMethod'
  | 'hasMinimumRetailPrice'
  | 'hasDiscountOffers'
  | 'discount'
  | 'percentForSubscribers'
  | 'freeCancellationUntil'
>

/** Type and options are empty when the hotel is not sold as a package. */
export interface PacketSale {
  type: string
  options: string
}

/** Recorded facts behind the claims of a card. */
export interface HotelMetadata {
  visits: number
  orders: number
  /** 1 means that the orders are of this very moment. */
  ordersType: number
  /** For a stay of the same nights and rooms, so that it compares with the price of a card. */
  averagePrice: MinorUnits
  hasFewRooms: boolean
  isLastRoom: boolean
}
