/**
 * The cheapest trip from a place to every airport, with at most one stop each way. Groups are gone
 * through one after the other, so that the halves of their returns meet while they are at hand.
 */
import type { Day } from '../../../site/calendar-day.ts'
import { paidThousandKm, STEP_PERMILLE } from '../fares/rules/fares.ts'
import type { UtcMinute } from '../timetable/rules/local-time.ts'
import {
  type AirportSize,
  MAX_LAYOVER_MINUTES,
  maxKm,
  minimumConnection,
  TERMINAL_CHANGE_MINUTES,
} from './connections.ts'
import { CHANGING, type DayOffsets } from './day-offsets.ts'
import {
  connectionAt,
  CONTROL,
  firstOfGroup,
  type FlightColumns,
  kmOf,
  partyStep,
} from './flight-columns.ts'
import type { AnywherePrice, AnywhereQuestion } from './flight-question.ts'
import { LaneFlights, LOWER_CABIN, type PartySeats } from './lane-flights.ts'
import { ALONE, DayFares, HALF, NO_FARE, partySeats } from './way-fares.ts'

const DAY_MINUTES = 1440
const LIGHT = 0
const NO_STEP = STEP_PERMILLE.length

export function cheapestAnywhere(
  columns: FlightColumns,
  offsets: DayOffsets,
  question: AnywhereQuestion,
  home: readonly number[],
): AnywherePrice[] {
  const { airports, groups } = columns
  const { day, backDay } = question
  const distances = new DistancesFromHome(columns, home)
  const out = new WaysFromHome(columns, offsets, question, distances, day, true)
  const back =
    backDay === null
      ? null
      : new WaysFromHome(columns, offsets, question, distances, backDay, false)
  const asReturn = new Float64Array(airports.length).fill(NO_FARE)
  for (let group = 0; group < groups.length; group++) {
    out.scanGroup(group)
    if (!back) continue
    back.scanGroup(group)
    for (const airport of out.reached) {
      const total = out.half[airport]! + back.half[airport]!
      if (total < asReturn[airport]!) asReturn[airport] = total
    }
  }
  const found: AnywherePrice[] = []
  airports.forEach((airport, at) => {
    const alone = out.alone[at]! + (back ? back.alone[at]! : 0)
    const total = Math.min(alone, asReturn[at]!)
    if (total < NO_FARE) found.push({ airport, total })
  })
  return found
}

/** Looked up once for each airport that is met. */
class DistancesFromHome {
  readonly home: readonly number[]
  readonly isHome: Uint8Array
  private readonly columns: FlightColumns
  /** How far one may go round to get there, and what is paid, by home and airport; 0 for not yet. */
  readonly limits: Int32Array
  private readonly paid: Float64Array

  constructor(columns: FlightColumns, home: readonly number[]) {
    const airports = columns.airports.length
    this.columns = columns
    this.home = home
    this.isHome = new Uint8Array(airports)
    for (const airport of home) this.isHome[airport] = 1
    this.limits = new Int32Array(home.length * airports)
    this.paid = new Float64Array(home.length * airports)
  }

  limitOf(homeAt: number, airport: number): number {
    const limit = this.limits[homeAt * this.isHome.length + airport]!
    return limit === 0 ? this.lookUp(homeAt, airport) : limit
  }

  paidFor(homeAt: number, airport: number): number {
    const at = homeAt * this.isHome.length + airport
    if (this.limits[at] === 0) this.lookUp(homeAt, airport)
    return this.paid[at]!
  }

  lookUp(homeAt: number, airport: number): number {
    const at = homeAt * this.isHome.length + airport
    const km = kmOf(this.columns, this.home[homeAt]!, airport)
    this.limits[at] = maxKm(km, 1)
    this.paid[at] = paidThousandKm(km)
    return this.limits[at]!
  }
}

/** From home to every airport, or from every airport home. */
class WaysFromHome {
  readonly alone: Float64Array
  /** Of the group that was scanned last, for the airports that it reaches. */
  readonly half: Float64Array
  readonly reached: number[] = []
  private readonly columns: FlightColumns
  private readonly party: PartySeats
  private readonly later: PartySeats
  private readonly fares: DayFares
  private readonly distances: DistancesFromHome
  private readonly day: Day
  private readonly isOut: boolean
  private readonly isReturn: boolean
  private readonly offsets: DayOffsets
  /** Of the days on which one flies on: where their cells begin, and when that is. */
  private readonly windowStarts: number[] = []
  private readonly windowMidnights: UtcMinute[] = []
  private readonly first: LaneFlights
  private readonly second: LaneFlights
  /** The lowest step of the first flights; their airline, or −1 for several. */
  private lowestFirst: number = NO_STEP
  private firstAirline = -1
  /**
   * The lowest step at which an airline of the group that is scanned sells a way: by home, airport
   * and the airline's place in its group, so that it is small.
   */
  private readonly stepOf: Uint8Array
  private readonly placeInGroup: Uint8Array
  private readonly airlinesOf: number[][]
  private readonly largestGroup: number
  private sold: number[] = []

  constructor(
    columns: FlightColumns,
    offsets: DayOffsets,
    question: AnywhereQuestion,
    distances: DistancesFromHome,
    day: Day,
    isOut: boolean,
  ) {
    const airports = columns.airports.length
    this.columns = columns
    this.party = partySeats(question)
    this.later = { ...this.party, notBefore: 0 }
    this.fares = new DayFares(columns, question, day)
    this.distances = distances
    this.day = day
    this.isOut = isOut
    this.isReturn = question.backDay !== null
    this.offsets = offsets
    this.first = new LaneFlights(columns, this.offsets)
    this.second = new LaneFlights(columns, this.offsets)
    this.alone = new Float64Array(airports).fill(NO_FARE)
    this.half = new Float64Array(airports).fill(NO_FARE)
    this.airlinesOf = columns.groups.map((): number[] => [])
    this.placeInGroup = Uint8Array.from(
      columns.groupOf,
      (group, airline) => this.airlinesOf[group]!.push(airline) - 1,
    )
    this.largestGroup = Math.max(...this.airlinesOf.map(({ length }) => length))
    const ways = distances.home.length * airports * this.largestGroup
    this.stepOf = new Uint8Array(ways).fill(NO_STEP)
  }

  scanGroup(group: number): void {
    for (const airport of this.reached) this.half[airport] = NO_FARE
    this.reached.length = 0
    for (let homeAt = 0; homeAt < this.distances.home.length; homeAt++)
      if (this.isOut) this.scanOut(homeAt, group)
      else this.scanBack(homeAt, group)
    this.price(this.airlinesOf[group]!)
  }

  /** The lanes with the lowest steps go first: what they sell spares looking at many others. */
  private scanOut(homeAt: number, group: number): void {
    const { first, distances, columns } = this
    const { outStart, outKey } = columns
    const { isHome, home } = distances
    const end = outStart[home[homeAt]! + 1]!
    const byStep: number[][] = Array.from({ length: NO_STEP }, () => [])
    let lane = firstOfGroup(outKey, outStart[home[homeAt]!]!, end, group)
    for (; lane < end && outKey[lane]! >> 16 === group; lane++) {
      const between = outKey[lane]! & 0xffff
      if (isHome[between] === 1) continue
      first.readDay(lane, this.day, this.party)
      if (first.count === 0) continue
      this.addNonstops(homeAt, between)
      this.lookAtFirst()
      byStep[this.lowestFirst]!.push(lane)
    }
    for (const lanes of byStep)
      for (const each of lanes) {
        first.readDay(each, this.day, this.party)
        this.lookAtFirst()
        const until = first.lastArrival + MAX_LAYOVER_MINUTES
        if (this.setWindow(outKey[each]! & 0xffff, first.firstArrival, until))
          this.flyOn(each, homeAt)
        else this.flyOnCarefully(each, homeAt, until)
      }
  }

  private flyOnCarefully(lane: number, homeAt: number, until: UtcMinute): void {
    const { first, second, distances } = this
    const { outStart, outKey, laneKm } = this.columns
    const group = outKey[lane]! >> 16
    const between = outKey[lane]! & 0xffff
    const end = outStart[between + 1]!
    let onward = firstOfGroup(outKey, outStart[between]!, end, group)
    for (; onward < end && outKey[onward]! >> 16 === group; onward++) {
      const other = outKey[onward]! & 0xffff
      if (distances.isHome[other] === 1) continue
      if (laneKm[lane]! + laneKm[onward]! > distances.limitOf(homeAt, other)) continue
      second.readWindow(onward, first.firstArrival, until, this.later)
      this.addOneStops(lane, onward, homeAt, other)
    }
  }

  /** What no journey that begins with the flights just read can be better than. */
  private lookAtFirst(): void {
    const { first, columns } = this
    this.lowestFirst = NO_STEP
    this.firstAirline = columns.airline[first.row[0]!]!
    for (let at = 0; at < first.count; at++) {
      this.lowestFirst = Math.min(this.lowestFirst, first.step[at]! & 7)
      if (columns.airline[first.row[at]!] !== this.firstAirline) this.firstAirline = -1
    }
  }

  /**
   * Of all lanes of an airport the same days are looked at. False where that is not so simple: in
   * other cabins, and when clocks or flights change.
   */
  private setWindow(airport: number, from: UtcMinute, until: UtcMinute): boolean {
    const { zone, control, changesOn } = this.columns
    this.windowStarts.length = 0
    this.windowMidnights.length = 0
    const offset = this.offsets.on(zone[airport]!, this.day)
    if (this.party.cabin !== 0 || offset === CHANGING) return false
    const days = control[CONTROL.days]!
    const firstDay = control[CONTROL.firstDay]!
    const lastDay = Math.floor((until + offset) / DAY_MINUTES)
    for (let day = Math.floor((from + offset) / DAY_MINUTES); day <= lastDay; day++) {
      if (this.offsets.on(zone[airport]!, day) !== offset) return false
      if (day < firstDay || day >= firstDay + days) continue
      if (changesOn[day % days] !== 0) return false
      this.windowStarts.push((day % days) * control[CONTROL.stride]!)
      this.windowMidnights.push(day * DAY_MINUTES - offset)
    }
    return true
  }

  /**
   * All lanes that go on from the end of one. Most flights are passed over, since they would not
   * lower the step at which a way is sold.
   */
  private flyOn(lane: number, homeAt: number): void {
    const { columns, windowStarts, windowMidnights, first, stepOf, lowestFirst } = this
    const { distances, placeInGroup } = this
    const { isHome, limits } = distances
    const {
      cells,
      country,
      size,
      laneAirline,
      laneFirst,
      departs,
      aircraft,
      outStart,
      outKey,
      laneKm,
    } = columns
    const { seats } = this.party
    const km = laneKm[lane]!
    const group = outKey[lane]! >> 16
    const between = outKey[lane]! & 0xffff
    const here = country[between]!
    const abroad = minimumConnection(size[between] as AirportSize, true)
    const isAbroad = country[columns.laneOrigin[lane]!] !== here
    const atHome = isAbroad ? abroad : minimumConnection(size[between] as AirportSize, false)
    const places = this.largestGroup
    const ways = homeAt * this.alone.length
    const until = first.lastArrival + MAX_LAYOVER_MINUTES
    const onwardEnd = outStart[between + 1]!
    let onward = firstOfGroup(outKey, outStart[between]!, onwardEnd, group)
    for (; onward < onwardEnd && outKey[onward]! >> 16 === group; onward++) {
      const other = outKey[onward]! & 0xffff
      if (isHome[other] === 1) continue
      const isFirstLonger = km >= laneKm[onward]!
      const sale = (ways + other) * places
      // Where one airline flies the whole of the longer lane, only its fare may be paid.
      const payee = isFirstLonger ? this.firstAirline : laneAirline[onward]!
      const seller = payee < 0 ? -1 : sale + placeInGroup[payee]!
      if (seller >= 0 && stepOf[seller]! <= lowestFirst) continue
      const limit = limits[ways + other]! || distances.lookUp(homeAt, other)
      if (km + laneKm[onward]! > limit) continue
      const least = country[other] === here ? atHome : abroad
      const from = first.firstArrival + least
      const end = laneFirst[onward + 1]!
      for (let at = 0; at < windowStarts.length; at++) {
        const start = windowStarts[at]!
        const midnight = windowMidnights[at]!
        for (let row = laneFirst[onward]!; row < end; row++) {
          const utc = midnight + departs[row]!
          if (utc < from) continue
          if (utc > until) break
          const cell = cells[start + row]!
          if ((cell & 255) < seats) continue
          const step = partyStep(cell, aircraft[row]!, 0, seats)
          if (seller >= 0 && (step >= stepOf[seller]! || lowestFirst >= stepOf[seller]!)) continue
          this.connect(row, utc, step, least, isFirstLonger, sale)
        }
      }
    }
  }

  private scanBack(homeAt: number, group: number): void {
    const { first, second, distances, columns } = this
    const { inStart, inKey, inLane, laneKm } = columns
    const { isHome, home } = distances
    const end = inStart[home[homeAt]! + 1]!
    let at = firstOfGroup(inKey, inStart[home[homeAt]!]!, end, group)
    for (; at < end && inKey[at]! >> 16 === group; at++) {
      const last = inLane[at]!
      const between = inKey[at]! & 0xffff
      if (isHome[between] === 1) continue
      first.readDay(last, this.day, this.party)
      if (first.count > 0) this.addNonstops(homeAt, between)
      second.forget()
      const beforeEnd = inStart[between + 1]!
      let before = firstOfGroup(inKey, inStart[between]!, beforeEnd, group)
      for (; before < beforeEnd && inKey[before]! >> 16 === group; before++) {
        const other = inKey[before]! & 0xffff
        const lane = inLane[before]!
        if (isHome[other] === 1) continue
        if (laneKm[lane]! + laneKm[last]! > distances.limitOf(homeAt, other)) continue
        first.readDay(lane, this.day, this.party)
        if (first.count === 0) continue
        const until = first.lastArrival + MAX_LAYOVER_MINUTES
        second.cover(last, first.firstArrival, until, this.later)
        if (second.count > 0) this.addOneStops(lane, last, homeAt, other)
      }
    }
  }

  private addNonstops(homeAt: number, other: number): void {
    const { first } = this
    const sale = this.saleOf(homeAt, other)
    for (let at = 0; at < first.count; at++)
      if (first.step[at]! < LOWER_CABIN)
        this.sell(sale + this.placeInGroup[this.columns.airline[first.row[at]!]!]!, first.step[at]!)
  }

  private addOneStops(lane: number, onward: number, homeAt: number, other: number): void {
    const { second } = this
    const least = connectionAt(this.columns, lane, onward)
    const sale = this.saleOf(homeAt, other)
    const isFirstLonger = this.isFirstLonger(lane, onward)
    for (let next = 0; next < second.count; next++)
      this.connect(
        second.row[next]!,
        second.departs[next]!,
        second.step[next]!,
        least,
        isFirstLonger,
        sale,
      )
  }

  /** Sells a flight with all of the first ones that it waits for. */
  private connect(
    nextRow: number,
    departs: UtcMinute,
    nextStep: number,
    least: number,
    isFirstLonger: boolean,
    sale: number,
  ): void {
    const { first, columns, stepOf, placeInGroup } = this
    const { airline, destinationTerminal, originTerminal } = columns
    if (!isFirstLonger && nextStep >= LOWER_CABIN) return
    for (let at = 0; at < first.count; at++) {
      const wait = departs - first.arrives[at]!
      if (wait < least || wait > MAX_LAYOVER_MINUTES) continue
      const step = first.step[at]!
      if (isFirstLonger && step >= LOWER_CABIN) continue
      const row = first.row[at]!
      const seller = sale + placeInGroup[airline[isFirstLonger ? row : nextRow]!]!
      const dearest = Math.max(step & 7, nextStep & 7)
      if (dearest >= stepOf[seller]!) continue
      const isOtherTerminal = destinationTerminal[row] !== originTerminal[nextRow]
      if (isOtherTerminal && wait < least + TERMINAL_CHANGE_MINUTES) continue
      this.sell(seller, dearest)
    }
  }

  private isFirstLonger(lane: number, onward: number): boolean {
    return this.columns.laneKm[lane]! >= this.columns.laneKm[onward]!
  }

  private saleOf(homeAt: number, other: number): number {
    return (homeAt * this.alone.length + other) * this.largestGroup
  }

  private sell(seller: number, step: number): void {
    if (this.stepOf[seller] === NO_STEP) this.sold.push(seller)
    if (step < this.stepOf[seller]!) this.stepOf[seller] = step
  }

  /** And forgets what was sold, before the next group. */
  private price(airlines: readonly number[]): void {
    const { sold, fares, half, alone, largestGroup, stepOf } = this
    const airports = alone.length
    for (const seller of sold) {
      const place = seller % largestGroup
      const way = (seller - place) / largestGroup
      const other = way % airports
      const paid = this.distances.paidFor((way - other) / airports, other)
      const airline = airlines[place]!
      const step = stepOf[seller]!
      stepOf[seller] = NO_STEP
      const fare = fares.fare(airline, paid, step, ALONE, LIGHT)
      if (fare < alone[other]!) alone[other] = fare
      if (!this.isReturn) continue
      const halfFare = fares.fare(airline, paid, step, HALF, LIGHT)
      if (half[other] === NO_FARE) this.reached.push(other)
      if (halfFare < half[other]!) half[other] = halfFare
    }
    this.sold = []
  }
}
