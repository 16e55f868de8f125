/** Days in words. Formats are costly to make, and a page needs the same few. */
import { type Day, writeDay } from '../calendar-day.ts'
import type { Stay } from '../stay.ts'

/** "vie 12-03": near days are better known by their weekday than by their year. */
export function shortDay(day: Day, conventions: string): string {
  return `${weekdayOf(day, conventions)} ${writeDay(day).slice(0, 5)}`
}

export function stayWords({ checkIn, checkOut }: Stay, conventions: string): string {
  return `${shortDay(checkIn, conventions)} – ${shortDay(checkOut, conventions)}`
}

/** "vie 12-03-2027 – dom 14-03-2027", of stays that may be years away. */
export function datedStayWords({ checkIn, checkOut }: Stay, conventions: string): string {
  return [checkIn, checkOut]
    .map((day) => `${weekdayOf(day, conventions)} ${writeDay(day)}`)
    .join(' – ')
}

/** "12 de marzo de 2027": a deadline, which nobody may read as the third of December. */
export function dayInWords(day: Day, conventions: string): string {
  return written(day, conventions, { dateStyle: 'long' })
}

/** "viernes, 12 de marzo de 2027": a day that people must not mistake. */
export function longDay(day: Day, conventions: string): string {
  return written(day, conventions, { dateStyle: 'full' })
}

function weekdayOf(day: Day, conventions: string): string {
  return written(day, conventions, { weekday: 'short' }).replace('.', '')
}

type Look = { dateStyle: 'long' | 'full' } | { weekday: 'short' }

const formats = new Map<string, Intl.DateTimeFormat>()

function written(day: Day, conventions: string, look: Look): string {
  const key = [conventions, ...Object.values(look)].join(' ')
  let format = formats.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(conventions, { ...look, timeZone: 'UTC' })
    formats.set(key, format)
  }
  return format.format(day * 86_400_000)
}
