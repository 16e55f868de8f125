import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { addYears, dayOf, partsOf, readDay, weekdayOf, writeDay } from './calendar-day.ts'

test.each([
  ['01-01-1970', 0],
  ['02-01-1970', 1],
  ['29-02-2028', dayOf(2028, 2, 29)],
  ['31-12-9999', dayOf(9999, 12, 31)],
])('%s is day %i', (written, day) => {
  expect(readDay(written)).toBe(day)
})

test.each([
  '',
  '31-02-2027',
  '29-02-2027',
  '31-04-2027',
  '00-01-2027',
  '01-00-2027',
  '01-13-2027',
  '01-01-0099',
  '1-1-2027',
  '2027-01-01',
  '01/01/2027',
  '01-01-20270',
  ' 01-01-2027',
  '01-01-2027\n',
  "01-01-2027' OR 1=1",
  'mañana',
  '__proto__',
])('"%s" is no day', (written) => {
  expect(readDay(written)).toBeNull()
})

test('what is written is read back, for every day from 1970 to 2999', () => {
  const days = fc.integer({ min: dayOf(1970, 1, 1), max: dayOf(2999, 12, 31) })
  fc.assert(
    fc.property(days, (day) => {
      expect(readDay(writeDay(day))).toBe(day)
    }),
  )
})

test('nothing written makes the reader throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (written) => {
      expect(() => readDay(written)).not.toThrow()
    }),
  )
})

test.each([
  ['28-02-2027', 1, '28-02-2028'],
  ['29-02-2028', 1, '28-02-2029'],
  ['29-02-2028', 4, '29-02-2032'],
  ['15-11-2026', 2, '15-11-2028'],
])('%s and %i years is %s', (written, years, later) => {
  expect(writeDay(addYears(readDay(written) ?? Number.NaN, years))).toBe(later)
})

test.each([
  ['01-01-1970', 4],
  ['15-11-2026', 7],
  ['16-11-2026', 1],
])('%s is weekday %i', (written, weekday) => {
  expect(weekdayOf(readDay(written) ?? Number.NaN)).toBe(weekday)
})

test('weekdays before 1970 count on backwards', () => {
  expect(weekdayOf(-1)).toBe(3)
})

test('a day knows its parts', () => {
  expect(partsOf(dayOf(2027, 3, 9))).toEqual({ year: 2027, month: 3, dayOfMonth: 9 })
})
