/**
 * The list call's answer, read into core's words: the inverse of `products/hotels/list/routes/wire/list-answer.ts`. The
 * answer comes from our own server, so its shape is trusted once its outline is there.
 */
import { type Day, readDay } from '../../../../site/calendar-day.ts'
import { FACET_KEYS, type FacetKey } from '../rules/facets.ts'
import type { FacetCounts, OptionNames } from '../rules/hotel-results.ts'
import type { CurrencyCode } from '../../../../site/money.ts'
import type { CardHotel, CardRate, HotelMetadata } from '../../catalogue/rules/hotel.ts'
import type { ProblemCode } from '../../../../site/problems.ts'
import type { PaymentMethod } from '../../rates/rules/rates.ts'
import type { ResultsList } from '../rules/results-page.ts'
import type { ReviewScore } from '../../reviews/rules/reviews.ts'
import {
  aggregateName,
  type WrittenHotel,
  type WrittenList,
  type WrittenRate,
  type WrittenScore,
} from './written-list.ts'

/** Null when it is not an answer of the list call at all. */
export function readListAnswer(answer: unknown): ResultsList | null {
  const { infoPage, accommodations, aggregates, ...rest } = (answer ?? {}) as Partial<WrittenList>
  if (!infoPage || !accommodations || !aggregates?.[0]) return null
  const written = rest as Omit<WrittenList, 'infoPage' | 'accommodations' | 'aggregates'>
  const aggregate = aggregates[0]
  const { status, request, notification } = written
  const currency = request.currency as CurrencyCode
  const results: ResultsList['results'] = {
    hotels: accommodations.results.map((hotel) => readHotel(hotel)),
    fallback: notification && {
      code: notification.code as ProblemCode,
      showsAll: notification.showsAll,
    },
    summary: {
      counts: byKey(FACET_KEYS, aggregate) as FacetCounts,
      names: byKey(NAMED, aggregate.names) as OptionNames,
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

/** Where a list that was asked for beyond its end has its last page; null for any other refusal. */
export function readLastPage(refusal: string): number | null {
  const last = /"page-beyond-end".*?"limit":(\d+)/.exec(refusal)?.[1]
  return last === undefined ? null : Number(last)
}

const NAMED = ['hotels', 'chains', 'locations', 'pointsOfInterest'] as const

/** Groups that the answer does not have stay away. */
function byKey(keys: readonly FacetKey[], written: Record<string, object | undefined>): object {
  const known = keys.map((key) => [key, written[aggregateName(key)]])
  return Object.fromEntries(known.filter(([, value]) => value !== undefined))
}

/** As much of it as cards and maps show. */
export function readHotel(written: WrittenHotel): CardHotel {
  return {
    id: written.id,
    name: written.name,
    uri: written.uri,
    categoryId: written.category_id,
    categoryName: written.category_name,
    cityName: written.city_name,
    centreDistanceKm: written.distance,
    pointDistanceKm: written.distance_to_poi,
    hiddenOfferId: written.hidden === 0 ? null : written.hidden,
    thumbnail: written.thumbnail,
    photosCount: written.photos_count,
    packetSale: { type: written.packet_sale_type, options: written.packet_sale_options },
    reviews: {
      own: readScore(written.reviews.own),
      travelReviewSite: readScore(written.reviews.travelReviewSite),
      bookingPartner: readScore(written.reviews.bookingPartner),
    },
    supplementCodes: written.supplement_codes,
    serviceCodes: written.grouped_services,
    minRate: written.minRate && readRate(written.minRate),
    minPrice: written.minPrice,
    currency: written.amount_currency as CurrencyCode,
    hasFreeCancellation: written.has_cancel_free,
    paymentLabel: written.payment_label,
    roomsLeft: written.rooms_left,
  }
}

function readRate(written: WrittenRate): CardRate {
  return {
    boardCode: written.boardCode,
    boardName: written.boardName,
    price: written.price,
    pricePerNightAndRoom: written.priceNightRoom,
    originalPrice: written.originalPrice,
    paymentMethod: written.payment_method as PaymentMethod,
    hasMinimumRetailPrice: written.has_minimum_retail_price,
    hasDiscountOffers: written.has_discount_offers,
    discount: written.discount,
    percentForSubscribers: written.subscribers_percent,
    freeCancellationUntil: readWrittenDay(written.free_cancellation_until),
  }
}

function readWrittenDay(written: string | null): Day | null {
  return written === null ? null : readDay(written)
}

function readScore({ rating, number, showOnResults }: WrittenScore): ReviewScore {
  return { rating, number, isShownOnResults: showOnResults }
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
