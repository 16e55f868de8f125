/** The only clock: everything below is told which day it is. */
import { dayOf, type Day } from '../site/calendar-day.ts'

/** Today as the people of a time zone see it. */
export function todayIn(timeZone: string, now = new Date()): Day {
  const minute = Math.floor(now.getTime() / MINUTE_MS)
  const last = todays.get(timeZone)
  if (last?.minute === minute) return last.day
  const [date, month, year] = formatIn(timeZone).format(now).split('/').map(Number)
  const day = dayOf(year!, month!, date!)
  todays.set(timeZone, { minute, day })
  return day
}

// A day begins on the minute everywhere, and requests come closer to each other than that.
const MINUTE_MS = 60_000
const todays = new Map<string, { minute: number; day: Day }>()

/** 0 to 23, by the clocks of a time zone. */
export function hourIn(timeZone: string, now: Date): number {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' })
  return Number(format.format(now))
}

// Making a format takes longer than a small search; every request asks for today.
const formats = new Map<string, Intl.DateTimeFormat>()

function formatIn(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone)
  // British dates are written 15/11/2026.
  if (!format)
    formats.set(
      timeZone,
      (format = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short' })),
    )
  return format
}
