/** The flights of a lane that have seats for a party and depart within some time, in order. */
import type { Day } from '../../../site/calendar-day.ts'
import { offsetAt, type UtcMinute } from '../timetable/rules/local-time.ts'
import { CHANGING, type DayOffsets } from './day-offsets.ts'
import {
  CANCELLED,
  changedDeparture,
  CONTROL,
  type FlightColumns,
  partyStep,
  placeOf,
} from './flight-columns.ts'
import { grown } from './journey-list.ts'

const DAY_MINUTES = 1440
/** Who reads more reads some hours ahead. */
const COVERED_AROUND = 240
/** Added to the step of a flight in a lower cabin, as the aircraft has none of the one asked for. */
export const LOWER_CABIN = 8

/** For what a party may book: seats enough, in a cabin, not before some minute. */
export interface PartySeats {
  /** 0 for whoever asks for the timetable alone, without seats and changes. */
  seats: number
  cabin: number
  notBefore: UtcMinute
}

export class LaneFlights {
  count = 0
  row = new Int32Array(64)
  day = new Int32Array(64)
  departs = new Int32Array(64)
  arrives = new Int32Array(64)
  step = new Uint8Array(64)
  firstArrival: UtcMinute = 0
  lastArrival: UtcMinute = 0
  private from: UtcMinute = Infinity
  private to: UtcMinute = -Infinity
  private readonly columns: FlightColumns
  private readonly offsets: DayOffsets

  constructor(columns: FlightColumns, offsets: DayOffsets) {
    this.columns = columns
    this.offsets = offsets
  }

  /** All flights of a local day. */
  readDay(lane: number, day: Day, party: PartySeats): void {
    this.clear()
    this.add(lane, day, party, party.notBefore, Infinity)
  }

  readWindow(lane: number, from: UtcMinute, to: UtcMinute, party: PartySeats): void {
    this.clear()
    const zone = this.columns.zone[this.columns.laneOrigin[lane]!]!
    const lastDay = this.dayAt(zone, to, 120)
    for (let day = this.dayAt(zone, from, -120); day <= lastDay; day++)
      this.add(lane, day, party, from, to)
  }

  /** Reads more only when what was read before does not reach so far. */
  cover(lane: number, from: UtcMinute, to: UtcMinute, party: PartySeats): void {
    if (from >= this.from && to <= this.to) return
    this.from = Math.min(this.from, from - COVERED_AROUND)
    this.to = Math.max(this.to, to + COVERED_AROUND)
    this.readWindow(lane, this.from, this.to, party)
  }

  /** Before the flights of another lane are covered. */
  forget(): void {
    this.from = Infinity
    this.to = -Infinity
  }

  private clear(): void {
    this.count = 0
    this.firstArrival = 0x7fff_ffff
    this.lastArrival = 0
  }

  /** The local day of a minute; where clocks change, `slack` minutes earlier or later. */
  private dayAt(zone: number, at: UtcMinute, slack: number): Day {
    const offset = this.offsets.on(zone, Math.floor(at / DAY_MINUTES))
    if (offset !== CHANGING) return Math.floor((at + offset) / DAY_MINUTES)
    return Math.floor((at + offsetAt(this.columns.zones, zone, at) + slack) / DAY_MINUTES)
  }

  private add(lane: number, day: Day, party: PartySeats, from: UtcMinute, to: UtcMinute): void {
    const { columns } = this
    const { control, changesOn } = columns
    const days = control[CONTROL.days]!
    const firstDay = control[CONTROL.firstDay]!
    if (day < firstDay || day >= firstDay + days) return
    const zone = columns.zone[columns.laneOrigin[lane]!]!
    const offset = this.offsets.on(zone, day)
    while (this.count + columns.laneFirst[lane + 1]! - columns.laneFirst[lane]! > this.row.length)
      this.grow()
    if (party.cabin === 0 && offset !== CHANGING && changesOn[day % days] === 0)
      this.addUsual(lane, day, offset, party, from, to)
    else this.addCarefully(lane, day, party, from, to)
  }

  /** In economy, on a day without changes: flights are in the order of their departure. */
  private addUsual(
    lane: number,
    day: Day,
    offset: number,
    { seats }: PartySeats,
    from: UtcMinute,
    to: UtcMinute,
  ): void {
    const { control, cells, laneFirst, departs, minutes, aircraft } = this.columns
    const midnight = day * DAY_MINUTES - offset
    const start = (day % control[CONTROL.days]!) * control[CONTROL.stride]!
    const end = laneFirst[lane + 1]!
    for (let row = laneFirst[lane]!; row < end; row++) {
      const utc = midnight + departs[row]!
      if (utc < from) continue
      if (utc > to) return
      const cell = cells[start + row]!
      if ((cell & 255) < seats) continue
      const step =
        seats <= ((cell >> 8) & 31) ? cell >> 13 : partyStep(cell, aircraft[row]!, 0, seats)
      this.put(row, day, utc, utc + minutes[row]!, step)
    }
  }

  private addCarefully(
    lane: number,
    day: Day,
    party: PartySeats,
    from: UtcMinute,
    to: UtcMinute,
  ): void {
    const { columns } = this
    const { control, cells, laneFirst, departs, minutes, isChanged } = columns
    const { seats } = party
    const start = (day % control[CONTROL.days]!) * control[CONTROL.stride]!
    const zone = columns.zone[columns.laneOrigin[lane]!]!
    const end = laneFirst[lane + 1]!
    for (let row = laneFirst[lane]!; row < end; row++) {
      let { cabin } = party
      let lower = 0
      let place = row
      if (cabin > 0) {
        place = placeOf(columns, row, cabin)
        while (place < 0) {
          lower = LOWER_CABIN
          place = placeOf(columns, row, --cabin)
        }
      }
      const cell = cells[start + place]!
      if ((cell & 255) < seats) continue
      let minute = departs[row]!
      if (isChanged[row] !== 0 && seats > 0) {
        const changed = changedDeparture(columns, row, day)
        if (changed === CANCELLED) continue
        minute = changed
      }
      const utc = this.offsets.utcOf(zone, day, minute)
      if (utc < from || utc > to) continue
      const step = partyStep(cell, columns.aircraft[row]!, cabin, seats)
      this.put(row, day, utc, utc + minutes[row]!, step | lower)
    }
  }

  /** There is room: see `add`. */
  private put(row: number, day: Day, utc: UtcMinute, arrives: UtcMinute, step: number): void {
    const at = this.count++
    this.row[at] = row
    this.day[at] = day
    this.departs[at] = utc
    this.arrives[at] = arrives
    this.step[at] = step
    if (arrives < this.firstArrival) this.firstArrival = arrives
    if (arrives > this.lastArrival) this.lastArrival = arrives
  }

  private grow(): void {
    this.row = grown(this.row)
    this.day = grown(this.day)
    this.departs = grown(this.departs)
    this.arrives = grown(this.arrives)
    this.step = grown(this.step)
  }
}
