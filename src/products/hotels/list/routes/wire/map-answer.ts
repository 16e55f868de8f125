/**
 * The map call's answer. `accommodations.results` has the specified hotel fields: of the list's
 * page, or of the hotels asked for by id. Thousands of those would be megabytes, so the place and
 * price of every match come beside them as `pins`, in columns.
 */
import { photoPath } from '../../../../../ui/rules/photo-sizes.ts'
import { scoreOnCard } from '../../../reviews/rules/reviews.ts'
import type { EngineHotel, PinColumns } from '../../../engine/search/engine-query.ts'
import type { Accommodation } from './accommodation.ts'

/** What an operator's own map needs; null for the one we draw. */
export interface TileSource {
  url: string
  attribution: string
}

export interface MapAnswerParts {
  hotels: readonly EngineHotel[]
  /** As the list's call answers it. */
  written: (hotel: EngineHotel) => Accommodation
  /** In words: what it is and where. */
  summaryOf: (hotel: EngineHotel) => string
  /** Null when a few hotels were asked for by id. */
  pins: PinColumns | null
  tiles: TileSource | null
}

/** Beyond that the pins are thinned out evenly, and each stands for several. */
const MAX_PINS = 20_000

export function mapAnswer({ hotels, written, summaryOf, pins, tiles }: MapAnswerParts) {
  const results = hotels.map((hotel) => ({
    ...written(hotel),
    ...mapFields(hotel, summaryOf),
  }))
  return { accommodations: { results }, ...(pins && { ...writtenPins(pins), tiles }) }
}

function mapFields(hotel: EngineHotel, summaryOf: MapAnswerParts['summaryOf']) {
  const { own, travelReviewSite, bookingPartner } = hotel.reviews
  return {
    thumbnail: hotel.hiddenOfferId === null ? photoPath(hotel.id, 1, 'pin') : '',
    summary: summaryOf(hotel),
    show_reviews: scoreOnCard(hotel.reviews) !== null,
    rating: own.rating,
    rating_tripadvisor: travelReviewSite.rating,
    rating_booking: bookingPartner.rating,
    price: hotel.minRate?.pricePerNightAndRoom ?? null,
  }
}

function writtenPins({ hotelId, latitude, longitude, price }: PinColumns) {
  const total = hotelId.length
  const every = Math.max(1, Math.ceil(total / MAX_PINS))
  const column = (values: ArrayLike<number>, write: (value: number) => number) =>
    Array.from({ length: Math.ceil(total / every) }, (_, at) => write(values[at * every]!))
  return {
    total,
    pins: {
      id: column(hotelId, (id) => id),
      latitude: column(latitude, degrees),
      longitude: column(longitude, degrees),
      price: column(price, Math.round),
    },
  }
}

/** A metre is near enough. */
function degrees(value: number): number {
  return Math.round(value * 1e5) / 1e5
}
