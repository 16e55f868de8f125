/**
 * The demo catalogue: believable accommodations for every city of the geography, by seed.
 *
 * Hotels are made one at a time, city by city in the order of the geography, so that a catalogue
 * of any size fits in the memory of one city. The same options give the same bytes. A larger size
 * adds hotels and leaves the others as they are; see `demo-catalogue.ts` and `hotel-ids.ts`.
 */
import type { Day } from '../../src/site/calendar-day.ts'
import type { CatalogueHotel, Chain } from '../../src/products/hotels/catalogue/rules/catalogue.ts'
import type { RolledCalendar } from '../../src/products/hotels/catalogue/service/invented-world.ts'
import { LEVELS } from '../../src/places/geography/geography-columns.ts'
import type { Geography } from '../../src/places/geography/geography.ts'
import type { Land } from '../../src/places/geography/land.ts'
import { CHAINS } from './hotel-class.ts'
import { surroundingsOf } from './city-surroundings.ts'
import { dayWindow, type DayWindow } from './seasons.ts'
import { demoCity } from './demo-city.ts'
import { type CityInWork, demoHotel } from './demo-hotel.ts'
import { cityNumberOf, cityNumbers, placeInCity } from './hotel-ids.ts'

/** One world for everyone: pictures, prices and names of the demo are the same on every machine. */
export const DEMO_SEED = 1

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
    for (let place = 1; place <= Math.min(count, MAX_HOTELS_PER_CITY); place++)
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

// How many hotels each city has in a catalogue of a given size.
//
// Hotel k of a city has a priority, and the `size` hotels of the highest priority exist. So a
// larger catalogue only ever adds hotels: everything that existed stays. A city reaches k hotels
// when the priority that is still let in falls to
//
//   renown / (e^((k − HEAD_START) / capacity) − 1)
//
// Renown decides in a small catalogue, where the famous places and the home markets go first;
// capacity decides in a large one, where those are built up and the countryside fills.

/** As many as the ids leave room for; see `hotel-ids.ts`. */
export const MAX_HOTELS_PER_CITY = 8_191

/** The nearer to 1, the more small towns get their first hotel before cities get one more. */
const HEAD_START = 0.88
const CAPACITY_EXPONENT = 0.88
const RENOWN_EXPONENT = 0.4

/** Where the weight of towns promises more houses than there are: large ones, or second homes. */
const CAPACITY_BY_COUNTRY: Record<string, number> = { ES: 0.62, US: 0.8 }

/** The home market is covered first, then the other editions' countries. */
// oxfmt-ignore
const RENOWN_BY_COUNTRY: Record<string, number> = {
  ES: 25, AD: 25,
  PT: 3, IT: 3, FR: 3, GB: 3, DE: 3, MX: 3, BR: 3, AR: 3, CL: 3, CO: 3, PE: 3,
  CR: 4, GT: 6, PA: 4,
}

/** After them, priorities still unseparated differ by less than one in a hundred million. */
const HALVINGS = 34
const WIDEST_LOGARITHM = 64

export interface CityDraw {
  id: number
  country: string
  /** Tourism weight; see geography/town-traits.ts. */
  weight: number
}

/** By the position in `cities`. */
export function hotelCounts(cities: readonly CityDraw[], size: number): Int32Array {
  const capacities = Float64Array.from(
    cities,
    ({ weight, country }) => weight ** CAPACITY_EXPONENT * (CAPACITY_BY_COUNTRY[country] ?? 1),
  )
  const renowns = Float64Array.from(
    cities,
    ({ weight, country }) => weight ** RENOWN_EXPONENT * (RENOWN_BY_COUNTRY[country] ?? 1),
  )
  const countsAt = (logarithm: number) => {
    const priority = Math.exp(logarithm)
    const counts = new Int32Array(cities.length)
    for (let at = 0; at < counts.length; at++) {
      const hotels = Math.floor(
        capacities[at]! * Math.log(1 + renowns[at]! / priority) + HEAD_START,
      )
      counts[at] = Math.min(MAX_HOTELS_PER_CITY, hotels)
    }
    return counts
  }
  // Every size halves the same range, so two sizes end in the same step or in separate ones.
  let [tooMany, tooFew] = [-WIDEST_LOGARITHM, WIDEST_LOGARITHM]
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (tooMany + tooFew) / 2
    if (sum(countsAt(middle)) >= size) tooMany = middle
    else tooFew = middle
  }
  return filledUp(countsAt(tooFew), countsAt(tooMany), cities, size)
}

/** Hotels of equal priority (villages of one size) are let in by the id of their city. */
function filledUp(
  counts: Int32Array,
  most: Int32Array,
  cities: readonly CityDraw[],
  size: number,
): Int32Array {
  let missing = size - sum(counts)
  const waiting = [...cities.keys()].filter((at) => most[at]! > counts[at]!)
  for (const at of waiting.toSorted((a, b) => cities[a]!.id - cities[b]!.id)) {
    const added = Math.min(missing, most[at]! - counts[at]!)
    counts[at]! += added
    missing -= added
  }
  return counts
}

function sum(counts: Int32Array): number {
  let total = 0
  for (let at = 0; at < counts.length; at++) total += counts[at]!
  return total
}
