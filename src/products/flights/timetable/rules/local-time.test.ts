import { expect, test } from 'vitest'
import { dayOf } from '../../../../site/calendar-day.ts'
import { localOf, offsetAt, utcOf, type ZoneColumns } from './local-time.ts'

/** On 29 March at 01:00 UTC clocks go from +1 to +2, on 25 October at 01:00 UTC back. */
const spring = dayOf(2026, 3, 29)
const autumn = dayOf(2026, 10, 25)
const zones: ZoneColumns = {
  start: Uint32Array.of(0, 1, 4),
  from: Int32Array.of(-(2 ** 31), -(2 ** 31), spring * 1440 + 60, autumn * 1440 + 60),
  offset: Int32Array.of(-300, 60, 120, 60),
}
const MADRID = 1

test('a zone without changes is always as far from UTC', () => {
  expect(utcOf(zones, 0, spring, 60)).toBe(spring * 1440 + 360)
  expect(localOf(zones, 0, spring * 1440 + 60)).toEqual({ day: spring - 1, minute: 1200 })
})

test('an offset holds from its minute on', () => {
  expect(offsetAt(zones, MADRID, spring * 1440 + 59)).toBe(60)
  expect(offsetAt(zones, MADRID, spring * 1440 + 60)).toBe(120)
  expect(offsetAt(zones, MADRID, autumn * 1440 + 60)).toBe(60)
})

test('every minute around a change is found again, but for the hour that comes twice', () => {
  for (const day of [spring, autumn])
    for (let utc = day * 1440 - 200; utc < day * 1440 + 400; utc++) {
      const local = localOf(zones, MADRID, utc)
      const isRepeated = day === autumn && utc >= day * 1440 + 60 && utc < day * 1440 + 120
      expect(utcOf(zones, MADRID, local.day, local.minute)).toBe(isRepeated ? utc - 60 : utc)
    }
})

test('a minute that clocks pass over is the one they would have shown', () => {
  const utc = utcOf(zones, MADRID, spring, 150)
  expect(localOf(zones, MADRID, utc)).toEqual({ day: spring, minute: 210 })
})
