/**
 * The catalogue as the databases get it: numbers only, hotels numbered in the order of the
 * geography, so that every destination is one range of numbers for them too, and all 731 days.
 *
 * Prices are running totals, so that a stay of any length is one subtraction, where the engine adds
 * nights up.
 */
import { boardFilterOf, FORM_BOARDS } from '../../../src/products/hotels/catalogue/rules/boards.ts'
import type { Day } from '../../../src/site/calendar-day.ts'
import {
  type CatalogueHotel,
  type RoomType,
  SEGMENTS,
} from '../../../src/products/hotels/catalogue/rules/catalogue.ts'
import type { GeoPoint } from '../../../src/places/rules/distance.ts'
import { untilBought } from '../../../src/products/hotels/catalogue/rules/hidden-offer.ts'
import { CURRENCIES } from '../../../src/site/money.ts'
import {
  CALENDAR_DAYS,
  unpackCalendarParts,
} from '../../../src/products/hotels/rates/rules/packed-calendar.ts'
import { RATING_RANGES, ratingRange } from '../../../src/products/hotels/catalogue/rules/ratings.ts'
import { scoreOnCard } from '../../../src/products/hotels/reviews/rules/reviews.ts'
import { SERVICES } from '../../../src/products/hotels/catalogue/rules/services.ts'
import type { EngineQuery } from '../../../src/products/hotels/engine/search/engine-query.ts'
import type { Geography } from '../../../src/places/geography/geography.ts'
import { NearPoints } from './near-points.ts'

export const NEVER_FREE = 32_767
/** A state is run × 32 + minimum stay. */
export const STATE_RUN = 32

export const BOARDS = Object.keys(FORM_BOARDS)
export const SERVICE_CODES = Object.keys(SERVICES)
export const SEGMENT_CODES = Object.keys(SEGMENTS)
const CURRENCY_CODES = Object.keys(CURRENCIES)
const LONGEST_RUN = 31
/** Continent, country, regions, city, district. */
export const MAX_DEPTH = 7
const COUNTRY_DEPTH = 2
const MOST_INT32 = 2 ** 31 - 1

export interface FlatHotel {
  row: number
  id: number
  category: number
  chain: number
  /** Position in RATING_RANGES, or one past the last without reviews. */
  band: number
  services: number
  segments: number
  currency: number
  /** Of all its plans, and the fewest days until which one of them is free to cancel. */
  boards: number
  freeDays: number
  packets: number
  providers: number
  offers: number
  latitude: number
  longitude: number
  /** The destinations in which it lies, the continent first, 0 beyond the last. */
  places: number[]
  plans: FlatPlan[]
  rooms: FlatRoom[]
}

export interface FlatPlan {
  permille: number
  boardSupplement: number
  packetSupplement: number
  board: number
  freeDays: number
  /** Masks of one bit, or of none. */
  packet: number
  provider: number
  offers: number
}

export interface FlatRoom {
  maxAdults: number
  maxChildren: number
  maxPersons: number
  single: number
  extra: number
  child: number
  /** Prices are multiples of it. */
  unit: number
  /** The price of all nights before each day, in units; one more than there are days. */
  totals: Int32Array
  states: Int16Array
}

export class FlatWorld {
  readonly categories: string[] = []
  readonly packets: string[] = []
  readonly providers: string[] = []
  readonly offerCodes: string[] = []
  readonly nearPoints: NearPoints
  readonly firstDay: Day
  private readonly geography: Geography
  /** The destination of each row, ascending. */
  private readonly places: number[] = []

  constructor(geography: Geography, firstDay: Day) {
    this.geography = geography
    this.firstDay = firstDay
    this.nearPoints = new NearPoints(geography)
  }

  /** The generator goes from city to city; a city's districts are put in order here. */
  *hotels(hotels: Iterable<CatalogueHotel>): Generator<FlatHotel> {
    let city: { place: number; hotel: CatalogueHotel }[] = []
    for (const sent of hotels) {
      const place = this.geography.byId(sent.districtId || sent.cityId)
      // Hidden hotels as the engine has them.
      const hotel = untilBought(sent, this.spotOf(place), () => new Uint8Array(0))
      if (city.length > 0 && city[0]!.hotel.cityId !== hotel.cityId) {
        yield* this.inOrder(city)
        city = []
      }
      if (hotel.isActive) city.push({ place, hotel })
    }
    yield* this.inOrder(city)
  }

  /** The rows of a destination: from, and before. */
  rowsOf({ destination }: EngineQuery): [number, number] {
    if (destination.kind === 'everywhere') return [0, this.places.length]
    if (destination.kind !== 'place') throw new Error(`No peer knows a ${destination.kind}`)
    const place = this.geography.byId(destination.id)
    return [this.rowFrom(place), this.rowFrom(this.geography.destinations.end[place]!)]
  }

  /** How deep the options of the filter by places lie: countries, or what is below the destination. */
  optionDepth({ destination }: EngineQuery): number {
    if (destination.kind !== 'place') return COUNTRY_DEPTH
    return this.placesOf(this.geography.byId(destination.id)).length + 1
  }

  private spotOf(place: number): GeoPoint | null {
    const { latitude, longitude } = this.geography.destinations
    return place < 0 ? null : { latitude: latitude[place]!, longitude: longitude[place]! }
  }

  private placesOf(place: number): number[] {
    const { id, parent } = this.geography.destinations
    const ids: number[] = []
    for (let up = place; up >= 0; up = parent[up]!) ids.unshift(id[up]!)
    return ids
  }

  private *inOrder(city: { place: number; hotel: CatalogueHotel }[]): Generator<FlatHotel> {
    city.sort((one, other) => one.place - other.place || one.hotel.id - other.hotel.id)
    for (const { place, hotel } of city) {
      this.nearPoints.add(hotel)
      yield this.flat(hotel, place, this.places.push(place) - 1)
    }
  }

  private flat(hotel: CatalogueHotel, place: number, row: number): FlatHotel {
    const score = scoreOnCard(hotel.reviews)
    const plans = hotel.ratePlans.map((plan) => ({
      permille: plan.pricePermille,
      boardSupplement: plan.boardSupplement,
      packetSupplement: plan.packetSale?.supplement ?? 0,
      board: BOARDS.indexOf(boardFilterOf(plan.boardCode)),
      freeDays: plan.freeCancellationDays ?? NEVER_FREE,
      packet: plan.packetSale ? bitOf(this.packets, plan.packetSale.code) : 0,
      provider: bitOf(this.providers, String(plan.providerId)),
      offers: plan.offers
        .filter(({ isVisible }) => isVisible)
        .reduce((mask, { code }) => mask | bitOf(this.offerCodes, code), 0),
    }))
    const places = this.placesOf(place)
    if (places.length > MAX_DEPTH) throw new Error('Places lie deeper than the tables')
    if (!this.categories.includes(hotel.categoryId)) this.categories.push(hotel.categoryId)
    return {
      row,
      id: hotel.id,
      category: this.categories.indexOf(hotel.categoryId),
      chain: hotel.chainId,
      band: score ? RATING_RANGES.indexOf(ratingRange(score.rating)) : RATING_RANGES.length,
      services: maskOf(SERVICE_CODES, hotel.serviceCodes.map(String)),
      segments: maskOf(SEGMENT_CODES, hotel.segmentCodes),
      currency: CURRENCY_CODES.indexOf(hotel.currency),
      boards: plans.reduce((mask, { board }) => mask | (1 << board), 0),
      packets: plans.reduce((mask, { packet }) => mask | packet, 0),
      providers: plans.reduce((mask, { provider }) => mask | provider, 0),
      offers: plans.reduce((mask, { offers }) => mask | offers, 0),
      latitude: hotel.latitude,
      longitude: hotel.longitude,
      places: Array.from({ length: MAX_DEPTH }, (_, depth) => places[depth] ?? 0),
      freeDays: Math.min(NEVER_FREE, ...plans.map(({ freeDays }) => freeDays)),
      plans,
      rooms: hotel.roomTypes.map((room) => this.flatRoom(room)),
    }
  }

  private flatRoom(room: RoomType): FlatRoom {
    const parts = unpackCalendarParts(room.calendar)
    const { distinctPrices: prices, priceIndexes, minimumStayRuns, closedRuns } = parts
    if (parts.firstDay !== this.firstDay) throw new Error('A calendar begins on another day')
    const unit = [100, 10, 1].find((unit) => !Array.prototype.some.call(prices, notBy(unit)))!
    const rooms = Uint8Array.from(parts.rooms)
    for (const { from, days } of closedRuns) rooms.fill(0, from, from + days)
    const minimums = new Uint8Array(CALENDAR_DAYS).fill(1)
    for (const { from, days, value } of minimumStayRuns)
      minimums.fill(Math.min(value, LONGEST_RUN), from, from + days)
    const totals = new Int32Array(CALENDAR_DAYS + 1)
    const states = new Int16Array(CALENDAR_DAYS)
    let run = 0
    for (let day = rooms.length - 1; day >= 0; day--) {
      run = rooms[day] === 0 ? 0 : Math.min(LONGEST_RUN, run + 1)
      states[day] = run * STATE_RUN + minimums[day]!
    }
    for (let day = 0; day < CALENDAR_DAYS; day++) {
      const total = totals[day]! + prices[priceIndexes[day]!]! / unit
      if (total > MOST_INT32) throw new Error('Prices do not fit into 32 bits')
      totals[day + 1] = total
    }
    return {
      maxAdults: room.maxAdults,
      maxChildren: room.maxChildren,
      maxPersons: room.maxPersons,
      single: room.singlePermille,
      extra: room.extraAdultPermille,
      child: room.childPermille,
      unit,
      totals,
      states,
    }
  }

  /** The first row whose place is not before this one. */
  private rowFrom(place: number): number {
    let [low, high] = [0, this.places.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if (this.places[middle]! < place) low = middle + 1
      else high = middle
    }
    return low
  }
}

/** The bit of a word in a list that grows. */
function bitOf(words: string[], word: string): number {
  if (!words.includes(word)) words.push(word)
  return 1 << words.indexOf(word)
}

function notBy(unit: number) {
  return (price: number) => price % unit !== 0
}

/** A bit for each code of the table. */
export function maskOf(table: readonly string[], codes: readonly string[]): number {
  return table.reduce((mask, code, bit) => (codes.includes(code) ? mask | (1 << bit) : mask), 0)
}
