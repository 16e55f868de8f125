/** Filters, counts and sorts the journeys of a way. */
import type { MinorUnits } from '../../../site/money.ts'
import { BRAND_TERMS, BRANDS } from '../fares/rules/fares.ts'
import {
  type BrandPrice,
  type FacetCount,
  type FlightAnswer,
  type FlightFilters,
  type FlightSort,
  journeyPoints,
  type JourneyRow,
} from '../list/rules/found-journeys.ts'
import type { UtcMinute } from '../timetable/rules/local-time.ts'
import type { DayOffsets } from './day-offsets.ts'
import { destinationOf, type FlightColumns, originOf } from './flight-columns.ts'
import type { JourneyList } from './journey-list.ts'
import { foundJourney, journeyCo2 } from './journey-rows.ts'
import type { PartySeats } from './lane-flights.ts'

const DAY_MINUTES = 1440
const PART_MINUTES = 360

/** The groups that a journey may fail, a bit each. */
const GROUP = {
  stops: 1,
  airlines: 2,
  alliances: 4,
  departureHours: 8,
  arrivalHours: 16,
  maxMinutes: 32,
  connections: 64,
  maxLayoverMinutes: 128,
  lowCo2: 256,
  maxPrice: 512,
} as const

export interface AnsweredList {
  list: JourneyList
  party: PartySeats
  filters: FlightFilters
  sort: FlightSort
  offset: number
  limit: number
  /** Of the whole trip with a journey, by the place of its fare and brand. */
  totals: readonly MinorUnits[]
}

/** The cheapest brand that has all of the bags. */
export function brandFor(bags: FlightFilters['bags']): number {
  const found = BRANDS.findIndex((brand) => {
    const { cabinBag, checkedBags } = BRAND_TERMS[brand]
    return bags.every((bag) => (bag === 'cabin' ? cabinBag : checkedBags > 0))
  })
  return found < 0 ? BRANDS.length - 1 : found
}

/** One for a thread: what it counts with is used again for the next search. */
export class JourneyAnswers {
  private readonly columns: FlightColumns
  private readonly offsets: DayOffsets
  private readonly counts: Record<keyof FlightAnswer['facets'], Tally>
  private asked!: AnsweredList
  private list!: JourneyList
  private filters!: Compiled
  private brand = 0
  private meanCo2 = 0
  private price = new Float64Array(0)
  private key = new Float64Array(0)
  private co2 = new Uint16Array(0)
  /** Two for each journey; −1 for none. */
  private connectionOf = new Int32Array(0)

  constructor(columns: FlightColumns, offsets: DayOffsets) {
    this.columns = columns
    this.offsets = offsets
    this.counts = {
      stops: new Tally(3),
      airlines: new Tally(columns.airlines.length),
      alliances: new Tally(columns.alliances.length),
      departureHours: new Tally(4),
      arrivalHours: new Tally(4),
      connections: new Tally(columns.airports.length),
      bags: new Tally(BAGS.length),
      lowCo2: new Tally(1),
    }
  }

  answer(asked: AnsweredList): FlightAnswer {
    const { list, filters } = asked
    this.asked = asked
    this.list = list
    this.filters = compile(this.columns, filters)
    this.brand = brandFor(filters.bags)
    for (const tally of Object.values(this.counts)) tally.clear()
    this.describe()
    const left: number[] = []
    for (let journey = 0; journey < list.count; journey++)
      if (this.judge(journey) === 0) left.push(journey)
    const { offset, limit, sort } = asked
    const first = this.best(left, sort, offset + limit)
    const page = first.slice(offset)
    const rows = page.map((journey) => this.rowOf(journey))
    const head = (by: FlightSort): JourneyRow => {
      const journey = by === sort && first.length > 0 ? first[0]! : this.best(left, by, 1)[0]!
      return rows[page.indexOf(journey)] ?? this.rowOf(journey)
    }
    return {
      all: list.count,
      total: left.length,
      rows,
      facets: this.facets(),
      range: this.range(),
      heads:
        left.length === 0
          ? null
          : { best: head('best'), cheapest: head('price'), quickest: head('duration') },
      split: null,
    }
  }

  /** Price, emissions and connections of every journey. */
  private describe(): void {
    const { list, columns, asked, brand } = this
    if (this.price.length < list.count) {
      this.price = new Float64Array(list.legs.length)
      this.key = new Float64Array(list.legs.length)
      this.co2 = new Uint16Array(list.legs.length)
      this.connectionOf = new Int32Array(list.legs.length * 2)
    }
    const { price, co2, connectionOf } = this
    const { legs, fare, rows } = list
    let sum = 0
    for (let journey = 0; journey < list.count; journey++) {
      price[journey] = asked.totals[fare[journey]! * BRANDS.length + brand]!
      co2[journey] = journeyCo2(columns, list, journey, asked.party.cabin)
      sum += co2[journey]!
      const [at, stops] = [journey * 3, legs[journey]! - 1]
      connectionOf[journey * 2] = stops > 0 ? originOf(columns, rows[at + 1]!) : -1
      connectionOf[journey * 2 + 1] = stops > 1 ? originOf(columns, rows[at + 2]!) : -1
    }
    this.meanCo2 = sum / list.count
  }

  /** Which groups a journey fails; it is counted in all where it fails no other one. */
  private judge(journey: number): number {
    const { list, filters, counts } = this
    const stops = list.legs[journey]! - 1
    const airline = list.airline[journey]!
    const alliance = this.columns.allianceOf[airline]!
    const origin = originOf(this.columns, list.rows[journey * 3]!)
    const destination = destinationOf(this.columns, list.rows[journey * 3 + stops]!)
    const departure = this.partOfDay(origin, list.departs[journey]!)
    const arrival = this.partOfDay(destination, list.arrives[journey]!)
    const price = this.price[journey]!
    const isLow = this.co2[journey]! <= this.meanCo2
    const one = this.connectionOf[journey * 2]!
    const two = this.connectionOf[journey * 2 + 1]!

    let failed = 0
    if (!((filters.stops >> stops) & 1)) failed |= GROUP.stops
    if (filters.airlines && !filters.airlines[airline]) failed |= GROUP.airlines
    if (filters.alliances && (alliance < 0 || !filters.alliances[alliance]))
      failed |= GROUP.alliances
    if (!((filters.departureHours >> departure) & 1)) failed |= GROUP.departureHours
    if (!((filters.arrivalHours >> arrival) & 1)) failed |= GROUP.arrivalHours
    if (list.arrives[journey]! - list.departs[journey]! > filters.maxMinutes)
      failed |= GROUP.maxMinutes
    if (
      filters.connections &&
      !(one >= 0 && filters.connections[one]) &&
      !(two >= 0 && filters.connections[two])
    )
      failed |= GROUP.connections
    if (list.layover[journey]! > filters.maxLayoverMinutes) failed |= GROUP.maxLayoverMinutes
    if (filters.lowCo2 && !isLow) failed |= GROUP.lowCo2
    if (price > filters.maxPrice) failed |= GROUP.maxPrice

    counts.stops.add(stops, price, (failed & ~GROUP.stops) === 0)
    counts.airlines.add(airline, price, (failed & ~GROUP.airlines) === 0)
    if (alliance >= 0) counts.alliances.add(alliance, price, (failed & ~GROUP.alliances) === 0)
    counts.departureHours.add(departure, price, (failed & ~GROUP.departureHours) === 0)
    counts.arrivalHours.add(arrival, price, (failed & ~GROUP.arrivalHours) === 0)
    const isConnectionCounted = (failed & ~GROUP.connections) === 0
    if (one >= 0) counts.connections.add(one, price, isConnectionCounted)
    if (two >= 0 && two !== one) counts.connections.add(two, price, isConnectionCounted)
    if (isLow) counts.lowCo2.add(0, price, (failed & ~GROUP.lowCo2) === 0)
    this.countBags(journey, (failed & ~GROUP.maxPrice) === 0)
    return failed
  }

  /** With a bag ticked another brand is the cheapest, so that its price is to be compared. */
  private countBags(journey: number, isCounted: boolean): void {
    const { asked, list, counts, filters } = this
    const at = list.fare[journey]! * BRANDS.length
    for (let bag = 0; bag < BAGS.length; bag++) {
      const price = asked.totals[at + BAG_BRANDS[bag]!]!
      counts.bags.add(bag, price, isCounted && price <= filters.maxPrice)
    }
  }

  private partOfDay(airport: number, utc: UtcMinute): number {
    const local = utc + this.offsets.at(this.columns.zone[airport]!, utc)
    return Math.floor((local % DAY_MINUTES) / PART_MINUTES)
  }

  private facets(): FlightAnswer['facets'] {
    const { counts, columns } = this
    return {
      stops: counts.stops.options(String),
      airlines: counts.airlines.options((at) => columns.airlines[at]!.code),
      alliances: counts.alliances.options((at) => columns.alliances[at]!),
      departureHours: counts.departureHours.options(String),
      arrivalHours: counts.arrivalHours.options(String),
      connections: counts.connections.options((at) => columns.airports[at]!),
      bags: counts.bags.options((at) => BAGS[at]!),
      lowCo2: counts.lowCo2.options(() => '1'),
    }
  }

  private range(): FlightAnswer['range'] {
    const { list, price } = this
    if (list.count === 0) return null
    const found = {
      price: [Infinity, 0] as [number, number],
      minutes: [Infinity, 0] as [number, number],
      layover: [Infinity, 0] as [number, number],
    }
    for (let journey = 0; journey < list.count; journey++) {
      widen(found.price, price[journey]!)
      widen(found.minutes, list.arrives[journey]! - list.departs[journey]!)
      if (list.legs[journey]! > 1) widen(found.layover, list.layover[journey]!)
    }
    if (found.layover[0] === Infinity) found.layover = [0, 0]
    return found
  }

  /** The first of an order, without sorting the rest. */
  private best(journeys: readonly number[], sort: FlightSort, count: number): number[] {
    const { key } = this
    const kept: number[] = []
    if (count === 0) return kept
    for (const journey of journeys) {
      key[journey] = this.keyOf(journey, sort)
      let at = kept.length
      if (at === count) {
        if (this.compare(journey, kept[count - 1]!) > 0) continue
        at--
      }
      for (; at > 0 && this.compare(journey, kept[at - 1]!) < 0; at--) kept[at] = kept[at - 1]!
      kept[at] = journey
    }
    return kept
  }

  private compare(one: number, other: number): number {
    const { list, price, key } = this
    return (
      key[one]! - key[other]! ||
      price[one]! - price[other]! ||
      this.minutesOf(one) - this.minutesOf(other) ||
      list.departs[one]! - list.departs[other]! ||
      this.flightAt(one, 0) - this.flightAt(other, 0) ||
      this.flightAt(one, 1) - this.flightAt(other, 1) ||
      this.flightAt(one, 2) - this.flightAt(other, 2)
    )
  }

  private keyOf(journey: number, sort: FlightSort): number {
    if (sort === 'price') return this.price[journey]!
    if (sort === 'duration') return this.minutesOf(journey)
    if (sort === 'departure') return this.list.departs[journey]!
    if (sort === 'co2') return this.co2[journey]!
    return journeyPoints(this.price[journey]!, this.asked.party.seats, {
      minutes: this.minutesOf(journey),
      stops: this.list.legs[journey]! - 1,
      isSelfTransfer: this.list.group[journey] === -1,
    })
  }

  private minutesOf(journey: number): number {
    return this.list.arrives[journey]! - this.list.departs[journey]!
  }

  private flightAt(journey: number, leg: number): number {
    const { list, columns } = this
    return leg < list.legs[journey]! ? columns.flightId[list.rows[journey * 3 + leg]!]! : 0
  }

  private rowOf(journey: number): JourneyRow {
    const { columns, offsets, asked, list } = this
    const at = list.fare[journey]! * BRANDS.length
    const prices: BrandPrice[] = []
    for (let brand = this.brand; brand < BRANDS.length; brand++)
      prices.push({ brand: BRANDS[brand]!, total: asked.totals[at + brand]! })
    return { journey: foundJourney(columns, offsets, list, journey, asked.party), prices }
  }
}

const BAGS = ['cabin', 'checked'] as const
const BAG_BRANDS = BAGS.map((bag) => brandFor([bag]))

interface Compiled {
  stops: number
  airlines: Uint8Array | null
  alliances: Uint8Array | null
  departureHours: number
  arrivalHours: number
  maxMinutes: number
  connections: Uint8Array | null
  maxLayoverMinutes: number
  lowCo2: boolean
  maxPrice: MinorUnits
}

function compile(columns: FlightColumns, filters: FlightFilters): Compiled {
  const { airlines, airports, airportOf } = columns
  const codes = filters.airlines
  return {
    stops: bitsOf(filters.stops),
    airlines: codes.length ? Uint8Array.from(airlines, ({ code }) => +codes.includes(code)) : null,
    alliances: filters.alliances.length
      ? Uint8Array.from(columns.alliances, (name) => +filters.alliances.includes(name))
      : null,
    departureHours: bitsOf(filters.departureHours),
    arrivalHours: bitsOf(filters.arrivalHours),
    maxMinutes: filters.maxMinutes ?? Infinity,
    connections: filters.connections.length
      ? ticked(
          filters.connections.map((code) => airportOf.get(code) ?? -1),
          airports.length,
        )
      : null,
    maxLayoverMinutes: filters.maxLayoverMinutes ?? Infinity,
    lowCo2: filters.lowCo2,
    maxPrice: filters.maxPrice ?? Infinity,
  }
}

/** Nothing ticked is everything. */
function bitsOf(values: readonly number[]): number {
  return values.length === 0 ? ~0 : values.reduce((bits, value) => bits | (1 << value), 0)
}

function ticked(positions: readonly number[], length: number): Uint8Array {
  const flags = new Uint8Array(length)
  for (const at of positions) if (at >= 0) flags[at] = 1
  return flags
}

function widen(range: [number, number], value: number): void {
  if (value < range[0]) range[0] = value
  if (value > range[1]) range[1] = value
}

/** Counts the options of one group. */
class Tally {
  private readonly counts: Int32Array
  private readonly from: Float64Array
  /** Those that some journey has. */
  private readonly isMet: Uint8Array
  private readonly met: number[] = []

  constructor(options: number) {
    this.counts = new Int32Array(options)
    this.from = new Float64Array(options)
    this.isMet = new Uint8Array(options)
  }

  clear(): void {
    for (const option of this.met) this.isMet[option] = 0
    this.met.length = 0
  }

  add(option: number, price: MinorUnits, isCounted: boolean): void {
    if (this.isMet[option] === 0) {
      this.isMet[option] = 1
      this.met.push(option)
      this.counts[option] = 0
      this.from[option] = Infinity
    }
    if (!isCounted) return
    this.counts[option]!++
    if (price < this.from[option]!) this.from[option] = price
  }

  options(valueOf: (option: number) => string): FacetCount[] {
    const { met, counts, from } = this
    met.sort((one, other) => one - other)
    const found: FacetCount[] = []
    for (const option of met)
      found.push({
        value: valueOf(option),
        count: counts[option]!,
        from: counts[option] === 0 ? null : from[option]!,
      })
    return found
  }
}
