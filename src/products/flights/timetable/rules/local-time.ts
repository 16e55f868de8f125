/** Between the clocks on the walls of airports and UTC, by offsets that were laid out before. */
import type { Day } from '../../../../site/calendar-day.ts'
import type { LocalMinute } from './timetable.ts'

/** The offsets of zone z, in the order of time, are start[z] … start[z + 1] − 1. */
export interface ZoneColumns {
  start: Uint32Array
  /** The minute since 1970, in UTC, at which an offset begins to hold. */
  from: Int32Array
  /** Minutes east of UTC. */
  offset: Int32Array
}

/** Minutes since 1970, in UTC. */
export type UtcMinute = number

const DAY_MINUTES = 1440

export function offsetAt({ start, from, offset }: ZoneColumns, zone: number, at: UtcMinute) {
  let low = start[zone]!
  let high = start[zone + 1]! - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (from[middle]! <= at) low = middle
    else high = middle - 1
  }
  return offset[low]!
}

/**
 * When clocks go back, the first of the two minutes of one name; when they go forward, a minute
 * that is passed over is the one that clocks would have shown without the change.
 */
export function utcOf(zones: ZoneColumns, zone: number, day: Day, minute: LocalMinute): UtcMinute {
  const local = day * DAY_MINUTES + minute
  const before = offsetAt(zones, zone, local - DAY_MINUTES)
  const utc = local - before
  if (offsetAt(zones, zone, utc) === before) return utc
  const after = offsetAt(zones, zone, local + DAY_MINUTES)
  return offsetAt(zones, zone, local - after) === after ? local - after : utc
}

export function localOf(
  zones: ZoneColumns,
  zone: number,
  at: UtcMinute,
): { day: Day; minute: LocalMinute } {
  const local = at + offsetAt(zones, zone, at)
  const day = Math.floor(local / DAY_MINUTES)
  return { day, minute: local - day * DAY_MINUTES }
}
