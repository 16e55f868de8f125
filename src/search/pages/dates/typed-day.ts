/** A date as people type it. The specified form is DD-MM-YYYY; hands are less exact. */
import { type Day, readDay } from '../../../site/calendar-day.ts'

/**
 * Null while it is no date. Any separator will do, or none, and ISO dates are pasted from elsewhere.
 * A year of two digits counts only if that makes a day from `earliest` on: "12-03-20" is more likely
 * a date still being typed than the year 2020.
 */
export function readTypedDay(typed: string, earliest: Day): Day | null {
  const text = typed.trim()
  const iso = ISO_DAY.exec(text)
  if (iso) return readDay(`${iso[3]}-${iso[2]}-${iso[1]}`)
  const parts = SEPARATED.exec(text) ?? RUN_TOGETHER.exec(text)
  if (!parts) return null
  const [, dayOfMonth = '', month = '', year = ''] = parts
  const fullYear = year.length === 2 ? `20${year}` : year
  const day = readDay(`${dayOfMonth.padStart(2, '0')}-${month.padStart(2, '0')}-${fullYear}`)
  return day !== null && year.length === 2 && day < earliest ? null : day
}

const ISO_DAY = /^(\d{4})-(\d{2})-(\d{2})$/
const SEPARATED = /^(\d{1,2})[-/. ]+(\d{1,2})[-/. ]+(\d{4}|\d{2})$/
const RUN_TOGETHER = /^(\d{2})(\d{2})(\d{4}|\d{2})$/
