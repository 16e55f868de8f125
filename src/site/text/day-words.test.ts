import { expect, test } from 'vitest'
import { dayOf } from '../calendar-day.ts'
import { datedStayWords, dayInWords, longDay } from './day-words.ts'

test.each([
  ['es-ES', '11 de junio de 2027'],
  ['en-US', 'June 11, 2027'],
  ['en-GB', '11 June 2027'],
  ['de-DE', '11. Juni 2027'],
])('a deadline in %s cannot be mistaken for another month', (conventions, words) =>
  expect(dayInWords(dayOf(2027, 6, 11), conventions)).toBe(words),
)

test('a day that must not be mistaken has its weekday, too', () =>
  expect(longDay(dayOf(2027, 6, 11), 'es-ES')).toBe('viernes, 11 de junio de 2027'))

test('stays that may be years away tell their year', () =>
  expect(
    datedStayWords({ checkIn: dayOf(2027, 3, 12), checkOut: dayOf(2027, 3, 14) }, 'es-ES'),
  ).toBe('vie 12-03-2027 – dom 14-03-2027'))
