import { expect, test } from 'vitest'
import { dayOf, partsOf } from '../../src/site/calendar-day.ts'
import type { DayRun } from '../../src/products/hotels/rates/rules/packed-calendar.ts'
import { makeDice } from '../../src/site/dice.ts'
import { dayWindow } from './seasons.ts'
import type { Setting } from './place-kinds.ts'
import { stayRules } from './stay-rules.ts'

const WINDOW = dayWindow(dayOf(2026, 11, 15))
const SETTINGS: Setting[] = ['city', 'beach', 'mountain', 'countryside', 'airport']

test('runs stand in order, apart and inside the window', () => {
  for (const rules of manyHotels(WINDOW))
    for (const runs of [rules.minimumStayRuns, rules.closedRuns]) {
      let next = 0
      for (const { from, days } of runs) {
        expect(from).toBeGreaterThanOrEqual(next)
        expect(days).toBeGreaterThan(0)
        next = from + days
      }
      expect(next).toBeLessThanOrEqual(WINDOW.days)
    }
})

test('minimum stays are of two to seven nights', () => {
  const nights = manyHotels(WINDOW).flatMap(({ minimumStayRuns }) =>
    minimumStayRuns.map(({ value }) => value),
  )
  expect(new Set(nights)).toEqual(new Set([2, 3, 4, 5, 6, 7]))
})

test('another first day says the same of the same days', () => {
  const later = dayWindow(WINDOW.firstDay + 100)
  const [now, then] = [manyHotels(WINDOW), manyHotels(later)]
  now.forEach((rules, at) => {
    for (const key of ['minimumStayRuns', 'closedRuns'] as const)
      expect(spelledOut(rules[key]).slice(100)).toEqual(spelledOut(then[at]![key]).slice(0, -100))
  })
})

test('beach hotels close in winter, on either half of the world', () => {
  expect(closedMonths('beach', 39.5)).toContain(1)
  expect(closedMonths('beach', 39.5)).not.toContain(8)
  expect(closedMonths('beach', -38)).toContain(7)
  expect(closedMonths('beach', -38)).not.toContain(2)
})

function manyHotels(window: typeof WINDOW) {
  return Array.from({ length: 200 }, (_, at) =>
    stayRules(makeDice(at), window, {
      setting: SETTINGS[at % SETTINGS.length]!,
      kind: at % 3 === 0 ? 'apartment' : 'hotel',
      city: { latitude: at % 2 === 0 ? 41 : -38, isSeaside: false },
    }),
  )
}

function closedMonths(setting: Setting, latitude: number): number[] {
  const runs = Array.from({ length: 40 }, (_, at) =>
    stayRules(makeDice(at), WINDOW, {
      setting,
      kind: 'hotel',
      city: { latitude, isSeaside: true },
    }),
  ).flatMap(({ closedRuns }) => closedRuns)
  return runs.map(({ from, days }) => partsOf(WINDOW.firstDay + from + (days >> 1)).month)
}

function spelledOut(runs: DayRun[]): number[] {
  const days = Array.from({ length: WINDOW.days }, () => 0)
  for (const { from, days: length, value } of runs) days.fill(value, from, from + length)
  return days
}
