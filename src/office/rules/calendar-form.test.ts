import { describe, expect, test } from 'vitest'
import { dayOf } from '../../site/calendar-day.ts'
import { type Calendar } from '../../products/hotels/rates/rules/packed-calendar.ts'
import { editCalendar, readCalendarEdit } from './calendar-form.ts'

const TODAY = dayOf(2027, 3, 1)
const LIMITS = {
  today: TODAY,
  until: TODAY + 30,
  readAmount: (written: string) => (/^\d+$/.test(written) ? Number(written) * 100 : null),
}
const DAYS = { first_day: '2027-03-02', last_day: '2027-03-04' }

describe('the form of days', () => {
  test('reads days, and only what is filled in', () => {
    const days = { firstDay: TODAY + 1, lastDay: TODAY + 3 }
    expect(read({ ...DAYS, price: '95' })).toEqual({
      ...days,
      price: 9_500,
      roomsLeft: null,
      closed: null,
    })
    expect(read({ ...DAYS, rooms_left: '0' })).toEqual({
      ...days,
      price: null,
      roomsLeft: 0,
      closed: null,
    })
    expect(read({ ...DAYS, sale: 'closed' })).toEqual({
      ...days,
      price: null,
      roomsLeft: null,
      closed: true,
    })
  })

  test.each([
    [{ price: '95' }, ['field-missing first_day', 'field-missing last_day']],
    [{ ...DAYS, first_day: '2027-02-31', price: '9' }, ['date-unreadable first_day']],
    [{ ...DAYS, first_day: '2027-02-28', price: '9' }, ['days-out-of-range first_day']],
    [{ ...DAYS, last_day: '2027-03-31', price: '9' }, ['days-out-of-range last_day']],
    [{ ...DAYS, first_day: '2027-03-05', price: '9' }, ['days-out-of-range last_day']],
    [DAYS, ['nothing-to-change ']],
    [{ ...DAYS, price: 'cheap' }, ['field-unreadable price']],
    [{ ...DAYS, price: '1000001' }, ['number-out-of-range price']],
    [{ ...DAYS, rooms_left: '-1' }, ['field-unreadable rooms_left']],
    [{ ...DAYS, rooms_left: '256' }, ['number-out-of-range rooms_left']],
    [{ ...DAYS, price: ['1', '2'] }, ['field-repeated price']],
    [{ ...DAYS, sale: 'perhaps' }, ['field-unreadable sale']],
  ])('tells what is wrong with %o', (values, wrong) => {
    const read = readCalendarEdit(values, LIMITS)
    const told = read.ok ? [] : read.problems.map(({ code, field }) => `${code} ${field}`)
    expect(told).toEqual(wrong)
  })
})

describe('an edited calendar', () => {
  const calendar: Calendar = {
    firstDay: TODAY,
    prices: [100, 0, 300],
    rooms: [5, 5, 5],
    minimumStays: [1, 1, 1],
    closed: [false, true, false],
  }
  const edit = { firstDay: TODAY, lastDay: TODAY + 1, price: null, roomsLeft: null, closed: null }

  test('offers what is sold and what is left', () => {
    const edited = editCalendar(calendar, { ...edit, roomsLeft: 2 }, (day) =>
      day === TODAY ? 4 : 0,
    )
    expect(edited?.rooms).toEqual([6, 2, 5])
    expect(calendar.rooms).toEqual([5, 5, 5])
  })

  test('has no more rooms than a calendar can count', () =>
    expect(editCalendar(calendar, { ...edit, roomsLeft: 250 }, () => 6)).toBeNull())

  test('never opens a day without a price', () => {
    expect(editCalendar(calendar, { ...edit, closed: false }, () => 0)?.closed).toEqual([
      false,
      true,
      false,
    ])
    const priced = editCalendar(calendar, { ...edit, price: 50, closed: false }, () => 0)
    expect([priced?.prices, priced?.closed]).toEqual([
      [50, 50, 300],
      [false, false, false],
    ])
  })
})

function read(values: Record<string, string>) {
  const edit = readCalendarEdit(values, LIMITS)
  return edit.ok ? edit.value : edit.problems
}
