/** Months, weekdays and days in the words of the visitor's country. */
import { type Day, dayOf, partsOf } from '../../../site/calendar-day.ts'
import type { DateRange } from '../../rules/date-range.ts'

export interface CalendarWords {
  /** "Marzo de 2027" */
  month: (day: Day) => string
  /** "L" */
  weekdayInitial: (day: Day) => string
  /** "lunes" */
  weekday: (day: Day) => string
  /** "viernes, 12 de marzo de 2027" */
  fullDay: (day: Day) => string
  /** "vie, 12 mar" */
  shortDay: (day: Day) => string
  /** "vie, 12 – dom, 14 mar" */
  shortRange: (start: Day, end: Day) => string
}

export function calendarWords(conventions: string): CalendarWords {
  const writer = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(conventions, { ...options, timeZone: 'UTC' })
    return (day: Day) => format.format(instantOf(day))
  }
  const month = writer({ month: 'long', year: 'numeric' })
  const initial = writer({ weekday: 'narrow' })
  const short = new Intl.DateTimeFormat(conventions, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  })
  return {
    month: (day) => capitalised(month(day), conventions),
    weekdayInitial: (day) => initial(day).replace('.', '').toLocaleUpperCase(conventions),
    weekday: writer({ weekday: 'long' }),
    fullDay: writer({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    shortDay: (day) => short.format(instantOf(day)),
    shortRange: (start, end) => short.formatRange(instantOf(start), instantOf(end)),
  }
}

/** The calendar library thinks in local time, in which a day begins when it begins there. */
export function dateOf(day: Day): Date {
  const { year, month, dayOfMonth } = partsOf(day)
  return new Date(year, month - 1, dayOfMonth)
}

export function dayFrom(date: Date): Day {
  return dayOf(date.getFullYear(), date.getMonth() + 1, date.getDate())
}

function instantOf(day: Day): Date {
  return new Date(day * 86_400_000)
}

/** Names of months stand at the head of their grid, where every language writes a capital. */
function capitalised(word: string, conventions: string): string {
  return word.charAt(0).toLocaleUpperCase(conventions) + word.slice(1)
}

/** Months as spans of days. A month is known by its first day. */
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

// On which day a week begins where the visitor lives: 0 is Sunday, 1 is Monday.

export function weekStart(conventions: string): 0 | 1 {
  const { firstDay } = weekInfo(new Intl.Locale(conventions)) ?? {}
  if (firstDay !== undefined) return firstDay === SUNDAY ? 0 : 1
  return SUNDAY_COUNTRIES.has(conventions.split('-')[1] ?? '') ? 0 : 1
}

/** In the numbering of Intl. */
const SUNDAY = 7

/** The same facts as in Intl, for browsers that do not tell; of our editions only. */
export const SUNDAY_COUNTRIES: ReadonlySet<string> = new Set('BR CO GT MX PA PE PT US'.split(' '))

interface WeekInfo {
  firstDay: number
}

/** A method in the standard, a property in older browsers, missing in others. */
function weekInfo(
  locale: Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo },
): WeekInfo | undefined {
  return locale.getWeekInfo?.() ?? locale.weekInfo
}

/** What a calendar marks: the chosen days and, while the second is missing, what it would be. */
export interface ShownRange {
  start: Day | null
  end: Day | null
  /** Only pointed at, not chosen. */
  isPreview: boolean
}

export function shownRange({ start, end }: DateRange, pointedAt: Day | null): ShownRange {
  const isOpen = start === null || end === null
  const known = start ?? end
  if (!isOpen || known === null || pointedAt === null || pointedAt === known)
    return { start, end, isPreview: false }
  // Pointing before the first day previews the swap that a click would make.
  return {
    start: Math.min(known, pointedAt),
    end: Math.max(known, pointedAt),
    isPreview: true,
  }
}

/** Nights of a whole range; null while it is not whole. */
export function nightsOf({ start, end }: DateRange): number | null {
  return start === null || end === null ? null : end - start
}
