import { expect, test } from 'vitest'
import { dayOf, writeDay } from '../../src/site/calendar-day.ts'
import type { Setting } from './place-kinds.ts'
import {
  dayWindow,
  easterSunday,
  HOLIDAYS,
  isShifted,
  seasonLogarithms,
  seasonOf,
  SOUTHERN_SHIFT,
} from './seasons.ts'

test.each([
  ['beach', 39.5, 8],
  ['beach', -34.9, 2],
  ['beach', 18.6, 2],
  ['mountain', 42.7, 2],
  ['mountain', -41.1, 8],
  ['city', 40.4, 5],
  ['city', 59.3, 7],
] as const)('%s at %d is dearest in month %i', (setting, latitude, month) =>
  expect(dearestMonth(setting, latitude)).toBe(month),
)

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

function dearestMonth(setting: Setting, latitude: number): number {
  const season = seasonOf(setting, { latitude, isSeaside: false })
  const days = seasonLogarithms(season)
  const shift = isShifted(season, latitude) ? SOUTHERN_SHIFT : 0
  const ofMonth = Array.from({ length: 12 }, (_, month) => {
    const middle = dayOf(2027, month + 1, 15) - dayOf(2027, 1, 1)
    return days[(middle + shift) % days.length]!
  })
  return ofMonth.indexOf(Math.max(...ofMonth)) + 1
}
