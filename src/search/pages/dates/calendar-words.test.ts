import { expect, test } from 'vitest'
import { dayOf } from '../../../site/calendar-day.ts'
import { calendarWords, dateOf, dayFrom } from './calendar-words.ts'

const friday = dayOf(2027, 3, 12)

test.each([
  ['es-ES', 'Marzo de 2027', 'V', 'viernes, 12 de marzo de 2027'],
  ['ca-ES', 'Març del 2027', 'DV', 'divendres, 12 de març del 2027'],
  ['en-US', 'March 2027', 'F', 'Friday, March 12, 2027'],
  ['de-DE', 'März 2027', 'F', 'Freitag, 12. März 2027'],
  ['fr-FR', 'Mars 2027', 'V', 'vendredi 12 mars 2027'],
  ['es-CO', 'Marzo de 2027', 'V', 'viernes, 12 de marzo de 2027'],
])('%s says %s', (conventions, month, initial, day) => {
  const words = calendarWords(conventions)
  expect(words.month(friday)).toBe(month)
  expect(words.weekdayInitial(friday)).toBe(initial)
  expect(words.fullDay(friday)).toBe(day)
})

test('a range names what its days share once', () => {
  expect(plain(calendarWords('de-DE').shortRange(friday, friday + 2))).toBe(
    'Fr., 12. – So., 14. März',
  )
})

test('days survive the library’s local dates, also at the turn of a year', () => {
  for (const day of [dayOf(2026, 12, 31), dayOf(2027, 1, 1), dayOf(2028, 2, 29)])
    expect(dayFrom(dateOf(day))).toBe(day)
})

/** Intl writes thin spaces around the dash. */
function plain(text: string): string {
  return text.replaceAll(/\s/g, ' ')
}
