/** Journeys as numbers, one after the other in columns that grow: what a scan finds. */
import type { Day } from '../../../site/calendar-day.ts'
import type { UtcMinute } from '../timetable/rules/local-time.ts'

const FIRST_CAPACITY = 1_024

export class JourneyList {
  count = 0
  /** How many have one stop or none; they come first. */
  direct = 0
  /** 1 to 3. */
  legs = new Uint8Array(FIRST_CAPACITY)
  /** Three rows of flights and their days for each journey. */
  rows = new Int32Array(FIRST_CAPACITY * 3)
  days = new Int32Array(FIRST_CAPACITY * 3)
  departs = new Int32Array(FIRST_CAPACITY)
  arrives = new Int32Array(FIRST_CAPACITY)
  layover = new Uint16Array(FIRST_CAPACITY)
  /** Of the longest leg. */
  airline = new Uint16Array(FIRST_CAPACITY)
  /** −1 for one that is sold by two groups. */
  group = new Int16Array(FIRST_CAPACITY)
  /** The dearest; of a self-transfer that of the first leg, and × 8 that of the second. */
  step = new Uint8Array(FIRST_CAPACITY)
  /** Position of the pair of airports that it connects. */
  pair = new Uint16Array(FIRST_CAPACITY)
  /** The place of what it costs; see `WayFares`. */
  fare = new Int32Array(FIRST_CAPACITY)

  clear(): void {
    this.count = 0
    this.direct = 0
  }

  /** Room for one more; its position. */
  next(): number {
    if (this.count === this.legs.length) this.grow()
    return this.count++
  }

  setLeg(journey: number, leg: number, row: number, day: Day): void {
    this.rows[journey * 3 + leg] = row
    this.days[journey * 3 + leg] = day
  }

  setTimes(journey: number, departs: UtcMinute, arrives: UtcMinute, layover: number): void {
    this.departs[journey] = departs
    this.arrives[journey] = arrives
    this.layover[journey] = layover
  }

  private grow(): void {
    this.legs = grown(this.legs)
    this.rows = grown(this.rows)
    this.days = grown(this.days)
    this.departs = grown(this.departs)
    this.arrives = grown(this.arrives)
    this.layover = grown(this.layover)
    this.airline = grown(this.airline)
    this.group = grown(this.group)
    this.step = grown(this.step)
    this.pair = grown(this.pair)
    this.fare = grown(this.fare)
  }
}

type Growing = Uint8Array | Uint16Array | Int16Array | Int32Array

export function grown<Values extends Growing>(values: Values): Values {
  const larger = new (values.constructor as new (length: number) => Values)(values.length * 2)
  larger.set(values)
  return larger
}
