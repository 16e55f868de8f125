import { expect, test } from 'vitest'
import { type Day, readDay, writeDay } from '../../../site/calendar-day.ts'
import { addMonths, firstShownMonth, monthOf, monthsBetween } from './calendar-words.ts'

test('a month is its first day, also across years', () => {
  expect(writeDay(monthOf(day('31-12-2026')))).toBe('01-12-2026')
  expect(writeDay(addMonths(day('01-12-2026'), 1))).toBe('01-01-2027')
  expect(writeDay(addMonths(day('01-01-2027'), -1))).toBe('01-12-2026')
})

test('months are counted with both ends', () => {
  expect(monthsBetween(day('15-11-2026'), day('01-11-2026'))).toBe(1)
  expect(monthsBetween(day('15-11-2026'), day('15-11-2028'))).toBe(25)
})

test.each([
  ['a day in the first shown month', '01-12-2026', '15-12-2026', '01-12-2026'],
  ['a day in the second leaves both', '01-12-2026', '15-01-2027', '01-12-2026'],
  ['a later day turns to its month', '01-12-2026', '02-03-2027', '01-03-2027'],
  ['an earlier day, too', '01-12-2026', '20-11-2026', '01-11-2026'],
  ['a day before the first possible month', '01-12-2026', '01-01-2020', '01-11-2026'],
  ['the last month is shown second', '01-12-2026', '15-11-2028', '01-10-2028'],
])('%s', (_what, current, wanted, first) => {
  const [earliest, latest] = [day('15-11-2026'), day('15-11-2028')]
  expect(writeDay(firstShownMonth(day(current), day(wanted), 2, earliest, latest))).toBe(first)
})

function day(written: string): Day {
  return readDay(written)!
}
