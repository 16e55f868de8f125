/** The list call's answer, as the specification spells it. */
import { aggregateName } from '../../pages/read-list-answer.ts'
import { FACET_KEYS } from '../../rules/facets.ts'
import type { FacetCounts, OptionNames } from '../../rules/hotel-results.ts'
import type { HotelMetadata } from '../../../catalogue/rules/hotel.ts'
import type { Stay } from '../../../../../site/stay.ts'
import { writeStay } from '../../../../../search/rules/date-range.ts'
import type { ResultsOf } from '../found-results.ts'
import type { Accommodation } from './accommodation.ts'

/** What only a page knows: words of the visitor's language. */
export interface ListWords {
  problem: (code: string) => string
}

export type HotelMetadataById = Readonly<Record<number, HotelMetadata>>

export function listAnswer(
  { hotels, summary, fallback }: ResultsOf<Accommodation>,
  metadata: HotelMetadataById,
  stay: Stay,
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
    accommodations: { results: hotels },
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
      // Whoever named no dates learns whose prices these are.
      ...writeStay(stay),
    },
    notification: fallback && {
      code: fallback.code,
      text: words.problem(fallback.code),
      showsAll: fallback.showsAll,
    },
  }
}

function aggregate(counts: FacetCounts, names: OptionNames) {
  return {
    ...Object.fromEntries(FACET_KEYS.map((key) => [aggregateName(key), counts[key]])),
    names: {
      [aggregateName('hotels')]: names.hotels,
      [aggregateName('chains')]: names.chains,
      [aggregateName('locations')]: names.locations,
      [aggregateName('pointsOfInterest')]: names.pointsOfInterest,
    },
  }
}

/** No page has shown any of it yet. */
function writtenMetadata(facts: HotelMetadata | undefined) {
  return facts
    ? {
        visits: facts.visits,
        orders: facts.orders,
        ordersType: facts.ordersType,
        avgPrice: facts.averagePrice,
        visitsShown: false,
        ordersShown: false,
        roomsLite: facts.hasFewRooms,
        roomsLiteShown: false,
        lastRoom: facts.isLastRoom,
        lastRoomShown: false,
      }
    : null
}
