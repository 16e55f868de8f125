/**
 * All journeys of a way on a day: lanes, pairs and triples of lanes of one group that do not go too
 * far round, and of those all flights that connect in time. Nothing is left out for being worse
 * than another; see connections.ts for what counts as a journey.
 */
import type { Day } from '../../../site/calendar-day.ts'
import type { UtcMinute } from '../timetable/rules/local-time.ts'
import {
  ENOUGH_JOURNEYS,
  MAX_LAYOVER_MINUTES,
  maxKm,
  SELF_TRANSFER_MINUTES,
  TERMINAL_CHANGE_MINUTES,
} from './connections.ts'
import type { DayOffsets } from './day-offsets.ts'
import { connectionAt, firstOfGroup, type FlightColumns, kmOf } from './flight-columns.ts'
import type { JourneyList } from './journey-list.ts'
import { LaneFlights, LOWER_CABIN, type PartySeats } from './lane-flights.ts'

/** Distances are whole kilometres, so three sides of a triangle may miss by some. */
const ROUNDED_KM = 3

export interface ScannedWay {
  /** Positions of airports. */
  from: readonly number[]
  to: readonly number[]
  day: Day
  selfTransfer: boolean
}

/** The airports of a way in the order of their pairs. */
export function pairsOf({ from, to }: Pick<ScannedWay, 'from' | 'to'>): [number, number][] {
  return from.flatMap((origin) => to.map((destination): [number, number] => [origin, destination]))
}

export class JourneyScan {
  private readonly columns: FlightColumns
  private readonly first: LaneFlights
  private readonly second: LaneFlights
  /** Flights to the destination, by the airport that they leave; read when one is first met. */
  private readonly thirds: LaneFlights[] = []
  private readonly thirdAt: Int32Array
  private readonly thirdRound: Int32Array
  private thirdsRead = 0
  private readonly offsets: DayOffsets
  /** 1 for the ends of the way, where nobody changes planes. */
  private readonly isEnd: Uint8Array
  /** Of the group that is looked at: the lane from an airport to the destination, and its round. */
  private readonly lastLane: Int32Array
  private readonly lastRound: Int32Array
  private round = 0

  private list!: JourneyList
  private way!: ScannedWay
  private party!: PartySeats
  /** The same party on later legs, which depart late enough. */
  private later!: PartySeats
  private pair = 0
  private zonesMet: Uint8Array | undefined

  constructor(columns: FlightColumns, offsets: DayOffsets) {
    this.columns = columns
    this.offsets = offsets
    this.first = new LaneFlights(columns, this.offsets)
    this.second = new LaneFlights(columns, this.offsets)
    this.thirdAt = new Int32Array(columns.airports.length)
    this.thirdRound = new Int32Array(columns.airports.length)
    this.isEnd = new Uint8Array(columns.airports.length)
    this.lastLane = new Int32Array(columns.airports.length)
    this.lastRound = new Int32Array(columns.airports.length)
  }

  /** Notes in `zonesMet`, if it is given, whose clocks matter. */
  scan(way: ScannedWay, party: PartySeats, list: JourneyList, zonesMet?: Uint8Array): void {
    list.clear()
    this.zonesMet = zonesMet
    if (zonesMet) for (const airport of [...way.from, ...way.to]) this.meet(airport)
    this.list = list
    this.way = way
    this.party = party
    this.later = { ...party, notBefore: 0 }
    for (const end of way.from) this.isEnd[end] = 1
    for (const end of way.to) this.isEnd[end] = 1
    this.forPairs((origin, destination) => {
      this.findDirect(origin, destination)
      if (way.selfTransfer) this.findSelfTransfers(origin, destination)
    })
    list.direct = list.count
    if (list.direct < ENOUGH_JOURNEYS)
      this.forPairs((origin, destination) => this.findTwoStops(origin, destination))
    for (const end of way.from) this.isEnd[end] = 0
    for (const end of way.to) this.isEnd[end] = 0
  }

  private forPairs(find: (origin: number, destination: number) => void): void {
    this.pair = 0
    for (const origin of this.way.from)
      for (const destination of this.way.to) {
        if (origin !== destination) find(origin, destination)
        this.pair++
      }
  }

  /** Walks along the lanes out of one airport and those into the other, by group and airport. */
  private findDirect(origin: number, destination: number): void {
    const { outStart, outKey, inStart, inKey, inLane, laneKm } = this.columns
    const limit = maxKm(kmOf(this.columns, origin, destination), 1)
    const outEnd = outStart[origin + 1]!
    const inEnd = inStart[destination + 1]!
    let inAt = inStart[destination]!
    for (let lane = outStart[origin]!; lane < outEnd; lane++) {
      const key = outKey[lane]!
      const between = key & 0xffff
      if (between === destination) this.addNonstops(lane)
      while (inAt < inEnd && inKey[inAt]! < key) inAt++
      if (inAt === inEnd || inKey[inAt] !== key || this.isEnd[between] === 1) continue
      const onward = inLane[inAt]!
      if (laneKm[lane]! + laneKm[onward]! <= limit) this.addOneStops(lane, onward)
    }
  }

  private addNonstops(lane: number): void {
    const { first, list } = this
    first.readDay(lane, this.way.day, this.party)
    for (let at = 0; at < first.count; at++) {
      if (first.step[at]! >= LOWER_CABIN) continue
      const journey = list.next()
      this.describe(journey, 1, first.row[at]!, lane, first.step[at]!)
      list.setLeg(journey, 0, first.row[at]!, first.day[at]!)
      list.setTimes(journey, first.departs[at]!, first.arrives[at]!, 0)
    }
  }

  private meet(airport: number): void {
    this.zonesMet![this.columns.zone[airport]!] = 1
  }

  private addOneStops(lane: number, onward: number): void {
    const { first, second, list } = this
    const least = connectionAt(this.columns, lane, onward)
    if (!this.readConnecting(lane, onward, least)) return
    const { laneKm, destinationTerminal, originTerminal } = this.columns
    const isFirstLonger = laneKm[lane]! >= laneKm[onward]!
    for (let at = 0; at < first.count; at++) {
      const arrives = first.arrives[at]!
      for (let next = 0; next < second.count; next++) {
        const wait = second.departs[next]! - arrives
        if (wait < least || wait > MAX_LAYOVER_MINUTES) continue
        const row = first.row[at]!
        const nextRow = second.row[next]!
        if (
          wait < least + TERMINAL_CHANGE_MINUTES &&
          destinationTerminal[row] !== originTerminal[nextRow]
        )
          continue
        const longest = isFirstLonger ? first.step[at]! : second.step[next]!
        if (longest >= LOWER_CABIN) continue
        const journey = list.next()
        const step = dearest(first.step[at]!, second.step[next]!)
        this.describe(journey, 2, isFirstLonger ? row : nextRow, lane, step)
        list.setLeg(journey, 0, row, first.day[at]!)
        list.setLeg(journey, 1, nextRow, second.day[next]!)
        list.setTimes(journey, first.departs[at]!, second.arrives[next]!, wait)
      }
    }
  }

  /** Legs of two groups, each bought by itself. */
  private findSelfTransfers(origin: number, destination: number): void {
    const { outStart, outKey, inStart, inKey, inLane, laneKm } = this.columns
    const limit = maxKm(kmOf(this.columns, origin, destination), 1)
    const onwards = new Map<number, number[]>()
    for (let at = inStart[destination]!; at < inStart[destination + 1]!; at++) {
      const between = inKey[at]! & 0xffff
      if (this.isEnd[between] === 1) continue
      const lanes = onwards.get(between)
      if (lanes) lanes.push(inLane[at]!)
      else onwards.set(between, [inLane[at]!])
    }
    for (let lane = outStart[origin]!; lane < outStart[origin + 1]!; lane++)
      for (const onward of onwards.get(outKey[lane]! & 0xffff) ?? [])
        if (
          outKey[lane]! >> 16 !== outKey[onward]! >> 16 &&
          laneKm[lane]! + laneKm[onward]! <= limit
        )
          this.addSelfTransfers(lane, onward)
  }

  private addSelfTransfers(lane: number, onward: number): void {
    const { first, second, list } = this
    const { laneKm, destinationTerminal, originTerminal } = this.columns
    if (!this.readConnecting(lane, onward, SELF_TRANSFER_MINUTES)) return
    const isFirstLonger = laneKm[lane]! >= laneKm[onward]!
    for (let at = 0; at < first.count; at++)
      for (let next = 0; next < second.count; next++) {
        const wait = second.departs[next]! - first.arrives[at]!
        const row = first.row[at]!
        const nextRow = second.row[next]!
        const change =
          destinationTerminal[row] === originTerminal[nextRow] ? 0 : TERMINAL_CHANGE_MINUTES
        if (wait < SELF_TRANSFER_MINUTES + change || wait > MAX_LAYOVER_MINUTES) continue
        if (first.step[at]! >= LOWER_CABIN || second.step[next]! >= LOWER_CABIN) continue
        const journey = list.next()
        const steps = first.step[at]! | (second.step[next]! << 3)
        this.describe(journey, 2, isFirstLonger ? row : nextRow, lane, steps)
        list.group[journey] = -1
        list.setLeg(journey, 0, row, first.day[at]!)
        list.setLeg(journey, 1, nextRow, second.day[next]!)
        list.setTimes(journey, first.departs[at]!, second.arrives[next]!, wait)
      }
  }

  private findTwoStops(origin: number, destination: number): void {
    const { columns, isEnd, lastLane, lastRound, first } = this
    const { outStart, outKey, inStart, inKey, inLane, laneKm } = columns
    const limit = maxKm(kmOf(this.columns, origin, destination), 2)
    const inEnd = inStart[destination + 1]!
    let inAt = inStart[destination]!
    let group = -1
    for (let lane = outStart[origin]!; lane < outStart[origin + 1]!; lane++) {
      const key = outKey[lane]!
      if (key >> 16 !== group) {
        group = key >> 16
        this.round++
        this.thirdsRead = 0
        while (inAt < inEnd && inKey[inAt]! >> 16 < group) inAt++
        for (; inAt < inEnd && inKey[inAt]! >> 16 === group; inAt++) {
          lastLane[inKey[inAt]! & 0xffff] = inLane[inAt]!
          lastRound[inKey[inAt]! & 0xffff] = this.round
        }
      }
      const between = key & 0xffff
      if (isEnd[between] === 1) continue
      const km = laneKm[lane]!
      if (km + kmOf(this.columns, between, destination) > limit + ROUNDED_KM) continue
      let isRead = false
      const end = outStart[between + 1]!
      for (
        let middle = firstOfGroup(outKey, outStart[between]!, end, group);
        middle < end;
        middle++
      ) {
        if (outKey[middle]! >> 16 !== group) break
        const other = outKey[middle]! & 0xffff
        if (lastRound[other] !== this.round || isEnd[other] === 1) continue
        const last = lastLane[other]!
        if (km + laneKm[middle]! + laneKm[last]! > limit) continue
        if (!isRead) first.readDay(lane, this.way.day, this.party)
        isRead = true
        if (first.count === 0) break
        this.addTwoStops(lane, middle, last, other)
      }
    }
  }

  private addTwoStops(lane: number, middle: number, last: number, other: number): void {
    const { first, second, list } = this
    if (this.zonesMet) {
      this.meet(this.columns.laneOrigin[middle]!)
      this.meet(other)
    }
    const least = connectionAt(this.columns, lane, middle)
    const until = first.lastArrival + MAX_LAYOVER_MINUTES
    second.readWindow(middle, first.firstArrival + least, until, this.later)
    if (second.count === 0) return
    const leastAgain = connectionAt(this.columns, middle, last)
    const third = this.thirdFrom(other, last, leastAgain)
    if (third.count === 0) return
    const { laneKm } = this.columns
    const longestKm = Math.max(laneKm[lane]!, laneKm[middle]!, laneKm[last]!)
    const longest = laneKm[lane] === longestKm ? 0 : laneKm[middle] === longestKm ? 1 : 2
    for (let at = 0; at < first.count; at++)
      for (let next = 0; next < second.count; next++) {
        const wait = second.departs[next]! - first.arrives[at]!
        const row = first.row[at]!
        const nextRow = second.row[next]!
        if (!this.connects(wait, least, row, nextRow)) continue
        for (let after = 0; after < third.count; after++) {
          const waitAgain = third.departs[after]! - second.arrives[next]!
          const lastRow = third.row[after]!
          if (!this.connects(waitAgain, leastAgain, nextRow, lastRow)) continue
          const [step, nextStep, lastStep] = [
            first.step[at]!,
            second.step[next]!,
            third.step[after]!,
          ]
          const longestStep = longest === 0 ? step : longest === 1 ? nextStep : lastStep
          if (longestStep >= LOWER_CABIN) continue
          const journey = list.next()
          const longestRow = longest === 0 ? row : longest === 1 ? nextRow : lastRow
          this.describe(journey, 3, longestRow, lane, dearest(dearest(step, nextStep), lastStep))
          list.setLeg(journey, 0, row, first.day[at]!)
          list.setLeg(journey, 1, nextRow, second.day[next]!)
          list.setLeg(journey, 2, lastRow, third.day[after]!)
          const layover = Math.max(wait, waitAgain)
          list.setTimes(journey, first.departs[at]!, third.arrives[after]!, layover)
        }
      }
  }

  /** The flights of the last leg, kept for other journeys that come by the same airport. */
  private thirdFrom(airport: number, lane: number, leastAgain: number): LaneFlights {
    if (this.thirdRound[airport] !== this.round) {
      this.thirdRound[airport] = this.round
      this.thirdAt[airport] = this.thirdsRead++
      this.thirds[this.thirdAt[airport]!] ??= new LaneFlights(this.columns, this.offsets)
      this.thirds[this.thirdAt[airport]!]!.forget()
    }
    const third = this.thirds[this.thirdAt[airport]!]!
    const { firstArrival, lastArrival } = this.second
    third.cover(lane, firstArrival + leastAgain, lastArrival + MAX_LAYOVER_MINUTES, this.later)
    return third
  }

  private connects(wait: number, least: number, row: number, nextRow: number): boolean {
    if (wait < least || wait > MAX_LAYOVER_MINUTES) return false
    const { destinationTerminal, originTerminal } = this.columns
    return (
      wait >= least + TERMINAL_CHANGE_MINUTES ||
      destinationTerminal[row] === originTerminal[nextRow]
    )
  }

  private readConnecting(lane: number, onward: number, least: number): boolean {
    const { first, second } = this
    if (this.zonesMet) this.meet(this.columns.laneOrigin[onward]!)
    first.readDay(lane, this.way.day, this.party)
    if (first.count === 0) return false
    const until: UtcMinute = first.lastArrival + MAX_LAYOVER_MINUTES
    second.readWindow(onward, first.firstArrival + least, until, this.later)
    return second.count > 0
  }

  private describe(
    journey: number,
    legs: number,
    longestRow: number,
    lane: number,
    step: number,
  ): void {
    const { list } = this
    list.legs[journey] = legs
    list.airline[journey] = this.columns.airline[longestRow]!
    list.group[journey] = this.columns.outKey[lane]! >> 16
    list.step[journey] = step
    list.pair[journey] = this.pair
  }
}

function dearest(step: number, other: number): number {
  return Math.max(step & 7, other & 7)
}
