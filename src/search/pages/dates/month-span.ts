/** Months as spans of days. A month is known by its first day. */
import { type Day, dayOf, partsOf } from '../../../site/calendar-day.ts'

export function monthOf(day: Day): Day {
  const { year, month } = partsOf(day)
  return dayOf(year, month, 1)
}

export function addMonths(month: Day, months: number): Day {
  const parts = partsOf(month)
  return dayOf(parts.year, parts.month + months, 1)
}

/** How many months lie from one to the other, both counted. */
export function monthsBetween(first: Day, last: Day): number {
  const [from, to] = [partsOf(first), partsOf(last)]
  return (to.year - from.year) * 12 + to.month - from.month + 1
}

/**
 * The first of so many shown months, so that a day is among them and none lies beyond the last
 * one. Months that already show the day stay where they are.
 */
export function firstShownMonth(
  current: Day,
  day: Day,
  shown: number,
  earliest: Day,
  latest: Day,
): Day {
  const isShown = day >= current && day < addMonths(current, shown)
  const wanted = isShown ? current : monthOf(day)
  const last = Math.max(monthOf(earliest), addMonths(monthOf(latest), 1 - shown))
  return Math.min(Math.max(wanted, monthOf(earliest)), last)
}
