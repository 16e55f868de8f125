/** A stay: the nights between check-in and check-out. */
import { addYears, type Day } from './calendar-day.ts'
import { HOTEL_FIELDS } from './form-fields.ts'
import { problem, type Problem } from './problems.ts'

export interface Stay {
  checkIn: Day
  checkOut: Day
}

/** While a form is being filled in, either day may still be missing. */
export interface UnfinishedStay {
  checkIn: Day | null
  checkOut: Day | null
}

export const MAX_NIGHTS = 30

/** Calendars are loaded two years ahead, and so far a visitor may choose. */
export const YEARS_AHEAD = 2

export function stayNights(stay: Stay): number {
  return stay.checkOut - stay.checkIn
}

export function lastDay(today: Day): Day {
  return addYears(today, YEARS_AHEAD)
}

/** The names under which a form sends the two days, so that each problem marks its field. */
export interface StayFields {
  checkIn: string
  checkOut: string
}

/**
 * Reports every broken rule at once.
 *
 * "Date must be after today" cannot mean that tonight is refused: the flight option forbids a
 * check-in today, which would need no rule if it were forbidden anyway. So a stay may begin today
 * and no earlier, and a check-out, at least one night later, is always after today. See
 * decisions/0011.
 */
export function stayProblems(
  stay: UnfinishedStay,
  today: Day,
  fields: StayFields = HOTEL_FIELDS,
): Problem[] {
  const { checkIn, checkOut } = stay
  return [
    ...dayProblems(checkIn, today, today, fields.checkIn),
    ...dayProblems(checkOut, today + 1, today, fields.checkOut),
    ...(checkIn === null || checkOut === null ? [] : orderProblems({ checkIn, checkOut }, fields)),
  ]
}

/** The rules of one day that stands alone. A missing one is the reader's to report. */
export function dayProblems(day: Day | null, earliest: Day, today: Day, field: string): Problem[] {
  if (day === null) return []
  if (day < earliest) return [problem('date-not-after-today', field)]
  if (day > lastDay(today)) return [problem('date-too-late', field, lastDay(today))]
  return []
}

/** Each rule marks the field on which the specification puts it. */
function orderProblems(stay: Stay, fields: StayFields): Problem[] {
  const nights = stayNights(stay)
  if (nights === 0) return [problem('same-dates', fields.checkIn)]
  if (nights < 0) return [problem('check-out-before-check-in', fields.checkOut)]
  if (nights > MAX_NIGHTS) return [problem('stay-too-long', fields.checkOut, MAX_NIGHTS)]
  return []
}
