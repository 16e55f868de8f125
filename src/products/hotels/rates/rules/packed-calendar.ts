/**
 * A room type's calendar in one piece of bytes: for each day a price, the number of rooms that may
 * be sold, a minimum stay and a closed flag.
 *
 * 1.5 million room types times 731 days make a catalogue: a row per day would be a billion rows.
 * Prices repeat through a season, so a day holds an index into the list of distinct prices; few
 * hotels offer more than 15 rooms of a type, so rooms take half a byte where that is enough;
 * minimum stays and closed days come in runs. A calendar of two years takes about 1.3 kB.
 *
 * Little-endian: u8 version · u8 flags · u16 days · i32 first day · u16 distinct prices ·
 * u16 minimum-stay runs · u16 closed runs · prices u32 · price indexes u8 or u16 · rooms half a
 * byte or u8 · minimum-stay runs (u16 from, u16 days, u8 nights) · closed runs (u16 from, u16 days)
 */
import type { Day } from '../../../../site/calendar-day.ts'
import type { MinorUnits } from '../../../../site/money.ts'

export const CALENDAR_DAYS = 731

export interface Calendar {
  firstDay: Day
  /** Per night, for two adults, in minor units of the hotel's currency. */
  prices: MinorUnits[]
  rooms: number[]
  /** Nights that a stay beginning on this day needs at least. */
  minimumStays: number[]
  closed: boolean[]
}

/** Days from the first one on, and what holds on them. */
export interface DayRun {
  from: number
  days: number
  value: number
}

/** What a packed calendar is made of; a generator that has it already need not spell out days. */
export interface CalendarParts {
  firstDay: Day
  distinctPrices: ArrayLike<MinorUnits>
  priceIndexes: ArrayLike<number>
  rooms: ArrayLike<number>
  minimumStayRuns: DayRun[]
  closedRuns: DayRun[]
}

const VERSION = 1
const HEADER_BYTES = 14
const WIDE_INDEXES = 1
const HALF_BYTE_ROOMS = 2
const MAX_ROOMS = 255

export function packCalendar(calendar: Calendar): Uint8Array<ArrayBuffer> {
  const distinct = [...new Set(calendar.prices)].toSorted((one, other) => one - other)
  const indexOf = new Map(distinct.map((price, index) => [price, index]))
  return packCalendarParts({
    firstDay: calendar.firstDay,
    distinctPrices: distinct,
    priceIndexes: calendar.prices.map((price) => indexOf.get(price)!),
    rooms: calendar.rooms,
    minimumStayRuns: runsOf(calendar.minimumStays, 1),
    closedRuns: runsOf(calendar.closed.map(Number), 0),
  })
}

export function packCalendarParts(parts: CalendarParts): Uint8Array<ArrayBuffer> {
  const days = parts.priceIndexes.length
  const wide = parts.distinctPrices.length > 256
  const half = fitsHalfByte(parts.rooms)
  const bytes = new Uint8Array(
    HEADER_BYTES +
      parts.distinctPrices.length * 4 +
      days * (wide ? 2 : 1) +
      (half ? (days + 1) >> 1 : days) +
      parts.minimumStayRuns.length * 5 +
      parts.closedRuns.length * 4,
  )
  const view = new DataView(bytes.buffer)
  view.setUint8(0, VERSION)
  view.setUint8(1, (wide ? WIDE_INDEXES : 0) | (half ? HALF_BYTE_ROOMS : 0))
  view.setUint16(2, days, true)
  view.setInt32(4, parts.firstDay, true)
  view.setUint16(8, parts.distinctPrices.length, true)
  view.setUint16(10, parts.minimumStayRuns.length, true)
  view.setUint16(12, parts.closedRuns.length, true)

  let at = HEADER_BYTES
  for (let index = 0; index < parts.distinctPrices.length; index++, at += 4)
    view.setUint32(at, parts.distinctPrices[index]!, true)
  if (wide)
    for (let day = 0; day < days; day++, at += 2) view.setUint16(at, parts.priceIndexes[day]!, true)
  else {
    bytes.set(parts.priceIndexes, at)
    at += days
  }
  if (half)
    for (let day = 0; day < days; day++)
      bytes[at + (day >> 1)]! |= parts.rooms[day]! << ((day & 1) * 4)
  else for (let day = 0; day < days; day++) bytes[at + day] = Math.min(parts.rooms[day]!, MAX_ROOMS)
  at += half ? (days + 1) >> 1 : days
  for (const { from, days, value } of parts.minimumStayRuns) {
    view.setUint16(at, from, true)
    view.setUint16(at + 2, days, true)
    view.setUint8(at + 4, value)
    at += 5
  }
  for (const { from, days } of parts.closedRuns) {
    view.setUint16(at, from, true)
    view.setUint16(at + 2, days, true)
    at += 4
  }
  return bytes
}

/** Bytes of another version, or cut short, are a damaged store: that is thrown, not shown. */
export function unpackCalendarParts(bytes: Uint8Array): CalendarParts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < HEADER_BYTES || view.getUint8(0) !== VERSION)
    throw new Error('A calendar was packed by another version')
  const flags = view.getUint8(1)
  const days = view.getUint16(2, true)
  let at = HEADER_BYTES
  const distinctPrices = new Uint32Array(view.getUint16(8, true))
  for (let index = 0; index < distinctPrices.length; index++, at += 4)
    distinctPrices[index] = view.getUint32(at, true)
  const priceIndexes = flags & WIDE_INDEXES ? new Uint16Array(days) : new Uint8Array(days)
  for (let day = 0; day < days; day++, at += priceIndexes.BYTES_PER_ELEMENT)
    priceIndexes[day] = flags & WIDE_INDEXES ? view.getUint16(at, true) : view.getUint8(at)
  const rooms = new Uint8Array(days)
  const half = (flags & HALF_BYTE_ROOMS) !== 0
  for (let day = 0; day < days; day++)
    rooms[day] = half
      ? (view.getUint8(at + (day >> 1)) >> ((day & 1) * 4)) & 15
      : view.getUint8(at + day)
  at += half ? (days + 1) >> 1 : days
  const minimumStayRuns = Array.from({ length: view.getUint16(10, true) }, () => {
    at += 5
    return {
      from: view.getUint16(at - 5, true),
      days: view.getUint16(at - 3, true),
      value: view.getUint8(at - 1),
    }
  })
  const closedRuns = Array.from({ length: view.getUint16(12, true) }, () => {
    at += 4
    return { from: view.getUint16(at - 4, true), days: view.getUint16(at - 2, true), value: 1 }
  })
  return {
    firstDay: view.getInt32(4, true),
    distinctPrices,
    priceIndexes,
    rooms,
    minimumStayRuns,
    closedRuns,
  }
}

export function unpackCalendar(bytes: Uint8Array): Calendar {
  const parts = unpackCalendarParts(bytes)
  const days = parts.priceIndexes.length
  return {
    firstDay: parts.firstDay,
    prices: Array.from(parts.priceIndexes, (index) => parts.distinctPrices[index]!),
    rooms: Array.from(parts.rooms),
    minimumStays: spelledOut(parts.minimumStayRuns, days, 1),
    closed: spelledOut(parts.closedRuns, days, 0).map(Boolean),
  }
}

function fitsHalfByte(rooms: ArrayLike<number>): boolean {
  for (let day = 0; day < rooms.length; day++) if (rooms[day]! > 15) return false
  return true
}

/** Runs of days whose value is not the usual one. */
function runsOf(values: number[], usual: number): DayRun[] {
  const runs: DayRun[] = []
  values.forEach((value, day) => {
    const last = runs.at(-1)
    if (value === usual) return
    if (last && last.value === value && last.from + last.days === day) last.days += 1
    else runs.push({ from: day, days: 1, value })
  })
  return runs
}

function spelledOut(runs: DayRun[], days: number, usual: number): number[] {
  const values = Array.from({ length: days }, () => usual)
  for (const { from, days: length, value } of runs) values.fill(value, from, from + length)
  return values
}

// A calendar that moves on with time: it begins on a later day, keeps what it says of the days it
// already had (an operator may have changed them), and takes new days from another calendar.

/** The days of `fresh`, told by `kept` wherever it knows them. */
export function rollCalendar(kept: Uint8Array, fresh: Uint8Array): Uint8Array<ArrayBuffer> {
  const [old, next] = [unpackCalendar(kept), unpackCalendar(fresh)]
  const from = next.firstDay - old.firstDay
  // A clock that went back asks for days that the kept calendar no longer has.
  if (from < 0) return packCalendar(next)
  const known = Math.max(0, Math.min(old.prices.length - from, next.prices.length))
  const joined = <T>(days: (calendar: Calendar) => T[]) => [
    ...days(old).slice(from, from + known),
    ...days(next).slice(known),
  ]
  return packCalendar({
    firstDay: next.firstDay,
    prices: joined(({ prices }) => prices),
    rooms: joined(({ rooms }) => rooms),
    minimumStays: joined(({ minimumStays }) => minimumStays),
    closed: joined(({ closed }) => closed),
  })
}
