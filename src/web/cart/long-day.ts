/** "viernes, 12 de marzo de 2027": a day that people must not mistake. */
import type { Day } from '../../core/calendar-day.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

export function longDay(day: Day, conventions: string): string {
  let format = formats.get(conventions)
  if (!format) {
    format = new Intl.DateTimeFormat(conventions, { dateStyle: 'full', timeZone: 'UTC' })
    formats.set(conventions, format)
  }
  return format.format(day * 86_400_000)
}
