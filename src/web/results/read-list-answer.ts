/**
 * The list call's answer, read into core's words: the inverse of `server/wire/list-answer.ts`. The
 * answer comes from our own server, so its shape is trusted once its outline is there.
 */
import type { CurrencyCode } from '../../core/money.ts'
import type { FoundHotel, HotelMetadata } from '../../core/hotel.ts'
import type { ProblemCode } from '../../core/problems.ts'
import type { DerivedRate, PaymentMethod } from '../../core/rates.ts'
import type { ResultsList } from '../../core/results-page.ts'
import type { WrittenHotel, WrittenList, WrittenRate } from './written-list.ts'

/** Null when it is not an answer of the list call at all. */
export function readListAnswer(answer: unknown): ResultsList | null {
  const { infoPage, accommodations, aggregates, ...rest } = (answer ?? {}) as Partial<WrittenList>
  if (!infoPage || !accommodations || !aggregates?.[0]) return null
  const written = rest as Omit<WrittenList, 'infoPage' | 'accommodations' | 'aggregates'>
  const { categoryId, segments, servicesGroup, names, ...others } = aggregates[0]
  const { status, request, notification } = written
  const currency = request.currency as CurrencyCode
  const results: ResultsList['results'] = {
    hotels: accommodations.results.map((hotel) => readHotel(hotel)),
    fallback: notification && {
      code: notification.code as ProblemCode,
      showsAll: notification.showsAll,
    },
    summary: {
      counts: { ...others, categories: categoryId, segments, services: servicesGroup },
      names,
      accommodations: infoPage.total,
      accommodationsPerPage: infoPage.limit,
      totalPages: infoPage.pages,
      currentPage: infoPage.page,
      minPrice: written.minPrice,
      maxPrice: written.maxPrice,
      priceHistogram: written.priceHistogram,
      packetSalesFound: infoPage.packetSalesFound,
      isMultiThread: infoPage.multiThread,
      status: {
        complete: status.complete,
        elapsedMs: status.tt,
        cachedAt: status.cachedAt,
        threads: status.mt,
      },
      request: {
        currency,
        meanPoint: { latitude: request.latitude, longitude: request.longitude },
      },
      extra: { hasCardCheckoutPromotion: written.extra.card_checkout_promo },
      hasSubscriberPrices: written.subscribers,
    },
  }
  return { results, metadata: readMetadata(written.metadata) }
}

export function readHotel(written: WrittenHotel): FoundHotel {
  return {
    id: written.id,
    originId: written.oid,
    name: written.name,
    uri: written.uri,
    categoryId: written.category_id,
    categoryName: written.category_name,
    address: written.address,
    postalCode: written.zip,
    locationId: written.location_id,
    countryCode: written.iso_code,
    cityName: written.city_name,
    provinceName: written.province_name,
    countryName: written.country_name,
    continentName: written.continent_name,
    latitude: written.latitude,
    longitude: written.longitude,
    centreDistanceKm: written.distance,
    pointDistanceKm: written.distance_to_poi,
    hiddenOfferId: written.hidden === 0 ? null : written.hidden,
    thumbnail: written.thumbnail,
    description: written.description,
    isWellSituated: written.well_situated,
    photosCount: written.photos_count,
    photos: [],
    rates: [],
    packetSale: { type: written.packet_sale_type, options: written.packet_sale_options },
    reviews: written.reviews,
    supplementCodes: written.supplement_codes,
    serviceCodes: written.grouped_services,
    minRate: written.minRate && readRate(written.minRate),
    maxRate: written.maxRate && readRate(written.maxRate),
    minPrice: written.minPrice,
    currency: written.amount_currency as CurrencyCode,
    hasFreeCancellation: written.has_cancel_free,
    paymentLabel: written.payment_label,
    roomsLeft: written.rooms_left,
    providers: written.providers,
    isActive: written.active,
  }
}

function readRate(written: WrittenRate): DerivedRate {
  return {
    boardCode: written.boardCode,
    boardName: written.boardName,
    price: written.price,
    pricePerNightAndRoom: written.priceNightRoom,
    originalPrice: written.originalPrice,
    originalPricePerNightAndRoom: written.originalPriceNightRoom,
    offers: written.offers.map((offer) => ({
      code: offer.code,
      amountType: offer.amount_type,
      amount: offer.amount,
      isVisible: offer.is_visible,
    })),
    paymentMethod: written.payment_method as PaymentMethod,
    hasMinimumRetailPrice: written.has_minimum_retail_price,
    hasDiscountOffers: written.has_discount_offers,
    discount: written.discount,
    percentForSubscribers: written.subscribers_percent,
    firstPaymentDay: written.first_payment_date,
    freeCancellationUntil: written.free_cancellation_until,
  }
}

function readMetadata(written: WrittenList['metadata']): Record<string, HotelMetadata> {
  const known = Object.entries(written).flatMap(([id, facts]) => (facts ? [{ id, facts }] : []))
  return Object.fromEntries(
    known.map(({ id, facts }) => [
      id,
      {
        visits: facts.visits,
        orders: facts.orders,
        ordersType: facts.ordersType,
        averagePrice: facts.avgPrice,
        hasFewRooms: facts.roomsLite,
        isLastRoom: facts.lastRoom,
      },
    ]),
  )
}
