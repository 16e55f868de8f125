import { expect, test } from 'vitest'
import { type Day, dayOf } from '../../../site/calendar-day.ts'
import type { PriceOfDay } from '../../rules/price-calendar.ts'
import { cheapDays } from './calendar-months.tsx'

const january = dayOf(2027, 1, 1)
const february = dayOf(2027, 2, 1)

test.each([
  ['about a sixth of the days', [60, 50, 70, 80, 90, 99], [1]],
  ['days that show the same price are alike', [50, 50.2, 70, 80, 90, 50], [0, 1, 5]],
  ['none where all cost the same', [50, 50, 50], []],
  ['days without a price do not count', [null, 50, null, 70], [1]],
  ['no prices, no marks', [null, null], []],
])('%s', (_rule, prices, expected) => {
  expect([...cheapDays(month(january, prices))].map((day) => day - january).toSorted()).toEqual(
    expected,
  )
})

test('every month has its own', () => {
  const both = new Map([...month(january, [90, 100]), ...month(february, [20, 30])])
  expect([...cheapDays(both)]).toEqual([january, february])
})

function month(first: Day, prices: (number | null)[]): Map<Day, PriceOfDay> {
  return new Map(
    prices.map((price, index) => {
      const text = price === null ? '' : `${Math.round(price)} €`
      return [first + index, { day: '', price, text }]
    }),
  )
}
