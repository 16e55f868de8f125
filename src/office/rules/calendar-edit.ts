/**
 * A room type's price and rooms left, changed for a range of days.
 *
 * What is typed are the rooms that may still be sold. The calendar keeps how many there are in all,
 * so what is sold is added: whatever is typed, no day ends up below what is sold.
 */
import type { Day } from '../../site/calendar-day.ts'
import type { MinorUnits } from '../../site/money.ts'
import type { Calendar } from '../../products/hotels/rates/rules/packed-calendar.ts'

/** The last day is among them; null leaves what is there. */
export interface CalendarEdit {
  firstDay: Day
  lastDay: Day
  price: MinorUnits | null
  roomsLeft: number | null
  closed: boolean | null
}

/** A packed calendar counts rooms in a byte. */
export const MOST_ROOMS = 255
/** Four thousand million minor units are what a packed calendar can hold; this is far less. */
export const HIGHEST_PRICE = 100_000_000

export interface CalendarDay {
  day: Day
  price: MinorUnits
  allotment: number
  sold: number
  isClosed: boolean
}

/** Null when a day has so much sold that the rooms asked for do not fit a calendar. */
export function editCalendar(
  calendar: Calendar,
  edit: CalendarEdit,
  soldOn: (day: Day) => number,
): Calendar | null {
  const edited: Calendar = {
    ...calendar,
    prices: calendar.prices.slice(),
    rooms: calendar.rooms.slice(),
    closed: calendar.closed.slice(),
  }
  for (let day = edit.firstDay; day <= edit.lastDay; day++) {
    const at = day - calendar.firstDay
    if (edit.price !== null) edited.prices[at] = edit.price
    if (edit.roomsLeft !== null) edited.rooms[at] = soldOn(day) + edit.roomsLeft
    if (edit.closed !== null) edited.closed[at] = edit.closed
    if (edited.rooms[at]! > MOST_ROOMS) return null
    // Nobody may book a day for nothing.
    if (edited.prices[at] === 0) edited.closed[at] = true
  }
  return edited
}

export function isWithinCalendar(calendar: Calendar, firstDay: Day, lastDay: Day): boolean {
  return firstDay >= calendar.firstDay && lastDay < calendar.firstDay + calendar.prices.length
}

export function daysOf(
  calendar: Calendar,
  firstDay: Day,
  lastDay: Day,
  soldOn: (day: Day) => number,
): CalendarDay[] {
  const first = Math.max(firstDay, calendar.firstDay)
  const last = Math.min(lastDay, calendar.firstDay + calendar.prices.length - 1)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => {
    const at = first + index - calendar.firstDay
    return {
      day: first + index,
      price: calendar.prices[at]!,
      allotment: calendar.rooms[at]!,
      sold: soldOn(first + index),
      isClosed: calendar.closed[at]!,
    }
  })
}
