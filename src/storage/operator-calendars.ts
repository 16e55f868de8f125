/**
 * An operator's days laid over a stored calendar.
 *
 * A day that was never priced is closed, whatever else is told about it: nobody may book it for
 * nothing. Its first price opens it, unless the same file closes it.
 */
import type { Day } from '../core/calendar-day.ts'
import type { MinorUnits } from '../core/money.ts'
import {
  CALENDAR_DAYS,
  packCalendar,
  unpackCalendar,
  type Calendar,
} from '../core/packed-calendar.ts'

/** What changes on these days, the last one included; null leaves what is stored. */
export interface OperatorDays {
  firstDay: Day
  lastDay: Day
  price: MinorUnits | null
  rooms: number | null
  minimumStay: number | null
  closed: boolean | null
}

export interface MergedCalendar {
  calendar: Calendar
  packed: Uint8Array
  /** The first and the day after the last that differ from what was stored; null when none does. */
  changed: { from: Day; until: Day } | null
  /** Some days lie beyond the calendar's last and were left out. */
  goesBeyond: boolean
  /** Days of the calendar that have a price from an earlier import only. */
  keepsPrice: (from: Day) => boolean
}

/** Where days overlap, the later entry counts. */
export function mergeDays(
  stored: Uint8Array | null,
  worldFirstDay: Day,
  entries: readonly OperatorDays[],
): MergedCalendar {
  const kept = stored && unpackCalendar(stored)
  // While a new day is being rolled in, some calendars begin on it before the world does.
  const firstDay = Math.max(worldFirstDay, kept?.firstDay ?? 0)
  const before = kept ? movedTo(kept, firstDay) : emptyCalendar(firstDay)
  const after = copyOf(before)
  const priced = new Uint8Array(CALENDAR_DAYS)
  const wasUnpriced = before.prices.map((price) => price === 0)
  for (const entry of entries) {
    const first = Math.max(0, entry.firstDay - firstDay)
    const last = Math.min(CALENDAR_DAYS - 1, entry.lastDay - firstDay)
    for (let at = first; at <= last; at++) {
      if (entry.price !== null) {
        after.prices[at] = entry.price
        priced[at] = 1
        if (wasUnpriced[at]) after.closed[at] = false
      }
      if (entry.rooms !== null) after.rooms[at] = entry.rooms
      if (entry.minimumStay !== null) after.minimumStays[at] = entry.minimumStay
      if (entry.closed !== null) {
        after.closed[at] = entry.closed
        wasUnpriced[at] = false
      }
    }
  }
  for (let at = 0; at < CALENDAR_DAYS; at++) if (after.prices[at] === 0) after.closed[at] = true
  return {
    calendar: after,
    packed: packCalendar(after),
    changed: changedDays(before, after),
    goesBeyond: entries.some(({ lastDay }) => lastDay >= firstDay + CALENDAR_DAYS),
    keepsPrice: (from) =>
      before.prices.some((price, at) => price > 0 && priced[at] === 0 && firstDay + at >= from),
  }
}

/** Copied for each new calendar, which is several times faster than filling one. */
const EMPTY: Omit<Calendar, 'firstDay'> = {
  prices: filled(0),
  rooms: filled(0),
  minimumStays: filled(1),
  closed: filled(true),
}

function emptyCalendar(firstDay: Day): Calendar {
  return copyOf({ firstDay, ...EMPTY })
}

function filled<Value>(value: Value): Value[] {
  return Array.from({ length: CALENDAR_DAYS }, () => value)
}

/** The same days in a calendar that begins on another one. */
function movedTo(calendar: Calendar, firstDay: Day): Calendar {
  const days = calendar.prices.length
  if (calendar.firstDay === firstDay && days === CALENDAR_DAYS) return calendar
  const moved = emptyCalendar(firstDay)
  const shift = calendar.firstDay - firstDay
  for (let at = Math.max(0, -shift); at < days && at + shift < CALENDAR_DAYS; at++) {
    moved.prices[at + shift] = calendar.prices[at]!
    moved.rooms[at + shift] = calendar.rooms[at]!
    moved.minimumStays[at + shift] = calendar.minimumStays[at]!
    moved.closed[at + shift] = calendar.closed[at]!
  }
  return moved
}

function copyOf(calendar: Calendar): Calendar {
  return {
    firstDay: calendar.firstDay,
    prices: calendar.prices.slice(),
    rooms: calendar.rooms.slice(),
    minimumStays: calendar.minimumStays.slice(),
    closed: calendar.closed.slice(),
  }
}

function changedDays(before: Calendar, after: Calendar): MergedCalendar['changed'] {
  const differs = (at: number) =>
    before.prices[at] !== after.prices[at] ||
    before.rooms[at] !== after.rooms[at] ||
    before.minimumStays[at] !== after.minimumStays[at] ||
    before.closed[at] !== after.closed[at]
  let first = 0
  while (first < CALENDAR_DAYS && !differs(first)) first++
  if (first === CALENDAR_DAYS) return null
  let last = CALENDAR_DAYS - 1
  while (!differs(last)) last--
  return { from: after.firstDay + first, until: after.firstDay + last + 1 }
}
