import { expect, test } from 'vitest'
import { writeDay } from '../site/calendar-day.ts'
import { todayIn } from './clock.ts'

test.each([
  ['2026-11-15T02:30:00Z', 'Europe/Madrid', '15-11-2026'],
  ['2026-11-15T02:30:00Z', 'America/Bogota', '14-11-2026'],
  ['2026-12-31T23:30:00Z', 'Europe/Berlin', '01-01-2027'],
  ['2027-03-28T00:59:00Z', 'Europe/Madrid', '28-03-2027'],
])('at %s it is in %s the %s', (now, timeZone, day) => {
  expect(writeDay(todayIn(timeZone, new Date(now)))).toBe(day)
})

test('the day changes on the minute', () => {
  const days = ['22:59:59.999', '23:00:00.000', '23:00:30.000', '22:59:00.000'].map((time) =>
    writeDay(todayIn('Europe/Madrid', new Date(`2026-11-15T${time}Z`))),
  )
  expect(days).toEqual(['15-11-2026', '16-11-2026', '16-11-2026', '15-11-2026'])
})
