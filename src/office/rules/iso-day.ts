/** Days as browsers' own date controls write them: YYYY-MM-DD. */
import { type Day, partsOf, readDay } from '../../site/calendar-day.ts'

export function readIsoDay(written: string): Day | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(written)
  return match ? readDay(`${match[3]}-${match[2]}-${match[1]}`) : null
}

export function writeIsoDay(day: Day): string {
  const { year, month, dayOfMonth } = partsOf(day)
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(dayOfMonth)}`
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}
