/**
 * A calendar that moves on with time: it begins on a later day, keeps what it says of the days it
 * already had (an operator may have changed them), and takes new days from another calendar.
 */
import { type Calendar, packCalendar, unpackCalendar } from './packed-calendar.ts'

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
