/**
 * A world for several threads at once, in which a torn price would show: a calendar has the same
 * price on all days, so a stay costs a known price times its nights, and nothing in between.
 */
import type { CatalogueHotel } from '../../src/products/hotels/catalogue/rules/catalogue.ts'
import { packCalendar } from '../../src/products/hotels/rates/rules/packed-calendar.ts'
import { EngineBuilder } from '../../src/products/hotels/engine/columns/engine-builder.ts'
import type { EngineColumns } from '../../src/products/hotels/engine/columns/engine-columns.ts'
import type { EngineGeography } from '../../src/products/hotels/engine/columns/engine-geography.ts'
import type { EngineQuery } from '../../src/products/hotels/engine/search/engine-query.ts'
import { smallHotel, smallRoomType } from '../fixtures/small-catalogue.ts'
import { CURRENCY_RATES } from './random-world.ts'

export const FIRST_DAY = 20_800
export const DAYS = 60
export const HOTELS = 40
export const STAY = { checkIn: FIRST_DAY + 5, checkOut: FIRST_DAY + 25 }
export const NIGHTS = STAY.checkOut - STAY.checkIn
/** Round ones, one that needs another unit, one that needs the wide table; whole for the stay. */
export const PRICES = [10_000, 25_000, 12_345, 9_000_005]
/** Bookings take one of the rooms and give it back. */
export const ROOMS = 3

export const PLACES: EngineGeography = {
  destinations: {
    id: Int32Array.of(1),
    level: Uint8Array.of(4),
    parent: Int32Array.of(-1),
    end: Int32Array.of(1),
    latitude: new Float32Array(1),
    longitude: new Float32Array(1),
  },
  coasts: { id: new Uint16Array(0), memberStart: new Uint32Array(1), members: new Int32Array(0) },
  points: {
    id: new Int32Array(0),
    latitude: new Float32Array(0),
    longitude: new Float32Array(0),
    popularity: new Float32Array(0),
    destination: new Int32Array(0),
  },
}

export const EVERYTHING: EngineQuery = {
  destination: { kind: 'everywhere' },
  stay: STAY,
  rooms: [{ adults: 2, childAges: [] }],
  currency: 'EUR',
  rates: CURRENCY_RATES,
  today: FIRST_DAY,
  filters: {},
  preFilters: {},
  sort: 'price',
  page: 1,
}

export function flatCalendar(price: number): Uint8Array {
  const days = Array.from({ length: DAYS }, (_, day) => day)
  return packCalendar({
    firstDay: FIRST_DAY,
    prices: days.map(() => price),
    rooms: days.map(() => ROOMS),
    minimumStays: days.map(() => 1),
    closed: days.map(() => false),
  })
}

/** One room type and one plan each; the price of a hotel is chosen by its id. */
export function sharedColumns(priceOf: (hotelId: number) => number): EngineColumns {
  const builder = new EngineBuilder({
    geography: PLACES,
    chains: [],
    counts: { hotels: HOTELS, roomTypes: HOTELS, ratePlans: HOTELS },
    firstDay: FIRST_DAY,
    days: DAYS,
  })
  for (let id = 1; id <= HOTELS; id++) builder.add(flatHotel(id, priceOf(id)))
  return builder.freeze()
}

function flatHotel(id: number, price: number): CatalogueHotel {
  const { ratePlans } = smallHotel(id)
  return smallHotel(id, {
    cityId: 1,
    ratePlans: [{ ...ratePlans[0]!, pricePermille: 1_000 }],
    roomTypes: [{ ...smallRoomType(id, ROOMS), calendar: flatCalendar(price), priceChanges: [] }],
  })
}
