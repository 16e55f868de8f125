/** The list call's answer, as the specification spells it. */
import type { FacetCounts, HotelResults } from '../../core/hotel-results.ts'
import type { FoundHotel, HotelMetadata } from '../../core/hotel.ts'
import { photoPath } from '../../core/photo-sizes.ts'
import type { DerivedRate } from '../../core/rates.ts'

/** What only a page knows: words of the visitor's language. */
export interface ListWords {
  problem: (code: string) => string
}

export type HotelMetadataById = Readonly<Record<number, HotelMetadata>>

export function listAnswer(
  { hotels, summary, fallback }: HotelResults,
  metadata: HotelMetadataById,
  words: ListWords,
) {
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
    accommodations: { results: hotels.map(accommodation) },
    metadata: Object.fromEntries(hotels.map(({ id }) => [id, writtenMetadata(metadata[id])])),
    aggregates: [aggregate(counts, summary.names)],
    minPrice: summary.minPrice,
    maxPrice: summary.maxPrice,
    priceHistogram: summary.priceHistogram,
    subscribers: summary.hasSubscriberPrices,
    extra: { card_checkout_promo: summary.extra.hasCardCheckoutPromotion },
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

export type ListAnswer = ReturnType<typeof listAnswer>

/** The three counts that the specification names first, then those of the other groups. */
function aggregate(counts: FacetCounts, names: object) {
  const { categories, segments, services, ...others } = counts
  return { categoryId: categories, segments, servicesGroup: services, ...others, names }
}

/** One hotel, also as the map's call answers it. */
export function accommodation(hotel: FoundHotel) {
  return {
    id: hotel.id,
    oid: hotel.originId,
    name: hotel.name,
    uri: hotel.uri,
    category_id: hotel.categoryId,
    category_name: hotel.categoryName,
    address: hotel.address,
    zip: hotel.postalCode,
    location_id: hotel.locationId,
    iso_code: hotel.countryCode,
    city_name: hotel.cityName,
    province_name: hotel.provinceName,
    country_name: hotel.countryName,
    continent_name: hotel.continentName,
    latitude: hotel.latitude,
    longitude: hotel.longitude,
    distance: hotel.centreDistanceKm,
    distance_to_poi: hotel.pointDistanceKm,
    hidden: hotel.hiddenOfferId ?? 0,
    thumbnail: hotel.thumbnail,
    description: hotel.description,
    well_situated: hotel.isWellSituated,
    photos_count: hotel.photosCount,
    photos: [
      { picture: photoPath(hotel.id, 1, 'full'), thumbnail: photoPath(hotel.id, 1, 'thumb') },
    ],
    packet_sale_type: hotel.packetSale.type,
    packet_sale_options: hotel.packetSale.options,
    reviews: hotel.reviews,
    supplement_codes: hotel.supplementCodes,
    grouped_services: hotel.serviceCodes,
    minRate: hotel.minRate && derivedRate(hotel.minRate),
    maxRate: hotel.maxRate && derivedRate(hotel.maxRate),
    minPrice: hotel.minPrice,
    amount_currency: hotel.currency,
    has_cancel_free: hotel.hasFreeCancellation,
    payment_label: hotel.paymentLabel,
    rooms_left: hotel.roomsLeft,
    providers: hotel.providers,
    active: hotel.isActive,
  }
}

function derivedRate(rate: DerivedRate) {
  return {
    boardCode: rate.boardCode,
    boardName: rate.boardName,
    price: rate.price,
    priceNightRoom: rate.pricePerNightAndRoom,
    originalPrice: rate.originalPrice,
    originalPriceNightRoom: rate.originalPricePerNightAndRoom,
    offers: rate.offers.map(({ code, amountType, amount, isVisible }) => ({
      code,
      amount_type: amountType,
      amount,
      is_visible: isVisible,
    })),
    payment_method: rate.paymentMethod,
    has_minimum_retail_price: rate.hasMinimumRetailPrice,
    has_discount_offers: rate.hasDiscountOffers,
    apply_discount_for_subscribers: rate.percentForSubscribers > 0,
    subscribers_percent: rate.percentForSubscribers,
    discount: rate.discount,
    first_payment_date: rate.firstPaymentDay,
    free_cancellation_until: rate.freeCancellationUntil,
  }
}

function writtenMetadata(facts: HotelMetadata | undefined) {
  return facts
    ? {
        visits: facts.visits,
        orders: facts.orders,
        ordersType: facts.ordersType,
        avgPrice: facts.averagePrice,
        roomsLite: facts.hasFewRooms,
        lastRoom: facts.isLastRoom,
      }
    : null
}
