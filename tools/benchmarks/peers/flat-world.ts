/**
 * The catalogue as the databases get it: numbers only, hotels numbered in the order of the
 * geography, so that every destination is one range of numbers for them too, and a window of 62
 * days.
 *
 * Prices are running totals, so that a stay of any length is one subtraction. Together with the
 * short window that is more than fair: the engine keeps 731 days and adds nights up.
 */
import { boardFilterOf, FORM_BOARDS } from '../../../src/core/boards.ts'
import type { Day } from '../../../src/core/calendar-day.ts'
import { type CatalogueHotel, type RoomType, SEGMENTS } from '../../../src/core/catalogue.ts'
import { CURRENCIES } from '../../../src/core/money.ts'
import { unpackCalendarParts } from '../../../src/core/packed-calendar.ts'
import { RATING_RANGES, ratingRange } from '../../../src/core/ratings.ts'
import { scoreOnCard } from '../../../src/core/reviews.ts'
import { SERVICES } from '../../../src/core/services.ts'
import type { EngineQuery } from '../../../src/engine/engine-query.ts'
import type { Geography } from '../../../src/world/geography/geography.ts'

export const WINDOW_DAYS = 62
export const NEVER_FREE = 32_767
/** A state is run × 32 + minimum stay. */
export const STATE_RUN = 32

export const BOARDS = Object.keys(FORM_BOARDS)
export const SERVICE_CODES = Object.keys(SERVICES)
export const SEGMENT_CODES = Object.keys(SEGMENTS)
const CURRENCY_CODES = Object.keys(CURRENCIES)
const LONGEST_RUN = 31
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
  plans: FlatPlan[]
  rooms: FlatRoom[]
}

export interface FlatPlan {
  permille: number
  boardSupplement: number
  packetSupplement: number
  board: number
  freeDays: number
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
  readonly firstDay: Day
  private readonly geography: Geography
  /** The destination of each row, ascending. */
  private readonly places: number[] = []

  constructor(geography: Geography, firstDay: Day) {
    this.geography = geography
    this.firstDay = firstDay
  }

  /** The generator goes from city to city; a city's districts are put in order here. */
  *hotels(hotels: Iterable<CatalogueHotel>): Generator<FlatHotel> {
    let city: { place: number; hotel: CatalogueHotel }[] = []
    for (const hotel of hotels) {
      if (city.length > 0 && city[0]!.hotel.cityId !== hotel.cityId) {
        yield* this.inOrder(city)
        city = []
      }
      const place = this.geography.byId(hotel.districtId || hotel.cityId)
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

  private *inOrder(city: { place: number; hotel: CatalogueHotel }[]): Generator<FlatHotel> {
    city.sort((one, other) => one.place - other.place || one.hotel.id - other.hotel.id)
    for (const { place, hotel } of city) yield this.flat(hotel, this.places.push(place) - 1)
  }

  private flat(hotel: CatalogueHotel, row: number): FlatHotel {
    const score = scoreOnCard(hotel.reviews)
    const plans = hotel.ratePlans.map((plan) => ({
      permille: plan.pricePermille,
      boardSupplement: plan.boardSupplement,
      packetSupplement: plan.packetSale?.supplement ?? 0,
      board: BOARDS.indexOf(boardFilterOf(plan.boardCode)),
      freeDays: plan.freeCancellationDays ?? NEVER_FREE,
    }))
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
    // Runs reach beyond the window.
    const rooms = Uint8Array.from(parts.rooms).subarray(0, WINDOW_DAYS + LONGEST_RUN)
    for (const { from, days } of closedRuns) rooms.fill(0, from, from + days)
    const minimums = new Uint8Array(WINDOW_DAYS).fill(1)
    for (const { from, days, value } of minimumStayRuns)
      minimums.fill(Math.min(value, LONGEST_RUN), from, from + days)
    const totals = new Int32Array(WINDOW_DAYS + 1)
    const states = new Int16Array(WINDOW_DAYS)
    let run = 0
    for (let day = rooms.length - 1; day >= 0; day--) {
      run = rooms[day] === 0 ? 0 : Math.min(LONGEST_RUN, run + 1)
      if (day < WINDOW_DAYS) states[day] = run * STATE_RUN + minimums[day]!
    }
    for (let day = 0; day < WINDOW_DAYS; day++) {
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

function notBy(unit: number) {
  return (price: number) => price % unit !== 0
}

/** A bit for each code of the table. */
export function maskOf(table: readonly string[], codes: readonly string[]): number {
  return table.reduce((mask, code, bit) => (codes.includes(code) ? mask | (1 << bit) : mask), 0)
}
