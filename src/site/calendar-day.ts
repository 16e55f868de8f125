/**
 * A calendar day without time or zone, counted from 1 January 1970.
 *
 * Stays are about nights, not instants: with plain integers a night count is a subtraction
 * and no daylight-saving change can lose or invent one.
 */

export type Day = number

const MS_PER_DAY = 86_400_000
const WRITTEN_DAY = /^(\d{2})-(\d{2})-(\d{4})$/

export function dayOf(year: number, month: number, dayOfMonth: number): Day {
  return Date.UTC(year, month - 1, dayOfMonth) / MS_PER_DAY
}

export function partsOf(day: Day): { year: number; month: number; dayOfMonth: number } {
  const date = new Date(day * MS_PER_DAY)
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    dayOfMonth: date.getUTCDate(),
  }
}

/** Reads DD-MM-YYYY; anything else, and days that no calendar has (31-02), give null. */
export function readDay(written: string): Day | null {
  const match = WRITTEN_DAY.exec(written)
  if (!match) return null
  const [year, month, dayOfMonth] = [Number(match[3]), Number(match[2]), Number(match[1])]
  // Date.UTC reads the years 0 to 99 as 1900 to 1999; no stay is that old.
  if (year < 1000) return null
  const day = dayOf(year, month, dayOfMonth)
  const parts = partsOf(day)
  return parts.month === month && parts.dayOfMonth === dayOfMonth ? day : null
}

/** Writes DD-MM-YYYY, as shown and as submitted. */
export function writeDay(day: Day): string {
  const { year, month, dayOfMonth } = partsOf(day)
  return `${two(dayOfMonth)}-${two(month)}-${String(year).padStart(4, '0')}`
}

/** Days as browsers' own date controls write them: YYYY-MM-DD. */
export function readIsoDay(written: string): Day | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(written)
  return match ? readDay(`${match[3]}-${match[2]}-${match[1]}`) : null
}

export function writeIsoDay(day: Day): string {
  const { year, month, dayOfMonth } = partsOf(day)
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(dayOfMonth)}`
}

/** Monday is 1 and Sunday is 7. */
export function weekdayOf(day: Day): number {
  // 1 January 1970 was a Thursday.
  return ((((day + 3) % 7) + 7) % 7) + 1
}

/** The same day of a later year; 29 February becomes 28 February where there is none. */
export function addYears(day: Day, years: number): Day {
  const { year, month, dayOfMonth } = partsOf(day)
  const lastOfMonth = partsOf(dayOf(year + years, month + 1, 0)).dayOfMonth
  return dayOf(year + years, month, Math.min(dayOfMonth, lastOfMonth))
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}
