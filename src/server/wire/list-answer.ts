/** The list call's answer, as the specification spells it. */
import type { FacetCounts } from '../../core/hotel-results.ts'
import type { PhotoSize } from '../../core/photo-sizes.ts'
import type { EngineHotel, EngineRate, EngineResults } from '../../engine/engine-query.ts'

/** What only a page knows: words of the visitor's language, and links. */
export interface ListWords {
  categoryName: (categoryId: string) => string
  boardName: (boardCode: string) => string
  problem: (code: string) => string
  placeNames: (cityId: number) => PlaceNames
  uri: (hotel: EngineHotel) => string
  photo: (hotelId: number, position: number, size: PhotoSize) => string
}

export interface PlaceNames {
  countryCode: string
  city: string
  province: string
  country: string
  continent: string
}

export function listAnswer({ hotels, summary, fallback }: EngineResults, words: ListWords) {
  const { counts, status, request } = summary
  return {
    infoPage: {
      total: summary.accommodations,
      limit: summary.accommodationsPerPage,
      pages: summary.totalPages,
      page: summary.currentPage,
      packetSalesFound: summary.packetSalesFound,
      multiThread: summary.isMultiThread,
    },
    accommodations: { results: hotels.map((hotel) => accommodation(hotel, words)) },
    aggregates: [aggregate(counts, summary.names)],
    minPrice: summary.minPrice,
    maxPrice: summary.maxPrice,
    priceHistogram: summary.priceHistogram,
    status: {
      complete: status.complete,
      tt: status.elapsedMs,
      cachedAt: status.cachedAt,
      mt: status.threads,
    },
    request: {
      currency: request.currency,
      latitude: request.meanPoint.latitude,
      longitude: request.meanPoint.longitude,
    },
    notification: fallback && {
      code: fallback.code,
      text: words.problem(fallback.code),
      showsAll: fallback.showsAll,
    },
  }
}

/** The three counts that the specification names first, then those of the other groups. */
function aggregate(counts: FacetCounts, names: object) {
  const { categories, segments, services, ...others } = counts
  return { categoryId: categories, segments, servicesGroup: services, ...others, names }
}

function accommodation(hotel: EngineHotel, words: ListWords) {
  const place = words.placeNames(hotel.cityId)
  const packet = hotel.minRate?.packetCode ?? ''
  return {
    id: hotel.id,
    oid: hotel.originId,
    name: hotel.hiddenOfferId === null ? hotel.name : '',
    uri: words.uri(hotel),
    category_id: hotel.categoryId,
    category_name: words.categoryName(hotel.categoryId),
    address: hotel.address,
    zip: hotel.postalCode,
    location_id: hotel.placeId,
    iso_code: place.countryCode,
    city_name: place.city,
    province_name: place.province,
    country_name: place.country,
    continent_name: place.continent,
    latitude: hotel.latitude,
    longitude: hotel.longitude,
    distance: hotel.centreDistanceKm,
    distance_to_poi: hotel.pointDistanceKm,
    hidden: hotel.hiddenOfferId ?? 0,
    thumbnail: words.photo(hotel.id, 1, 'card'),
    well_situated: hotel.isWellSituated,
    photos_count: hotel.photosCount,
    photos: [
      { picture: words.photo(hotel.id, 1, 'full'), thumbnail: words.photo(hotel.id, 1, 'thumb') },
    ],
    packet_sale_type: packet,
    reviews: hotel.reviews,
    supplement_codes: hotel.supplementCodes,
    grouped_services: hotel.serviceCodes,
    minRate: hotel.minRate && derivedRate(hotel.minRate, words),
    maxRate: hotel.maxRate && derivedRate(hotel.maxRate, words),
    minPrice: hotel.minPrice,
    has_cancel_free: hotel.hasFreeCancellation,
    rooms_left: hotel.roomsLeft,
    providers: hotel.providers,
    active: hotel.isActive,
  }
}

function derivedRate(rate: EngineRate, words: ListWords) {
  return {
    boardCode: rate.boardCode,
    boardName: words.boardName(rate.boardCode),
    price: rate.price,
    priceNightRoom: rate.pricePerNightAndRoom,
    originalPrice: rate.originalPrice,
    originalPriceNightRoom: rate.originalPricePerNightAndRoom,
    offers: rate.offers,
    payment_method: rate.paymentMethod,
    has_minimum_retail_price: rate.hasMinimumRetailPrice,
    has_discount_offers: rate.hasDiscountOffers,
    first_payment_date: rate.firstPaymentDay,
    free_cancellation_until: rate.freeCancellationUntil,
  }
}
