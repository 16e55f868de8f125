/** How far clocks are from UTC around the day of a search, looked up once for each zone and day. */
import type { Day } from '../../../site/calendar-day.ts'
import { offsetAt, type UtcMinute, utcOf, type ZoneColumns } from '../timetable/rules/local-time.ts'
import type { LocalMinute } from '../timetable/rules/timetable.ts'

const DAY_MINUTES = 1440
/** Days around that of the search that are kept; a power of two. */
const KEPT_DAYS = 8

/** Where clocks change around a day, every flight is looked up by itself. */
export const CHANGING = 0x7fff

export class DayOffsets {
  private readonly zones: ZoneColumns
  private readonly offsets: Int16Array
  private readonly days: Int32Array

  constructor(zones: ZoneColumns) {
    this.zones = zones
    this.offsets = new Int16Array(zones.start.length * KEPT_DAYS)
    this.days = new Int32Array(zones.start.length * KEPT_DAYS).fill(-1)
  }

  /** Minutes east of UTC from the day before to the day after, or CHANGING. */
  on(zone: number, day: Day): number {
    const at = zone * KEPT_DAYS + (day & (KEPT_DAYS - 1))
    if (this.days[at] !== day) {
      this.days[at] = day
      this.offsets[at] = this.find(zone, day)
    }
    return this.offsets[at]!
  }

  /** As `offsetAt`. */
  at(zone: number, utc: UtcMinute): number {
    const offset = this.on(zone, Math.floor(utc / DAY_MINUTES))
    return offset === CHANGING ? offsetAt(this.zones, zone, utc) : offset
  }

  utcOf(zone: number, day: Day, minute: LocalMinute): UtcMinute {
    const offset = this.on(zone, day)
    return offset === CHANGING
      ? utcOf(this.zones, zone, day, minute)
      : day * DAY_MINUTES + minute - offset
  }

  localOf(zone: number, utc: UtcMinute): { day: Day; minute: LocalMinute } {
    const local = utc + this.at(zone, utc)
    const day = Math.floor(local / DAY_MINUTES)
    return { day, minute: local - day * DAY_MINUTES }
  }

  private find(zone: number, day: Day): number {
    const { start, from, offset } = this.zones
    let at = start[zone + 1]! - 1
    while (at > start[zone]! && from[at]! > (day - 1) * DAY_MINUTES) at--
    const next = at + 1
    const isChanging = next < start[zone + 1]! && from[next]! <= (day + 2) * DAY_MINUTES
    return isChanging ? CHANGING : offset[at]!
  }
}
