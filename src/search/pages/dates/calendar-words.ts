/** Months, weekdays and days in the words of the visitor's country. */
import { type Day, dayOf, partsOf } from '../../../site/calendar-day.ts'

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
