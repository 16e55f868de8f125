/**
 * A slow reference for the engine: plain loops over the catalogue and the rules of core, written
 * from the specification. It shares no code with the engine, so that both can only agree by both
 * being right. What a list shows is one filter function; what an option counts is the length of the
 * list that choosing it would give.
 */
import type {
  CatalogueHotel,
  RatePlan,
} from '../../src/products/hotels/catalogue/rules/catalogue.ts'
import { distanceKm, type GeoPoint } from '../../src/places/rules/distance.ts'
import { isOnMap } from '../../src/products/hotels/list/rules/map-view.ts'
import {
  convert,
  type CurrencyCode,
  minorUnitsOf,
  quotedTotal,
  toMajorUnits,
} from '../../src/site/money.ts'
import { PAGE_SIZE } from '../../src/products/hotels/list/rules/list-state.ts'
import { priceSlider } from '../../src/products/hotels/list/rules/price-steps.ts'
import { fits, originalPermille, roomPrice } from '../../src/products/hotels/rates/rules/pricing.ts'
import { zeroResultFallback } from '../../src/products/hotels/list/rules/zero-result-fallback.ts'
import { allCounts } from './slow-counts.ts'
import {
  isFreeToCancel,
  type Match,
  matchesOf,
  type Offer,
  offersOf,
  partiesOf,
} from './slow-matches.ts'
import { centreOf, chosenPoint, inOrder } from './slow-order.ts'
import { cityIdOf, placeById } from './slow-places.ts'
import { leftFor, pricingOf, type SlowQuery, type SlowWorld, sumOf } from './slow-world.ts'

const MAX_ROOMS_COUNTED = 63

export function slowSearch(world: SlowWorld, query: SlowQuery) {
  const matching = matchesOf(world, query)
  const unfiltered = { ...query, filters: {} }
  const preFiltered = matchesOf(world, unfiltered).length
  const available = matchesOf(world, { ...unfiltered, preFilters: {} }).length
  const fallback = zeroResultFallback(
    { available, preFiltered, matching: matching.length },
    query.filters,
    query.preFilters,
  )
  if (!fallback?.showsAll) return { ...listed(world, query, matching), fallback }
  const shown = { ...query, filters: {}, preFilters: {} }
  return { ...listed(world, shown, matchesOf(world, shown)), fallback }
}

function listed(world: SlowWorld, query: SlowQuery, matches: Match[]) {
  const sorted = inOrder(world, query, matches)
  const pages = Math.ceil(sorted.length / PAGE_SIZE)
  const page = Math.max(1, Math.min(query.page, pages))
  const prices = matches.map(({ pricePerNightAndRoom }) => pricePerNightAndRoom)
  return {
    hotels: sorted
      .slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
      .map((match) => card(world, query, match)),
    accommodations: matches.length,
    totalPages: pages,
    currentPage: page,
    minPrice: prices.length === 0 ? null : Math.min(...prices),
    maxPrice: prices.length === 0 ? null : Math.max(...prices),
    priceHistogram: histogram(prices, query.currency),
    packetSalesFound: matches.filter(({ offers }) => offers.some(({ plan }) => plan.packetSale))
      .length,
    counts: allCounts(world, query),
  }
}

function card(world: SlowWorld, query: SlowQuery, match: Match) {
  const { hotel, offers, offer } = match
  const dear = offersOf(world, query, hotel, 'dearest')
  const dearest = dear.reduce((held, other) => (other.total > held.total ? other : held))
  const centre = centreOf(world, query.destination) ?? placeById(world, cityIdOf(world, hotel))
  return {
    id: hotel.id,
    name: hotel.name,
    minRate: rate(query, hotel, offer),
    maxRate: rate(query, hotel, dearest),
    hasFreeCancellation: offers.some(({ plan }) => isFreeToCancel(query, plan)),
    centreDistanceKm: kmTo(hotel, centre),
    pointDistanceKm: kmTo(hotel, chosenPoint(world, query)),
    roomsLeft: roomsLeft(world, query, hotel),
  }
}

function kmTo(hotel: CatalogueHotel, point: GeoPoint | null): number {
  return point && isOnMap(hotel) ? distanceKm(hotel, point) : -1
}

/** Of every type that is free throughout and suits one of the parties. */
function roomsLeft(world: SlowWorld, query: SlowQuery, hotel: CatalogueHotel): number {
  return hotel.roomTypes
    .filter((type) => partiesOf(query).some((party) => fits(party, type)))
    .filter((type) => sumOf(type, query.stay) > 0)
    .reduce((sum, type) => sum + Math.min(MAX_ROOMS_COUNTED, leftFor(world, type, query.stay)), 0)
}

function rate(query: SlowQuery, hotel: CatalogueHotel, offer: Offer) {
  const { plan, types, total } = offer
  const nights = query.stay.checkOut - query.stay.checkIn
  const nightsAndRooms = nights * query.rooms.length
  const before = types.reduce((sum, type, room) => {
    const permille = originalPermille(type.priceChanges, query.today)
    const party = partiesOf(query)[room]!
    const before = pricingOf(type, plan.number, query.stay, party, permille)!
    return sum + roomPrice(before.sum, nights, party, before.shares, plan)
  }, 0)
  const quoted = (amount: number) =>
    quotedTotal(
      convert(amount, hotel.currency, query.currency, query.rates),
      minorUnitsOf(query.currency),
    )
  return {
    planNumber: plan.number,
    providerId: plan.providerId,
    boardCode: plan.boardCode,
    roomTypeIds: types.map(({ id }) => id),
    price: quoted(total),
    pricePerNightAndRoom: quoted(total) / nightsAndRooms,
    originalPrice: quoted(before),
    originalPricePerNightAndRoom: quoted(before) / nightsAndRooms,
    paymentMethod: plan.paymentMethod,
    offers: plan.offers.filter(
      ({ code }) => code !== 'DISCOUNT_MOBILE' || query.rights.includes('mobile'),
    ),
    isDiscountedForSubscribers:
      !query.rights.includes('vip') &&
      percentOf(plan, 'VIP') > (query.rights.includes('mobile') ? percentOf(plan, 'MOBILE') : 0),
    packetCode: plan.packetSale?.code ?? '',
    freeCancellationUntil: isFreeToCancel(query, plan)
      ? query.stay.checkIn - plan.freeCancellationDays!
      : null,
  }
}

function histogram(prices: number[], currency: CurrencyCode): number[] {
  const steps = Array.from({ length: 25 }, () => 0)
  if (prices.length === 0) return steps
  const majors = prices.map((price) => toMajorUnits(price, currency))
  const { from, step } = priceSlider(currency, Math.min(...majors), Math.max(...majors))
  for (const major of majors) steps[Math.min(24, Math.floor((major - from) / step))]! += 1
  return steps
}

function percentOf({ offers }: RatePlan, kind: 'VIP' | 'MOBILE'): number {
  return offers.find(({ code }) => code === `DISCOUNT_${kind}`)?.amount ?? 0
}
