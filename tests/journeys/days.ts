/** Days as visitors of the Spanish edition type, read and hear them. */
import { type Day, readDay, writeDay } from '../../src/site/calendar-day.ts'

export interface WrittenDay {
  day: Day
  /** 12-03-2027 */
  typed: string
  /** 2027-03-12, as native controls take it. */
  iso: string
  /** "viernes, 12 de marzo de 2027" */
  spoken: string
  /** "Marzo de 2027" */
  month: string
}

/** So many days from today, where Madrid is. */
export function daysAhead(count: number): WrittenDay {
  return written(today() + count)
}

/** A day of the next month: every calendar shows it when it opens. */
export function nextMonth(dayOfMonth: number): WrittenDay {
  const now = new Date(today() * MS_PER_DAY)
  return written(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, dayOfMonth) / MS_PER_DAY)
}

const MS_PER_DAY = 86_400_000

function today(): Day {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Madrid' }).format(new Date())
  return readDay(parts.replaceAll('/', '-'))!
}

function written(day: Day): WrittenDay {
  const date = new Date(day * MS_PER_DAY)
  const month = format(date, { month: 'long', year: 'numeric' })
  return {
    day,
    typed: writeDay(day),
    iso: date.toISOString().slice(0, 10),
    spoken: format(date, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    month: month.charAt(0).toUpperCase() + month.slice(1),
  }
}

function format(date: Date, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('es-ES', { ...options, timeZone: 'UTC' }).format(date)
}
