/**
 * The list call's answer in its specified shape, read into the words of our rules: the inverse of
 * `products/hotels/list/routes/wire/list-answer.ts`. The answer comes from our own server, so its
 * shape is trusted once its outline is there.
 */
import { type Day, readDay } from '../../../../site/calendar-day.ts'
import { FACET_KEYS, type FacetKey, FACETS } from '../rules/facets.ts'
import type { FacetCounts, OptionNames } from '../rules/hotel-results.ts'
import type { CurrencyCode } from '../../../../site/money.ts'
import type { CardHotel, CardRate, HotelMetadata } from '../../catalogue/rules/hotel.ts'
import type { ProblemCode } from '../../../../site/problems.ts'
import type { PaymentMethod } from '../../../line.ts'
import type { ResultsList } from '../rules/results-page.ts'
import type { ReviewScore, ReviewSource } from '../../reviews/rules/reviews.ts'
import type { VisitorDiscount } from '../../../../site/discount-rights.ts'

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

// The shapes of the answer, as the specification spells them.

export interface WrittenList {
  infoPage: {
    total: number
    limit: number
    pages: number
    page: number
    packetSalesFound: number
    multiThread: boolean
  }
  accommodations: { results: WrittenHotel[] }
  metadata: Record<string, WrittenMetadata | null>
  aggregates: WrittenAggregate[]
  minPrice: number | null
  maxPrice: number | null
  priceHistogram: number[]
  subscribers: boolean
  extra: { card_checkout_promo: boolean }
  status: { complete: number; tt: number; cachedAt: number | null; mt: number }
  request: { currency: string; latitude: number; longitude: number }
  notification: { code: string; text: string; showsAll: boolean } | null
}

/** Counts by group, then by value; `aggregateName` tells what the groups are called. */
export interface WrittenAggregate {
  [group: string]: object | undefined
  /** Of values, by group. */
  names: Record<string, object | undefined>
}

export interface WrittenHotel {
  id: number
  oid: string
  name: string
  uri: string
  category_id: string
  category_name: string
  address: string
  zip: string
  location_id: number
  iso_code: string
  city_name: string
  province_name: string
  country_name: string
  continent_name: string
  latitude: number
  longitude: number
  distance: number
  distance_to_poi: number
  hidden: number
  thumbnail: string
  description: string
  well_situated: boolean
  photos_count: number
  packet_sale_type: string
  packet_sale_options: string
  reviews: Record<ReviewSource, WrittenScore>
  supplement_codes: string[]
  grouped_services: number[]
  minRate: WrittenRate | null
  maxRate: WrittenRate | null
  minPrice: number | null
  amount_currency: string
  has_cancel_free: boolean
  payment_label: string
  rooms_left: number
  providers: number[]
  active: boolean
}

interface WrittenRate {
  boardCode: string
  boardName: string
  price: number
  priceNightRoom: number
  originalPrice: number
  originalPriceNightRoom: number
  offers: {
    code: string
    amount_type: 'percent' | 'value'
    amount: number
    is_visible: boolean
  }[]
  payment_method: string
  has_minimum_retail_price: boolean
  has_discount_offers: boolean
  apply_discount_for_subscribers: boolean
  subscribers_percent: number
  discount: VisitorDiscount | null
  first_payment_date: string | null
  free_cancellation_until: string | null
}

interface WrittenScore {
  rating: number
  number: number
  showOnResults: boolean
}

interface WrittenMetadata {
  visits: number
  orders: number
  ordersType: number
  avgPrice: number
  roomsLite: boolean
  lastRoom: boolean
}

/**
 * What the counts of each filter group are called in the list call's answer. Three names are the
 * specification's own; the others are those under which the groups are asked for.
 */
const OWN_NAMES: Partial<Record<FacetKey, string>> = {
  categories: 'categoryId',
  segments: 'segments',
  services: 'servicesGroup',
}

export function aggregateName(key: FacetKey): string {
  return OWN_NAMES[key] ?? FACETS[key].name
}
