/**
 * The engine against the slow reference, over random small worlds, searches and changes.
 * ENGINE_WORLDS=5000 tries as many worlds instead of a few hundred.
 */
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { Chance } from '../../../../../tests/reference/chance.ts'
import { randomQuery } from '../../../../../tests/reference/random-query.ts'
import {
  FIRST_DAY,
  geographyOf,
  randomCalendar,
  randomWorld,
} from '../../../../../tests/reference/random-world.ts'
import { slowSearch } from '../../../../../tests/reference/slow-search.ts'
import type { SlowQuery, SlowWorld } from '../../../../../tests/reference/slow-world.ts'
import type { CatalogueHotel } from '../../catalogue/rules/catalogue.ts'
import { EngineBuilder } from '../columns/engine-builder.ts'
import { EngineWriter } from '../columns/engine-writer.ts'
import { Engine } from './engine.ts'

const WORLDS = Number(process.env['ENGINE_WORLDS'] ?? 150)
const SEARCHES_PER_WORLD = 4
const CHANGES_PER_SEARCH = 6

test('agrees with the slow reference on everything it answers', { timeout: 3_600_000 }, () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 0, max: 40 }), (seed, hotels) => {
      const world = randomWorld(seed, hotels)
      const { engine, writer } = openEngine(world)
      const chance = new Chance(seed + 1)
      let query = randomQuery(chance, world)
      for (let search = 0; search < SEARCHES_PER_WORLD; search++) {
        // Every other time the stay of before again, which the engine has priced already, and then
        // in the same place, of which it knows all options.
        const { stay, rooms, rights, destination, preFilters, currency } = query
        query = {
          ...randomQuery(chance, world),
          ...(search % 2 === 1 && { stay, rooms, rights }),
          ...(search === 3 && { destination, preFilters, currency }),
        }
        expect(answerOf(engine, query)).toEqual(expected(world, query))
        expect(cheapestOf(engine, world, query, 'of all rates')).toEqual(
          cheapestOf(engine, world, query, 'on the card'),
        )
        for (let change = 0; change < CHANGES_PER_SEARCH; change++)
          changeWorld(chance, world, writer)
      }
    }),
    { numRuns: WORLDS },
  )
})

function openEngine(world: SlowWorld) {
  const geography = geographyOf(world)
  const builder = new EngineBuilder({
    geography,
    chains: world.chains,
    counts: { hotels: 40, roomTypes: 160, ratePlans: 240 },
    firstDay: world.firstDay,
    days: world.days,
  })
  for (const hotel of world.hotels) builder.add(withSecrets(hotel))
  const columns = builder.freeze()
  return { engine: new Engine(columns, geography), writer: new EngineWriter(columns) }
}

/** The reference knows hidden hotels as visitors may see them; the engine is given all of them. */
function withSecrets(hotel: CatalogueHotel): CatalogueHotel {
  if (hotel.hiddenOfferId === null) return hotel
  const { latitude, longitude, reviews } = hotel
  const own = { ...reviews.own, rating: reviews.own.rating + 0.4 }
  return {
    ...hotel,
    originId: 'o1',
    name: 'Palacio del Sol',
    chainId: 2,
    address: 'Calle Mayor, 3',
    postalCode: '41001',
    photosCount: 9,
    latitude: latitude && latitude + 0.004,
    longitude: longitude && longitude - 0.003,
    reviews: { ...reviews, own },
  }
}

/** A booking, a rate push or a hotel that closes, in both worlds. */
function changeWorld(chance: Chance, world: SlowWorld, writer: EngineWriter): void {
  const hotel = world.hotels.length > 0 ? chance.pick(world.hotels) : null
  if (!hotel) return
  const kind = chance.next()
  if (kind < 0.1) {
    hotel.isActive = chance.is(0.7)
    writer.updateHotel(hotel.id, hotel)
    return
  }
  if (hotel.roomTypes.length === 0) return
  const type = chance.pick(hotel.roomTypes)
  if (kind < 0.3) {
    type.calendar = randomCalendar(chance)
    for (const key of world.roomsLeft.keys())
      if (key.startsWith(`${type.id} `)) world.roomsLeft.delete(key)
    writer.updateCalendar(type.id, type.calendar)
    return
  }
  const day = FIRST_DAY + chance.whole(0, world.days - 1)
  const rooms = chance.pick([0, 0, 1, 2, 5])
  world.roomsLeft.set(`${type.id} ${day}`, rooms)
  writer.updateRooms(type.id, day, rooms)
}

function expected(world: SlowWorld, query: SlowQuery) {
  return { query, ...slowSearch(world, query) }
}

/** A hotel's page, which shows all rates, and its card must name the same price. */
function cheapestOf(
  engine: Engine,
  { hotels }: SlowWorld,
  query: SlowQuery,
  which: 'of all rates' | 'on the card',
) {
  const asked = engine.for(query.rights)
  return hotels.map(({ id }) =>
    which === 'of all rates'
      ? (asked.ratesOf(id, query)[0]?.price ?? null)
      : (asked.hotelFor(id, query)?.minRate?.price ?? null),
  )
}

/** The parts of an answer that the reference knows. */
function answerOf(engine: Engine, query: SlowQuery) {
  const { hotels, summary, fallback } = engine.for(query.rights).searchHotels(query)
  return {
    query,
    hotels: hotels.map((hotel) => ({
      id: hotel.id,
      name: hotel.name,
      minRate: rateOf(hotel.minRate!),
      maxRate: rateOf(hotel.maxRate!),
      hasFreeCancellation: hotel.hasFreeCancellation,
      centreDistanceKm: hotel.centreDistanceKm,
      pointDistanceKm: hotel.pointDistanceKm,
      roomsLeft: hotel.roomsLeft,
    })),
    accommodations: summary.accommodations,
    totalPages: summary.totalPages,
    currentPage: summary.currentPage,
    minPrice: summary.minPrice,
    maxPrice: summary.maxPrice,
    priceHistogram: summary.priceHistogram,
    packetSalesFound: summary.packetSalesFound,
    counts: summary.counts,
    fallback,
  }
}

type Rate = NonNullable<ReturnType<Engine['searchHotels']>['hotels'][number]['minRate']>

function rateOf(rate: Rate) {
  return {
    planNumber: rate.planNumber,
    providerId: rate.providerId,
    boardCode: rate.boardCode,
    roomTypeIds: rate.roomTypeIds,
    price: rate.price,
    pricePerNightAndRoom: rate.pricePerNightAndRoom,
    originalPrice: rate.originalPrice,
    originalPricePerNightAndRoom: rate.originalPricePerNightAndRoom,
    paymentMethod: rate.paymentMethod,
    offers: rate.offers,
    isDiscountedForSubscribers: rate.isDiscountedForSubscribers,
    packetCode: rate.packetCode,
    freeCancellationUntil: rate.freeCancellationUntil,
  }
}
