import { expect, test } from 'vitest'
import { dayOf, readDay } from './calendar-day.ts'
import { lastDay, MAX_NIGHTS, stayNights, stayProblems, YEARS_AHEAD } from './stay.ts'

const TODAY = dayOf(2026, 11, 15)

test.each([
  ['15-11-2026', '16-11-2026', ''],
  ['16-11-2026', '18-11-2026', ''],
  ['16-11-2026', '16-12-2026', ''],
  ['14-11-2028', '15-11-2028', ''],
  ['14-11-2026', '16-11-2026', 'fecha_entrada date-not-after-today'],
  ['16-11-2026', '16-11-2026', 'fecha_entrada same-dates'],
  ['18-11-2026', '17-11-2026', 'fecha_salida check-out-before-check-in'],
  ['16-11-2026', '17-12-2026', 'fecha_salida stay-too-long 30'],
  ['15-11-2028', '16-11-2028', `fecha_salida date-too-late ${lastDay(TODAY)}`],
  ['01-01-9999', '', `fecha_entrada date-too-late ${lastDay(TODAY)}`],
  ['', '15-11-2026', 'fecha_salida date-not-after-today'],
  ['15-11-2026', '15-11-2026', 'fecha_salida date-not-after-today, fecha_entrada same-dates'],
  [
    '13-11-2026',
    '12-11-2026',
    'fecha_entrada date-not-after-today, fecha_salida date-not-after-today, ' +
      'fecha_salida check-out-before-check-in',
  ],
])('from %s to %s: %s', (checkIn, checkOut, expected) => {
  const stay = { checkIn: readDay(checkIn), checkOut: readDay(checkOut) }
  const found = stayProblems(stay, TODAY).map(({ code, field, limit }) =>
    [field, code, limit ?? ''].join(' ').trim(),
  )
  expect(found.join(', ')).toBe(expected)
})

test('nights are the days between', () => {
  expect(stayNights({ checkIn: TODAY, checkOut: TODAY + 3 })).toBe(3)
})

test('at most 30 nights, and two years ahead', () => {
  expect([MAX_NIGHTS, YEARS_AHEAD]).toEqual([30, 2])
  expect(lastDay(TODAY)).toBe(dayOf(2028, 11, 15))
})
