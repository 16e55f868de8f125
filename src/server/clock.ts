/** The only clock: everything below is told which day it is. */
import { dayOf, type Day } from '../core/calendar-day.ts'

/** Today as the people of a time zone see it. */
export function todayIn(timeZone: string, now = new Date()): Day {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short' }).formatToParts(
    now,
  )
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value)
  return dayOf(part('year'), part('month'), part('day'))
}
