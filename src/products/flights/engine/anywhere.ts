/**
 * The cheapest trip from a place to every airport, with at most one stop each way. Groups are gone
 * through one after the other, so that the halves of their returns meet while they are at hand.
 */
import type { Day } from '../../../site/calendar-day.ts'
import { paidThousandKm, STEP_PERMILLE } from '../fares/rules/fares.ts'
import { MAX_LAYOVER_MINUTES, maxKm, TERMINAL_CHANGE_MINUTES } from './connections.ts'
import { DayOffsets } from './day-offsets.ts'
import { connectionAt, firstOfGroup, type FlightColumns, kmOf } from './flight-columns.ts'
import type { AnywherePrice, AnywhereQuestion } from './flight-question.ts'
import { LaneFlights, LOWER_CABIN, type PartySeats } from './lane-flights.ts'
import { ALONE, HALF, NO_FARE, partySeats, WayFares } from './way-fares.ts'

const LIGHT = 0
const NO_STEP = STEP_PERMILLE.length

export function cheapestAnywhere(
  columns: FlightColumns,
  question: AnywhereQuestion,
  home: readonly number[],
): AnywherePrice[] {
  const { airports, groups } = columns
  const { day, backDay } = question
  const distances = new DistancesFromHome(columns, home)
  const out = new WaysFromHome(columns, question, distances, day, true)
  const back =
    backDay === null ? null : new WaysFromHome(columns, question, distances, backDay, false)
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
  /** How far one may go round to get there, and what is paid, by home and airport. */
  private readonly limits: Float64Array
  private readonly paid: Float64Array

  constructor(columns: FlightColumns, home: readonly number[]) {
    const airports = columns.airports.length
    this.columns = columns
    this.home = home
    this.isHome = new Uint8Array(airports)
    for (const airport of home) this.isHome[airport] = 1
    this.limits = new Float64Array(home.length * airports)
    this.paid = new Float64Array(home.length * airports)
  }

  limitOf(homeAt: number, airport: number): number {
    return this.limits[this.lookUp(homeAt, airport)]!
  }

  paidFor(homeAt: number, airport: number): number {
    return this.paid[this.lookUp(homeAt, airport)]!
  }

  private lookUp(homeAt: number, airport: number): number {
    const at = homeAt * this.isHome.length + airport
    if (this.limits[at] === 0) {
      const km = kmOf(this.columns, this.home[homeAt]!, airport)
      this.limits[at] = maxKm(km, 1)
      this.paid[at] = paidThousandKm(km)
    }
    return at
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
  private readonly fares: WayFares
  private readonly distances: DistancesFromHome
  private readonly day: Day
  private readonly isOut: boolean
  private readonly first: LaneFlights
  private readonly second: LaneFlights
  /** The lowest step at which an airline sells a way, and who sells it at all. */
  private readonly stepOf: Uint8Array
  private readonly sellers: number[] = []

  constructor(
    columns: FlightColumns,
    question: AnywhereQuestion,
    distances: DistancesFromHome,
    day: Day,
    isOut: boolean,
  ) {
    const airports = columns.airports.length
    this.columns = columns
    this.party = partySeats(question)
    this.later = { ...this.party, notBefore: 0 }
    this.fares = new WayFares(columns, question, { from: [], to: [] }, day)
    this.distances = distances
    this.day = day
    this.isOut = isOut
    const offsets = new DayOffsets(columns.zones)
    this.first = new LaneFlights(columns, offsets)
    this.second = new LaneFlights(columns, offsets)
    this.alone = new Float64Array(airports).fill(NO_FARE)
    this.half = new Float64Array(airports).fill(NO_FARE)
    this.stepOf = new Uint8Array(columns.airlines.length).fill(NO_STEP)
  }

  scanGroup(group: number): void {
    for (const airport of this.reached) this.half[airport] = NO_FARE
    this.reached.length = 0
    for (let homeAt = 0; homeAt < this.distances.home.length; homeAt++)
      if (this.isOut) this.scanOut(homeAt, group)
      else this.scanBack(homeAt, group)
  }

  private scanOut(homeAt: number, group: number): void {
    const { first, second, distances, columns } = this
    const { outStart, outKey, laneKm } = columns
    const { isHome, home } = distances
    const end = outStart[home[homeAt]! + 1]!
    let lane = firstOfGroup(outKey, outStart[home[homeAt]!]!, end, group)
    for (; lane < end && outKey[lane]! >> 16 === group; lane++) {
      const between = outKey[lane]! & 0xffff
      if (isHome[between] === 1) continue
      first.readDay(lane, this.day, this.party)
      if (first.count === 0) continue
      this.addNonstops(homeAt, between)
      const onwardEnd = outStart[between + 1]!
      let onward = firstOfGroup(outKey, outStart[between]!, onwardEnd, group)
      for (; onward < onwardEnd && outKey[onward]! >> 16 === group; onward++) {
        const other = outKey[onward]! & 0xffff
        if (isHome[other] === 1) continue
        if (laneKm[lane]! + laneKm[onward]! > distances.limitOf(homeAt, other)) continue
        const until = first.lastArrival + MAX_LAYOVER_MINUTES
        second.readWindow(onward, first.firstArrival, until, this.later)
        if (second.count > 0) this.addOneStops(lane, onward, homeAt, other)
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
    for (let at = 0; at < first.count; at++)
      if (first.step[at]! < LOWER_CABIN)
        this.sell(this.columns.airline[first.row[at]!]!, first.step[at]!)
    this.price(homeAt, other)
  }

  private addOneStops(lane: number, onward: number, homeAt: number, other: number): void {
    const { first, second, columns, stepOf } = this
    const { laneKm, airline, destinationTerminal, originTerminal } = columns
    const least = connectionAt(columns, lane, onward)
    const isFirstLonger = laneKm[lane]! >= laneKm[onward]!
    for (let at = 0; at < first.count; at++) {
      const row = first.row[at]!
      const arrives = first.arrives[at]!
      const step = first.step[at]!
      if (isFirstLonger && step >= LOWER_CABIN) continue
      for (let next = 0; next < second.count; next++) {
        const wait = second.departs[next]! - arrives
        if (wait < least || wait > MAX_LAYOVER_MINUTES) continue
        const nextStep = second.step[next]!
        if (!isFirstLonger && nextStep >= LOWER_CABIN) continue
        const nextRow = second.row[next]!
        const seller = airline[isFirstLonger ? row : nextRow]!
        const dearest = Math.max(step & 7, nextStep & 7)
        if (dearest >= stepOf[seller]!) continue
        if (
          wait < least + TERMINAL_CHANGE_MINUTES &&
          destinationTerminal[row] !== originTerminal[nextRow]
        )
          continue
        this.sell(seller, dearest)
      }
    }
    this.price(homeAt, other)
  }

  private sell(airline: number, step: number): void {
    if (this.stepOf[airline] === NO_STEP) this.sellers.push(airline)
    if (step < this.stepOf[airline]!) this.stepOf[airline] = step
  }

  private price(homeAt: number, other: number): void {
    const { sellers, fares, half, alone } = this
    if (sellers.length === 0) return
    const paid = this.distances.paidFor(homeAt, other)
    for (const airline of sellers) {
      const step = this.stepOf[airline]!
      this.stepOf[airline] = NO_STEP
      const fare = fares.fare(airline, paid, step, ALONE, LIGHT)
      if (fare < alone[other]!) alone[other] = fare
      const halfFare = fares.fare(airline, paid, step, HALF, LIGHT)
      if (half[other] === NO_FARE) this.reached.push(other)
      if (halfFare < half[other]!) half[other] = halfFare
    }
    sellers.length = 0
  }
}
