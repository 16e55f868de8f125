/** The flights of a lane that have seats for a party and depart within some time, in order. */
import type { Day } from '../../../site/calendar-day.ts'
import { offsetAt, type UtcMinute, utcOf } from '../timetable/rules/local-time.ts'
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
/** Added to the step of a flight in a lower cabin, as the aircraft has none of the one asked for. */
export const LOWER_CABIN = 8

/** For what a party may book: seats enough, in a cabin, not before some minute. */
export interface PartySeats {
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
  private readonly columns: FlightColumns

  constructor(columns: FlightColumns) {
    this.columns = columns
  }

  /** All flights of a local day. */
  readDay(lane: number, day: Day, party: PartySeats): void {
    this.clear()
    this.add(lane, day, party, party.notBefore, Infinity)
  }

  readWindow(lane: number, from: UtcMinute, to: UtcMinute, party: PartySeats): void {
    this.clear()
    const { zones, zone, laneOrigin } = this.columns
    const place = zone[laneOrigin[lane]!]!
    const first = offsetAt(zones, place, from)
    const last = offsetAt(zones, place, to)
    // Where clocks change, days begin a little earlier or later.
    const slack = first === last ? 0 : 120
    const firstDay = Math.floor((from + first - slack) / DAY_MINUTES)
    const lastDay = Math.floor((to + last + slack) / DAY_MINUTES)
    for (let day = firstDay; day <= lastDay; day++) this.add(lane, day, party, from, to)
  }

  private clear(): void {
    this.count = 0
    this.firstArrival = 0x7fff_ffff
    this.lastArrival = 0
  }

  private add(lane: number, day: Day, party: PartySeats, from: UtcMinute, to: UtcMinute): void {
    const { columns } = this
    const { control, cells, laneFirst, departs, minutes, isChanged } = columns
    const days = control[CONTROL.days]!
    const firstDay = control[CONTROL.firstDay]!
    if (day < firstDay || day >= firstDay + days) return
    const start = (day % days) * control[CONTROL.stride]!
    const zone = columns.zone[columns.laneOrigin[lane]!]!
    const offset = this.offsetOn(zone, day)
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
      if ((cell & 255) < party.seats) continue
      let minute = departs[row]!
      if (isChanged[row] !== 0) {
        const changed = changedDeparture(columns, row, day)
        if (changed === CANCELLED) continue
        minute = changed
      }
      const utc =
        offset === null
          ? utcOf(columns.zones, zone, day, minute)
          : day * DAY_MINUTES + minute - offset
      if (utc < from || utc > to) continue
      const step =
        party.seats <= ((cell >> 8) & 31)
          ? cell >> 13
          : partyStep(cell, columns.aircraft[row]!, cabin, party.seats)
      this.push(row, day, utc, utc + minutes[row]!, step | lower)
    }
  }

  private push(row: number, day: Day, departs: UtcMinute, arrives: UtcMinute, step: number): void {
    if (this.count === this.row.length) this.grow()
    const at = this.count++
    this.row[at] = row
    this.day[at] = day
    this.departs[at] = departs
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

  /** Null where it changes around the day: then every flight is looked up by itself. */
  private offsetOn(zone: number, day: Day): number | null {
    const { start, from, offset } = this.columns.zones
    let at = start[zone + 1]! - 1
    while (at > start[zone]! && from[at]! > (day - 1) * DAY_MINUTES) at--
    const next = at + 1
    if (next < start[zone + 1]! && from[next]! <= (day + 2) * DAY_MINUTES) return null
    return offset[at]!
  }
}
