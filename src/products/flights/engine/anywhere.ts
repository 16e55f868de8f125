/**
 * The cheapest trip from a place to every airport, with at most one stop each way. Groups are gone
 * through one after the other, so that the halves of their returns meet while they are at hand.
 */
import type { Day } from '../../../site/calendar-day.ts'
import type { MinorUnits } from '../../../site/money.ts'
import { STEP_PERMILLE } from '../fares/rules/fares.ts'
import type { UtcMinute } from '../timetable/rules/local-time.ts'
import {
  type AirportSize,
  kmBetween,
  MAX_LAYOVER_MINUTES,
  maxKm,
  minimumConnection,
  TERMINAL_CHANGE_MINUTES,
} from './connections.ts'
import type { FlightColumns } from './flight-columns.ts'
import type { AnywherePrice, AnywhereQuestion } from './flight-question.ts'
import { LaneFlights, LOWER_CABIN, type PartySeats } from './lane-flights.ts'
import { ALONE, HALF, NO_FARE, partySeats, WayFares } from './way-fares.ts'

const LIGHT = 0
const NO_STEP = STEP_PERMILLE.length
/** Every zone, a day, and the longest flight. */
const MOST_MINUTES_ROUND_A_DAY = 2_880

export function cheapestAnywhere(
  columns: FlightColumns,
  question: AnywhereQuestion,
  home: readonly number[],
): AnywherePrice[] {
  const { airports, groups } = columns
  const out = new WaysFromHome(columns, question, home, question.day, true)
  const back =
    question.backDay === null
      ? null
      : new WaysFromHome(columns, question, home, question.backDay, false)
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

/** From home to every airport, or from every airport home. */
class WaysFromHome {
  readonly alone: Float64Array
  /** Of the group that was scanned last, for the airports that it reaches. */
  readonly half: Float64Array
  readonly reached: number[] = []
  private readonly columns: FlightColumns
  private readonly party: PartySeats
  private readonly fares: WayFares
  private readonly isHome: Uint8Array
  private readonly home: readonly number[]
  private readonly day: Day
  private readonly isOut: boolean
  private readonly first: LaneFlights
  private readonly second: LaneFlights
  /** The lowest step that an airline sells between two lanes. */
  private readonly stepOf: Uint8Array
  private readonly sellers: number[] = []

  constructor(
    columns: FlightColumns,
    question: AnywhereQuestion,
    home: readonly number[],
    day: Day,
    isOut: boolean,
  ) {
    const airports = columns.airports.length
    this.columns = columns
    this.party = partySeats(question)
    this.fares = new WayFares(columns, question, { from: [], to: [] }, day)
    this.home = home
    this.isHome = new Uint8Array(airports)
    for (const airport of home) this.isHome[airport] = 1
    this.day = day
    this.isOut = isOut
    this.first = new LaneFlights(columns)
    this.second = new LaneFlights(columns)
    this.alone = new Float64Array(airports).fill(NO_FARE)
    this.half = new Float64Array(airports).fill(NO_FARE)
    this.stepOf = new Uint8Array(columns.airlines.length).fill(NO_STEP)
  }

  scanGroup(group: number): void {
    for (const airport of this.reached) this.half[airport] = NO_FARE
    this.reached.length = 0
    for (const airport of this.home)
      if (this.isOut) this.scanOut(airport, group)
      else this.scanBack(airport, group)
  }

  private scanOut(home: number, group: number): void {
    const { outStart, outKey } = this.columns
    const end = outStart[home + 1]!
    for (let lane = firstOfGroup(outKey, outStart[home]!, end, group); lane < end; lane++) {
      if (outKey[lane]! >> 16 !== group) break
      const between = outKey[lane]! & 0xffff
      if (this.isHome[between] === 1) continue
      this.first.readDay(lane, this.day, this.party)
      if (this.first.count === 0) continue
      this.addNonstops(lane, home, between)
      const onwardEnd = outStart[between + 1]!
      const from = firstOfGroup(outKey, outStart[between]!, onwardEnd, group)
      for (let onward = from; onward < onwardEnd; onward++) {
        if (outKey[onward]! >> 16 !== group) break
        const other = outKey[onward]! & 0xffff
        if (this.isHome[other] === 1 || !this.isNear(lane, onward, home, other)) continue
        const { firstArrival, lastArrival } = this.first
        const until = lastArrival + MAX_LAYOVER_MINUTES
        this.second.readWindow(onward, firstArrival, until, { ...this.party, notBefore: 0 })
        if (this.second.count > 0) this.addOneStops(lane, onward, other, home)
      }
    }
  }

  private scanBack(home: number, group: number): void {
    const { inStart, inKey, inLane } = this.columns
    const end = inStart[home + 1]!
    for (let at = firstOfGroup(inKey, inStart[home]!, end, group); at < end; at++) {
      if (inKey[at]! >> 16 !== group) break
      const last = inLane[at]!
      const between = inKey[at]! & 0xffff
      if (this.isHome[between] === 1) continue
      this.first.readDay(last, this.day, this.party)
      this.addNonstops(last, home, between)
      const from: UtcMinute = this.day * 1440 - MOST_MINUTES_ROUND_A_DAY / 2
      const until = this.day * 1440 + 2 * MOST_MINUTES_ROUND_A_DAY
      this.second.readWindow(last, from, until, { ...this.party, notBefore: 0 })
      if (this.second.count === 0) continue
      const firstEnd = inStart[between + 1]!
      let before = firstOfGroup(inKey, inStart[between]!, firstEnd, group)
      for (; before < firstEnd && inKey[before]! >> 16 === group; before++) {
        const other = inKey[before]! & 0xffff
        const lane = inLane[before]!
        if (this.isHome[other] === 1 || !this.isNear(lane, last, other, home)) continue
        this.first.readDay(lane, this.day, this.party)
        if (this.first.count > 0) this.addOneStops(lane, last, other, home)
      }
    }
  }

  private isNear(lane: number, onward: number, origin: number, destination: number): boolean {
    const { laneKm } = this.columns
    const km = laneKm[lane]! + laneKm[onward]!
    return km <= maxKm(this.kmOf(origin, destination), 1)
  }

  private addNonstops(lane: number, home: number, other: number): void {
    const { first } = this
    for (let at = 0; at < first.count; at++)
      if (first.step[at]! < LOWER_CABIN)
        this.sell(this.columns.airline[first.row[at]!]!, first.step[at]!)
    this.price(other, this.kmOf(home, other))
    void lane
  }

  private addOneStops(lane: number, onward: number, other: number, home: number): void {
    const { first, second, columns, stepOf } = this
    const { laneKm, airline, destinationTerminal, originTerminal } = columns
    const least = this.connectionAt(lane, onward)
    const isFirstLonger = laneKm[lane]! >= laneKm[onward]!
    for (let at = 0; at < first.count; at++) {
      const [row, arrives, step] = [first.row[at]!, first.arrives[at]!, first.step[at]!]
      if (isFirstLonger && step >= LOWER_CABIN) continue
      for (let next = 0; next < second.count; next++) {
        const wait = second.departs[next]! - arrives
        if (wait < least || wait > MAX_LAYOVER_MINUTES) continue
        const [nextRow, nextStep] = [second.row[next]!, second.step[next]!]
        if (!isFirstLonger && nextStep >= LOWER_CABIN) continue
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
    if (this.sellers.length > 0) this.price(other, this.kmOf(home, other))
  }

  private sell(airline: number, step: number): void {
    if (this.stepOf[airline] === NO_STEP) this.sellers.push(airline)
    if (step < this.stepOf[airline]!) this.stepOf[airline] = step
  }

  private price(other: number, km: number): void {
    for (const airline of this.sellers) {
      const step = this.stepOf[airline]!
      this.stepOf[airline] = NO_STEP
      const alone: MinorUnits = this.fares.fare(airline, km, step, ALONE, LIGHT)
      if (alone < this.alone[other]!) this.alone[other] = alone
      const half: MinorUnits = this.fares.fare(airline, km, step, HALF, LIGHT)
      if (this.half[other] === NO_FARE) this.reached.push(other)
      if (half < this.half[other]!) this.half[other] = half
    }
    this.sellers.length = 0
  }

  private connectionAt(lane: number, onward: number): number {
    const { country, size, outKey, laneOrigin } = this.columns
    const between = laneOrigin[onward]!
    const here = country[between]
    const isInternational =
      country[laneOrigin[lane]!] !== here || country[outKey[onward]! & 0xffff] !== here
    return minimumConnection(size[between] as AirportSize, isInternational)
  }

  private kmOf(one: number, other: number): number {
    const { latitude, longitude } = this.columns
    return kmBetween(latitude[one]!, longitude[one]!, latitude[other]!, longitude[other]!)
  }
}

function firstOfGroup(keys: Int32Array, from: number, to: number, group: number): number {
  let [low, high] = [from, to]
  while (low < high) {
    const middle = (low + high) >> 1
    if (keys[middle]! >> 16 < group) low = middle + 1
    else high = middle
  }
  return low
}
