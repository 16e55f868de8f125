/** What pages ask the engine besides a list: one hotel, other days, neighbours, pins. */
import { describe, expect, test } from 'vitest'
import {
  FIRST_DAY,
  smallHotel,
  smallRoomType,
} from '../../../../../tests/fixtures/small-catalogue.ts'
import { SEVILLE, smallGeography } from '../../../../../tests/fixtures/small-geography.ts'
import { EVERYTHING } from '../../../../../tests/reference/shared-world.ts'
import { SAMPLE_RATES } from '../../../../store/currency-rates.ts'
import { EngineBuilder } from '../columns/engine-builder.ts'
import { EngineWriter } from '../columns/engine-writer.ts'
import { Engine } from './engine.ts'

/**
 * Ten days at 80, 85, 90, 80 … with a minimum of two nights on the first two and the ninth closed.
 * The cheapest plan takes 88 %. Hotel 2 stands two kilometres north of hotel 1, hotel 3 far away.
 */
function world() {
  const geography = smallGeography().columns
  const places = [
    [1, 37.38],
    [2, 37.398],
    [3, 39.4],
  ] as const
  const hotels = places.map(([id, latitude]) =>
    smallHotel(id, { cityId: SEVILLE, latitude, roomTypes: [smallRoomType(id * 8, 5)] }),
  )
  const counts = { hotels: 3, roomTypes: 3, ratePlans: 6 }
  const builder = new EngineBuilder({ geography, chains: [], counts, firstDay: FIRST_DAY })
  for (const hotel of hotels) builder.add(hotel)
  const columns = builder.freeze()
  return { engine: new Engine(columns, geography), writer: new EngineWriter(columns) }
}

/** "2-4" are two nights from the third day on. */
function asked(written: string, adults = 2) {
  const [from, until] = written.split('-').map(Number)
  return {
    stay: { checkIn: FIRST_DAY + from!, checkOut: FIRST_DAY + until! },
    rooms: [{ adults, childAges: [] }],
    currency: 'EUR',
    rates: SAMPLE_RATES,
    today: FIRST_DAY,
  } as const
}

describe('one hotel', () => {
  test('is told with its cheapest and dearest rate', () => {
    const hotel = world().engine.hotelFor(1, asked('2-4'))
    // 90 + 80 less 12 %; with breakfast for two and tickets, in full.
    expect(hotel?.minRate?.price).toBe(15_000)
    expect(hotel?.maxRate?.price).toBe(17_000 + 2 * (2 * 1_200 + 4_500))
    expect(hotel?.roomsLeft).toBe(5)
  })

  test.each([
    ['on a closed night', '7-9'],
    ['for less than the minimum stay', '0-1'],
    ['beyond the calendar', '9-12'],
  ])('has no rate %s', (_, stay) => {
    expect(world().engine.hotelFor(1, asked(stay))?.minRate).toBeNull()
  })

  test('has no rate for more people than fit', () => {
    expect(world().engine.hotelFor(1, asked('2-4', 3))?.minRate).toBeNull()
  })

  test('is sold at its price to whoever keeps its last rooms, and to nobody else', () => {
    const { engine, writer } = world()
    for (const day of [2, 3]) writer.updateRooms(8, FIRST_DAY + day, 0)
    const kept = (from: number, until: number, rooms = 2) => ({
      ...asked('2-4'),
      ownRooms: [
        { roomTypeId: 8, checkIn: FIRST_DAY + from, checkOut: FIRST_DAY + until, rooms },
        { roomTypeId: 999, checkIn: FIRST_DAY, checkOut: FIRST_DAY + 9, rooms: 9 },
      ],
    })
    expect(engine.hotelFor(1, asked('2-4'))?.minRate).toBeNull()
    const own = engine.hotelFor(1, kept(2, 4))
    expect([own?.minRate?.price, own?.roomsLeft]).toEqual([15_000, 2])
    expect(engine.ratesOf(1, kept(1, 6))[0]).toMatchObject({ price: 15_000, availableRooms: 2 })
    // One of the nights is somebody else's.
    expect(engine.ratesOf(1, kept(2, 3))).toEqual([])
    expect(engine.hotelFor(1, asked('2-4'))?.minRate).toBeNull()
    const [day] = engine.pricesByCheckIn({ kind: 'hotels', ids: [1] }, kept(2, 4), 1)
    expect(day).toEqual({ checkIn: FIRST_DAY + 2, price: 15_000 })
    // A minimum stay holds for everybody.
    expect(engine.hotelFor(1, { ...kept(0, 4), ...asked('0-1') })?.minRate).toBeNull()
  })

  test('that nobody knows is null', () => {
    expect(world().engine.hotelFor(404, asked('2-4'))).toBeNull()
  })
})

test('prices by check-in day tell the cheapest of each, and nothing where nothing is free', () => {
  const { engine, writer } = world()
  writer.updateRooms(8, FIRST_DAY + 4, 0)
  const prices = engine.pricesByCheckIn({ kind: 'hotels', ids: [1] }, asked('2-3'), 8)
  expect(prices.map(({ checkIn, price }) => [checkIn - FIRST_DAY, price])).toEqual([
    [2, 7_900],
    [3, 7_000],
    [4, null],
    [5, 7_900],
    [6, 7_000],
    [7, 7_500],
    [8, null],
    [9, 7_000],
  ])
})

test('alternative dates are the nearest first, never in the past', () => {
  const { engine, writer } = world()
  for (const day of [3, 4]) writer.updateRooms(8, FIRST_DAY + day, 0)
  const days = engine.alternativeDates(1, asked('3-4'), 3).map(({ checkIn }) => checkIn - FIRST_DAY)
  expect(days).toEqual([2, 5, 6])
})

test('neighbours come by distance, without the hotel itself and those that are closed', () => {
  const { engine, writer } = world()
  const near = engine.hotelsNearby(1)
  expect(near.map(({ hotelId }) => hotelId)).toEqual([2])
  expect(near[0]!.distanceKm).toBeCloseTo(2, 1)
  writer.updateHotel(2, { isActive: false })
  expect(engine.hotelsNearby(1)).toEqual([])
  expect(engine.hotelsNearby(404)).toEqual([])
})

test('pins are all matches with their price per room and night', () => {
  const { engine } = world()
  const destination = { kind: 'place', id: SEVILLE } as const
  const list = { filters: {}, preFilters: {}, sort: 'recommended', page: 1 } as const
  const pins = engine.pinsOf({ ...asked('2-4'), ...list, destination })
  expect([...pins.hotelId].toSorted((one, other) => one - other)).toEqual([1, 2, 3])
  expect([...pins.price]).toEqual([7_500, 7_500, 7_500])
})

test('of equally rated hotels the one with the most reviews comes first', () => {
  const geography = smallGeography().columns
  const counts = { hotels: 3, roomTypes: 3, ratePlans: 6 }
  const builder = new EngineBuilder({ geography, chains: [], counts, firstDay: FIRST_DAY })
  const { reviews } = smallHotel(1)
  for (const [id, number] of [
    [1, 40],
    [2, 90],
    [3, 60],
  ] as const) {
    const own = { ...reviews.own, number }
    const travelReviewSite = { ...reviews.travelReviewSite, number }
    builder.add(
      smallHotel(id, {
        cityId: SEVILLE,
        reviews: { ...reviews, own, travelReviewSite },
        roomTypes: [smallRoomType(id * 8, 5)],
      }),
    )
  }
  const engine = new Engine(builder.freeze(), geography)
  const query = { ...EVERYTHING, ...asked('2-4'), sort: 'rating' as const }
  expect(engine.searchHotels(query).hotels.map(({ id }) => id)).toEqual([2, 3, 1])
})
