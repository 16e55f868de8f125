import { expect, test } from 'vitest'
import { dayOf, writeDay } from '../../../site/calendar-day.ts'
import { readTypedDay } from './use-typed-dates.ts'

const earliest = dayOf(2026, 11, 15)

test.each([
  ['12-03-2027', '12-03-2027'],
  [' 12-03-2027 ', '12-03-2027'],
  ['2/3/2027', '02-03-2027'],
  ['2.3.2027', '02-03-2027'],
  ['2 3 2027', '02-03-2027'],
  ['12032027', '12-03-2027'],
  ['2027-03-12', '12-03-2027'],
  ['12-03-27', '12-03-2027'],
  ['120327', '12-03-2027'],
  ['12-03-2020', '12-03-2020'],
])('%j is the day %s', (typed, day) => {
  expect(writeDay(readTypedDay(typed, earliest)!)).toBe(day)
})

test.each(['', '12', '12-03', '12-03-', '12-03-20', '31-02-2027', '12-13-2027', 'mañana', '1-2-3'])(
  '%j is no date, or not yet',
  (typed) => expect(readTypedDay(typed, earliest)).toBeNull(),
)
