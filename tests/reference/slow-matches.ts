/** Which hotels a search finds and what they cost, for the slow reference. */
import { boardFilterOf } from '../../src/products/hotels/catalogue/rules/boards.ts'
import type {
  CatalogueHotel,
  RatePlan,
  RoomType,
} from '../../src/products/hotels/catalogue/rules/catalogue.ts'
import type { FacetKey } from '../../src/products/hotels/list/rules/facets.ts'
import type { Filters } from '../../src/products/hotels/list/rules/filter-state.ts'
import { foldText } from '../../src/site/text/fold-text.ts'
import { isOnMap } from '../../src/products/hotels/list/rules/map-view.ts'
import { convert, minorUnitsOf, quotedTotal, toMajorUnits } from '../../src/site/money.ts'
import { grownChildrenAsAdults } from '../../src/search/rules/occupancy.ts'
import { readPriceRange } from '../../src/products/hotels/list/rules/price-steps.ts'
import { fits, partyOf, roomPrice } from '../../src/products/hotels/rates/rules/pricing.ts'
import { ratingRange } from '../../src/products/hotels/catalogue/rules/ratings.ts'
import { scoreOnCard } from '../../src/products/hotels/reviews/rules/reviews.ts'
import { isWithin, placesOf } from './slow-places.ts'
import {
  leftFor,
  pricingOf,
  type SlowDestination,
  type SlowQuery,
  type SlowWorld,
  sumOf,
} from './slow-world.ts'

export interface Offer {
  plan: RatePlan
  types: RoomType[]
  total: number
}

export interface Match {
  hotel: CatalogueHotel
  offers: Offer[]
  /** The cheapest, of equal ones the first. */
  offer: Offer
  /** In the visitor's currency. */
  price: number
  pricePerNightAndRoom: number
}

const NEAR_POINT_KM = 1

export function matchesOf(world: SlowWorld, query: SlowQuery): Match[] {
  return world.hotels.flatMap((hotel) => {
    const match = matchOf(world, query, hotel)
    return match ? [match] : []
  })
}

function matchOf(world: SlowWorld, query: SlowQuery, hotel: CatalogueHotel): Match | null {
  if (!hotel.isActive || !isInDestination(world, query.destination, hotel)) return null
  if (!passesHotelFilters(world, query.filters, hotel)) return null
  const offers = offersOf(world, query, hotel, 'cheapest')
  if (offers.length === 0) return null
  const offer = offers.reduce((held, other) => (other.total < held.total ? other : held))
  const price = quotedTotal(
    convert(offer.total, hotel.currency, query.currency, query.rates),
    minorUnitsOf(query.currency),
  )
  const nightsAndRooms = (query.stay.checkOut - query.stay.checkIn) * query.rooms.length
  const pricePerNightAndRoom = price / nightsAndRooms
  const ranges = query.filters.prices?.flatMap((written) => readPriceRange(written) ?? [])
  const major = toMajorUnits(pricePerNightAndRoom, query.currency)
  if (ranges && !ranges.some(({ from, below }) => major >= from && major < (below ?? Infinity)))
    return null
  return { hotel, offers, offer, price, pricePerNightAndRoom }
}

export function isInDestination(
  world: SlowWorld,
  destination: SlowDestination,
  hotel: CatalogueHotel,
): boolean {
  switch (destination.kind) {
    case 'everywhere':
      return true
    case 'place':
      return placesOf(world, hotel).includes(destination.id)
    case 'coast':
      return (
        world.coasts
          .find(({ id }) => id === destination.id)
          ?.memberIds.some((id) => placesOf(world, hotel).includes(id)) ?? false
      )
    case 'point': {
      const point = world.points.find(({ id }) => id === destination.id)
      return !!point && isWithin(hotel, point, destination.radiusKm)
    }
    case 'around':
      return isWithin(hotel, destination.centre, destination.radiusKm)
    case 'rectangle': {
      const { south, west, north, east } = destination.rectangle
      const { latitude, longitude } = hotel
      const isBetween =
        west <= east
          ? longitude >= west && longitude <= east
          : longitude >= west || longitude <= east
      return isOnMap(hotel) && latitude >= south && latitude <= north && isBetween
    }
    case 'chain':
      return destination.id !== 0 && hotel.chainId === destination.id
    case 'hotels':
      return destination.ids.includes(hotel.id)
  }
}

function passesHotelFilters(world: SlowWorld, filters: Filters, hotel: CatalogueHotel): boolean {
  const passes = (key: FacetKey, test: (value: string) => boolean) =>
    !filters[key] || filters[key].some(test)
  const chain = world.chains.find(({ id }) => id === hotel.chainId)
  const name = foldText(`${hotel.name} ${chain?.name ?? ''}`)
  const words = foldText((filters.name ?? []).join(' ')).split(/\s+/)
  return (
    passes('hotels', (value) => Number(value) === hotel.id) &&
    passes('chains', (value) => Number(value) === hotel.chainId) &&
    passes('categories', (value) => value === hotel.categoryId) &&
    passes('locations', (value) => placesOf(world, hotel).includes(Number(value))) &&
    passes('ratingRanges', (value) => value === bandOf(hotel)) &&
    passes('segments', (value) => (hotel.segmentCodes as string[]).includes(value)) &&
    passes('pointsOfInterest', (value) => isAtPoint(world, hotel, value)) &&
    (filters.services ?? []).every((value) => hotel.serviceCodes.includes(Number(value))) &&
    words.every((word) => name.includes(word))
  )
}

function bandOf(hotel: CatalogueHotel): string | null {
  const score = scoreOnCard(hotel.reviews)
  return score && ratingRange(score.rating)
}

function isAtPoint(world: SlowWorld, hotel: CatalogueHotel, id: string): boolean {
  const point = world.points.find((other) => other.id === Number(id))
  return !!point && isWithin(hotel, point, NEAR_POINT_KM)
}

/** One offer for each plan that the filters leave, in the order of the plans. */
export function offersOf(
  world: SlowWorld,
  query: SlowQuery,
  hotel: CatalogueHotel,
  which: 'cheapest' | 'dearest',
): Offer[] {
  const nights = query.stay.checkOut - query.stay.checkIn
  return hotel.ratePlans
    .filter((plan) => passesPreFilters(query, plan) && passesRateFilters(query, plan))
    .flatMap((plan) => {
      const types = bestTypes(world, query, hotel, plan, which)
      if (!types) return []
      const paid = { ...plan, pricePermille: paidPermille(query, plan) }
      const prices = types.map((type, room) => {
        const party = partiesOf(query)[room]!
        const { sum, shares } = pricingOf(type, plan.number, query.stay, party)!
        return roomPrice(sum, nights, party, shares, paid)
      })
      return { plan, types, total: prices.reduce((sum, price) => sum + price, 0) }
    })
    .filter(({ total }) => total > 0)
}

/** The highest of the discounts that the visitor has a right to is taken off. */
function paidPermille({ rights }: SlowQuery, { pricePermille, offers }: RatePlan): number {
  const codes = new Set(rights.map((right) => `DISCOUNT_${right.toUpperCase()}`))
  const percents = offers.filter(({ code }) => codes.has(code)).map(({ amount }) => amount)
  return Math.floor((pricePermille * (100 - Math.max(0, ...percents))) / 100)
}

export function partiesOf(query: SlowQuery) {
  return query.rooms.map((room) => partyOf(grownChildrenAsAdults(room)))
}

/**
 * The room types of the assignment that costs least (or most) before rounding, of equal ones the
 * first; all assignments are tried. Null when the rooms cannot all be had.
 */
function bestTypes(
  world: SlowWorld,
  query: SlowQuery,
  hotel: CatalogueHotel,
  plan: RatePlan,
  which: 'cheapest' | 'dearest',
): RoomType[] | null {
  const parties = partiesOf(query)
  const usable = hotel.roomTypes
    .map((type) => ({
      type,
      left: leftFor(world, type, query.stay),
      sum: sumOf(type, query.stay),
    }))
    .filter(({ left, sum }) => left > 0 && sum > 0)
  let best: { types: RoomType[]; cost: number } | null = null
  const tryFrom = (room: number, chosen: typeof usable, cost: number) => {
    if (room === parties.length) {
      if (!best || (which === 'cheapest' ? cost < best.cost : cost > best.cost))
        best = { types: chosen.map(({ type }) => type), cost }
      return
    }
    for (const candidate of usable) {
      const taken = chosen.filter((other) => other === candidate).length
      if (taken >= candidate.left || !fits(parties[room]!, candidate.type)) continue
      const priced = pricingOf(candidate.type, plan.number, query.stay, parties[room]!)
      if (priced) tryFrom(room + 1, [...chosen, candidate], cost + priced.cost)
    }
  }
  if (parties.length > 0) tryFrom(0, [], 0)
  return (best as { types: RoomType[] } | null)?.types ?? null
}

function passesPreFilters({ preFilters }: SlowQuery, plan: RatePlan): boolean {
  if (preFilters.onlyAccommodations && plan.packetSale) return false
  return !preFilters.supplements || preFilters.supplements.includes(plan.packetSale?.code ?? '')
}

/** All of them on one and the same rate. */
function passesRateFilters(query: SlowQuery, plan: RatePlan): boolean {
  const { filters } = query
  return (
    (!filters.boards || filters.boards.includes(boardFilterOf(plan.boardCode))) &&
    (!filters.providers || filters.providers.includes(String(plan.providerId))) &&
    (!filters.supplements || filters.supplements.includes(plan.packetSale?.code ?? '')) &&
    (!filters.exclusivePrices ||
      visibleOffers(plan).some((code) => filters.exclusivePrices!.includes(code))) &&
    (!filters.freeCancellation || isFreeToCancel(query, plan))
  )
}

export function visibleOffers(plan: RatePlan): string[] {
  return plan.offers.filter(({ isVisible }) => isVisible).map(({ code }) => code)
}

/** Only while the last free day has not passed. */
export function isFreeToCancel({ stay, today }: SlowQuery, plan: RatePlan): boolean {
  return plan.freeCancellationDays !== null && stay.checkIn - plan.freeCancellationDays >= today
}
