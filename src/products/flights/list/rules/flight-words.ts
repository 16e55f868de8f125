/** Times and durations of flights as people read them. */
import type { LocalTime } from './found-journeys.ts'

/** "07:05", or "7:05 AM" where clocks have twelve hours. */
export function clockTime(minute: number, conventions: string): string {
  let format = clocks.get(conventions)
  if (!format) {
    const { hour12 } = new Intl.DateTimeFormat(conventions, { hour: 'numeric' }).resolvedOptions()
    const hour = hour12 ? 'numeric' : '2-digit'
    const look = { hour, minute: '2-digit', timeZone: 'UTC' } as const
    clocks.set(conventions, (format = new Intl.DateTimeFormat(conventions, look)))
  }
  return format.format(minute * 60_000)
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** "vie, 12 mar" in the visitor's order and words. */
export function dayWithMonth(day: number, conventions: string): string {
  let format = days.get(conventions)
  if (!format) {
    const look = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const
    days.set(conventions, (format = new Intl.DateTimeFormat(conventions, look)))
  }
  return format.format(day * 86_400_000)
}

const days = new Map<string, Intl.DateTimeFormat>()

/** "marzo", above the days of a graph. */
export function monthName(day: number, conventions: string): string {
  const look = { month: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(conventions, look).format(day * 86_400_000)
}

export function hoursAndMinutes(minutes: number): { hours: number; minutes: number } {
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
}

/** Days between leaving and arriving, as calendars at both ends show them. */
export function daysLater(departs: LocalTime, arrives: LocalTime): number {
  return arrives.day - departs.day
}
