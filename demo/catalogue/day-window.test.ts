import { expect, test } from 'vitest'
import { dayOf, writeDay } from '../../src/site/calendar-day.ts'
import { dayWindow, easterSunday, HOLIDAYS } from './seasons.ts'

test.each([
  [2024, '31-03-2024'],
  [2025, '20-04-2025'],
  [2026, '05-04-2026'],
  [2027, '28-03-2027'],
  [2038, '25-04-2038'],
])('Easter of %i', (year, sunday) => expect(writeDay(easterSunday(year))).toBe(sunday))

test('a window knows its days', () => {
  const window = dayWindow(dayOf(2026, 11, 15))
  const newYearsDay = dayOf(2027, 1, 1) - window.firstDay
  expect(window.days).toBe(731)
  expect(window.yearDays[0]).toBe(318)
  expect(window.yearDays[newYearsDay]).toBe(0)
  expect(window.weekdays[newYearsDay]).toBe(4)
  expect(window.holidays[newYearsDay]).toBe(HOLIDAYS.newYear)
  expect(window.holidays[dayOf(2027, 3, 27) - window.firstDay]).toBe(HOLIDAYS.easter)
  expect(window.holidays[dayOf(2027, 7, 7) - window.firstDay]).toBe(HOLIDAYS.none)
})
