/** The nights that a row of a rates file is about. */
import type { Day } from '../../site/calendar-day.ts'
import { CALENDAR_DAYS } from '../../products/hotels/rates/rules/packed-calendar.ts'
import { readWrittenDay } from './cell-values.ts'
import type { Cells } from './read-rows.ts'
import { reason, type Reason } from './reasons.ts'

/** Rate sheets count the last day of a season as a night; a departure day is none. */
export function readDays(
  cells: Cells,
  today: Day,
  reasons: Reason[],
): { firstDay: Day; lastDay: Day } {
  const first = readDayOf(cells.date === undefined ? 'dateFrom' : 'date')
  const firstDay = first ?? today
  const lastDay = readLastDay(firstDay)
  if (first === null) return { firstDay, lastDay }
  if (lastDay < firstDay) reasons.push(reason('days-reversed', 'dateTo'))
  else if (lastDay - firstDay >= 2 * CALENDAR_DAYS)
    reasons.push(reason('days-too-many', 'dateTo', 2 * CALENDAR_DAYS))
  else if (lastDay < today) reasons.push(reason('days-past', 'date'))
  else if (firstDay >= today + CALENDAR_DAYS)
    reasons.push(reason('value-out-of-range', 'date', `today and ${CALENDAR_DAYS} days from now`))
  return { firstDay, lastDay }

  function readLastDay(otherwise: Day): Day {
    if (cells.date !== undefined) return otherwise
    if (cells.dateTo !== undefined) return readDayOf('dateTo') ?? otherwise
    if (cells.checkOut === undefined) return otherwise
    const departure = readDayOf('checkOut')
    return departure === null ? otherwise : departure - 1
  }

  function readDayOf(field: string): Day | null {
    const written = cells[field]
    if (written === undefined) {
      reasons.push(reason('value-missing', field))
      return null
    }
    const day = readWrittenDay(written)
    if (day === null) reasons.push(reason('value-unreadable', field, written))
    return day
  }
}
