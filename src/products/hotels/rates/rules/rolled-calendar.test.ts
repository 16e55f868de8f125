import { expect, test } from 'vitest'
import { packCalendar, rollCalendar, unpackCalendar } from './packed-calendar.ts'

/** "100:7 8 9" begins on day 100 with the prices 7, 8 and 9. */
function calendar(written: string) {
  const [firstDay, days] = written.split(':')
  const prices = days ? days.split(' ').map(Number) : []
  return packCalendar({
    firstDay: Number(firstDay),
    prices,
    rooms: prices.map((price) => price % 16),
    minimumStays: prices.map(() => 1),
    closed: prices.map((price) => price === 13),
  })
}

test.each([
  ['100:7 8 9', '102:50 51 52', '102:9 51 52'],
  ['100:7 8 9', '100:50 51 52', '100:7 8 9'],
  ['100:7 8 13', '101:50 51 52', '101:8 13 52'],
  // Nothing in common: the server slept for years.
  ['100:7 8 9', '200:50 51 52', '200:50 51 52'],
  // The clock went back.
  ['100:7 8 9', '99:50 51 52', '99:50 51 52'],
  ['100:', '100:50', '100:50'],
])('%s rolled on with %s is %s', (kept, fresh, expected) => {
  const rolled = rollCalendar(calendar(kept), calendar(fresh))
  expect(unpackCalendar(rolled)).toEqual(unpackCalendar(calendar(expected)))
})
