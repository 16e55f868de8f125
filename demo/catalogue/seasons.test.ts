import { expect, test } from 'vitest'
import { dayOf } from '../../src/site/calendar-day.ts'
import type { Setting } from './place-kinds.ts'
import { isShifted, seasonLogarithms, seasonOf, SOUTHERN_SHIFT } from './seasons.ts'

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
