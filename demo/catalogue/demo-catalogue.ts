/**
 * The demo catalogue: believable accommodations for every city of the geography, by seed.
 *
 * Hotels are made one at a time, city by city in the order of the geography, so that a catalogue
 * of any size fits in the memory of one city. The same options give the same bytes. A larger size
 * adds hotels and leaves the others as they are; see `hotel-counts.ts` and `hotel-ids.ts`.
 */
import type { Day } from '../../src/site/calendar-day.ts'
import type {
  CatalogueHotel,
  Chain,
  PriceChange,
} from '../../src/products/hotels/catalogue/rules/catalogue.ts'
import { LEVELS } from '../../src/places/geography/geography-columns.ts'
import type { Geography } from '../../src/places/geography/geography.ts'
import type { Land } from '../../src/places/geography/land.ts'
import { CHAINS } from '../texts/chains.ts'
import { surroundingsOf } from './city-surroundings.ts'
import { dayWindow, type DayWindow } from './day-window.ts'
import { demoCity } from './demo-city.ts'
import { demoHotel, type CityInWork } from './demo-hotel.ts'
import { hotelCounts, MOST_HOTELS_PER_CITY } from './hotel-counts.ts'
import { cityNumberOf, cityNumbers, placeInCity } from './hotel-ids.ts'

export interface DemoOptions {
  geography: Geography
  land: Land
  /** How many hotels. */
  size: number
  seed: number
  /** The first day of every calendar: today. */
  firstDay: Day
}

export interface DemoCatalogue {
  chains: Chain[]
  hotels: () => Generator<CatalogueHotel>
  /** Hotels of the city with this id, the first `count` ever: for tests, which need many of one. */
  hotelsOf: (cityId: number, count: number) => Generator<CatalogueHotel>
  /**
   * The calendars of a hotel from another day on, the same for the days that both cover, and the
   * price changes of the month before that day. Cheapest when asked city by city. Nothing for an id that no demo hotel of this geography can have.
   */
  calendarsFrom: (hotelId: number, firstDay: Day) => RolledCalendar[]
}

export interface RolledCalendar {
  roomTypeId: number
  calendar: Uint8Array
  priceChanges: PriceChange[]
}

export function demoCatalogue(options: DemoOptions): DemoCatalogue {
  const { geography, size, firstDay } = options
  const cities = citiesOf(geography)
  const ids = Int32Array.from(cities, (city) => geography.destinations.id[city]!)
  const numbers = cityNumbers(ids)
  const workOn = cityWorkshop(options)
  const today = dayWindow(firstDay)
  let rolled: { cityNumber: number; work: CityInWork } | null = null

  function* hotelsAt(at: number, count: number) {
    if (at < 0 || count === 0) return
    const work = workOn(cities[at]!, numbers[at]!, today)
    for (let place = 1; place <= Math.min(count, MOST_HOTELS_PER_CITY); place++)
      yield demoHotel(work, place)
  }

  return {
    chains: CHAINS.map(({ id, name }) => ({ id, name })),
    *hotels() {
      const draws = Array.from(cities, (city, at) => ({
        id: ids[at]!,
        country: geography.countryCode(city),
        weight: geography.destinations.weight[city]!,
      }))
      const counts = hotelCounts(draws, size)
      for (let at = 0; at < cities.length; at++) yield* hotelsAt(at, counts[at]!)
    },
    hotelsOf: (cityId, count) => hotelsAt(ids.indexOf(cityId), count),
    calendarsFrom(hotelId, firstDay) {
      const cityNumber = cityNumberOf(hotelId)
      if (placeInCity(hotelId) === 0) return []
      if (rolled?.cityNumber !== cityNumber || rolled.work.window.firstDay !== firstDay) {
        const at = numbers.indexOf(cityNumber)
        if (at < 0) return []
        rolled = { cityNumber, work: workOn(cities[at]!, cityNumber, dayWindow(firstDay)) }
      }
      const { roomTypes } = demoHotel(rolled.work, placeInCity(hotelId))
      return roomTypes.map(({ id, calendar, priceChanges }) => ({
        roomTypeId: id,
        calendar,
        priceChanges,
      }))
    },
  }
}

function cityWorkshop({ geography, land, seed }: DemoOptions) {
  const surroundings = surroundingsOf(geography)
  return (index: number, cityNumber: number, window: DayWindow): CityInWork => ({
    seed,
    land,
    city: demoCity(geography, land, surroundings, index),
    cityNumber,
    window,
    curves: new Map(),
    namesTaken: new Set(),
  })
}

function citiesOf(geography: Geography): Int32Array {
  const { level } = geography.destinations
  const cities: number[] = []
  for (let index = 0; index < geography.count; index++)
    if (level[index] === LEVELS.city) cities.push(index)
  return Int32Array.from(cities)
}
