import { describe, expect, test } from 'vitest'
import {
  canApply,
  changeEnd,
  changeStart,
  clickDay,
  type DatePicker,
  type DateRange,
  MIN_DAYS,
  monthsShown,
  nextDate,
  openDatePicker,
  openRangePicker,
  outlastsLeaving,
  pickerProblems,
  type RangeField,
  stayLimits,
  TYPED_DATE_DELAY_MS,
  typeDays,
} from './date-range.ts'
import { stayProblems } from '../../site/stay.ts'

/** Days are small numbers here: today is day 10. */
const LIMITS = stayLimits(10)
const EMPTY: DateRange = { start: null, end: null }

describe('clicks', () => {
  test.each([
    ['one click begins a range', EMPTY, [12], '12–'],
    ['a second click ends it', EMPTY, [12, 15], '12–15'],
    ['a second before the first swaps them', EMPTY, [15, 12], '12–15'],
    ['twice the same day ends on the next', EMPTY, [12, 12], '12–13'],
    ['a click on a whole range begins anew', { start: 12, end: 15 }, [20], '20–'],
    ['the past is not selectable', EMPTY, [9], '–'],
    ['today is', EMPTY, [10], '10–'],
    ['two years ahead is', EMPTY, [LIMITS.latest], `${LIMITS.latest}–`],
    ['a day later is not', EMPTY, [LIMITS.latest + 1], '–'],
  ])('%s', (_rule, original, days, expected) => {
    const clicked = days.reduce(
      (picker, day) => clickDay(picker, day),
      openRangePicker(original, LIMITS),
    )
    expect(shown(clicked)).toBe(expected)
  })

  test.each<[string, DateRange, number, string]>([
    ['moves the end of a whole range', { start: 12, end: 15 }, 14, '12–14'],
    ['before the start swaps', { start: 12, end: 15 }, 11, '11–12'],
    ['on the start ends on the next day', { start: 12, end: 15 }, 12, '12–13'],
    ['begins a range when there is none', EMPTY, 12, '12–'],
    ['in the past does nothing', { start: 12, end: 15 }, 9, '12–15'],
    ['gives a typed end its start', { start: null, end: 15 }, 12, '12–15'],
    ['after a typed end moves it', { start: null, end: 15 }, 18, '18–19'],
  ])('by the second field, a click %s', (_rule, original, day, expected) => {
    expect(shown(clickDay(openRangePicker(original, LIMITS), day, 'end'))).toBe(expected)
  })

  test.each<[string, DateRange, RangeField, RangeField]>([
    ['nothing', EMPTY, 'start', 'start'],
    ['nothing, in the second field', EMPTY, 'end', 'start'],
    ['a typed check-in', { start: 12, end: null }, 'start', 'end'],
    ['a typed check-out', { start: null, end: 15 }, 'end', 'start'],
    ['both', { start: 12, end: 15 }, 'start', 'start'],
    ['both, in the second field', { start: 12, end: 15 }, 'end', 'end'],
  ])('after %s, the next one asks for the date it gives', (_what, chosen, field, next) => {
    const picker = openRangePicker(chosen, LIMITS)
    expect(nextDate(picker, field)).toBe(next)
    expect(clickDay(picker, 13, field).chosen[next]).toBe(13)
  })

  test('a single-date picker takes one click, and each click replaces the last', () => {
    const picker = clickDay(openDatePicker(null, LIMITS), 12)
    expect([shown(picker), canApply(picker)]).toEqual(['12–', true])
    expect(shown(clickDay(picker, 11))).toBe('11–')
  })
})

describe('a changed date', () => {
  const open = openRangePicker({ start: 12, end: 15 }, LIMITS)

  test.each([
    ['start before the end leaves the end', changeStart(open, 13), '13–15'],
    ['start later than the end moves it', changeStart(open, 18), '18–19'],
    ['start on the end moves it', changeStart(open, 15), '15–16'],
    ['end after the start stands', changeEnd(open, 14), '12–14'],
    ['end before the start swaps', changeEnd(open, 11), '11–12'],
    ['end on the start is the next day', changeEnd(open, 12), '12–13'],
    ['end may come first', changeEnd(openRangePicker(EMPTY, LIMITS), 12), '–12'],
    ['start alone waits for its end', changeStart(openRangePicker(EMPTY, LIMITS), 12), '12–'],
    ['both typed dates stand, however far away', typeDays(open, { start: 20, end: 25 }), '20–25'],
    ['both typed the wrong way round swap', typeDays(open, { start: 25, end: 20 }), '20–25'],
    ['only the second typed leaves the first', typeDays(open, { end: 14 }), '12–14'],
    ['an emptied field is empty', typeDays(open, { start: null }), '–15'],
    ['emptied beside a typed one', typeDays(open, { start: 13, end: null }), '13–'],
  ])('%s', (_rule, picker, expected) => {
    expect(shown(picker)).toBe(expected)
  })
})

test.each<[string, DateRange, boolean]>([
  ['nothing', EMPTY, false],
  ['a start alone', { start: 12, end: null }, false],
  ['an end alone', { start: null, end: 12 }, false],
  ['one night', { start: 12, end: 13 }, true],
  ['thirty nights', { start: 12, end: 42 }, true],
  ['thirty-one nights', { start: 12, end: 43 }, false],
])('with %s chosen, apply is %s', (_what, chosen, enabled) => {
  expect(canApply(openRangePicker(chosen, LIMITS))).toBe(enabled)
})

test.each<[string, DateRange, DateRange, boolean]>([
  ['a whole choice', EMPTY, { start: 12, end: 15 }, true],
  ['one that is too long', EMPTY, { start: 12, end: 43 }, true],
  ['one that is too long, over a whole one', { start: 12, end: 15 }, { start: 12, end: 43 }, true],
  ['a first day', EMPTY, { start: 12, end: null }, true],
  ['a first day over half a choice', { start: null, end: 15 }, { start: 12, end: null }, true],
  ['a first day over a whole one', { start: 12, end: 15 }, { start: 20, end: null }, false],
])('who turns to something else keeps %s', (_what, original, chosen, isKept) => {
  expect(outlastsLeaving({ ...openRangePicker(original, LIMITS), chosen })).toBe(isKept)
})

test('the original dates outlast what is chosen, so that cancelling restores them', () => {
  const original = { start: 12, end: 15 }
  expect(clickDay(openRangePicker(original, LIMITS), 20)).toMatchObject({
    chosen: { start: 20, end: null },
    original,
  })
})

test.each<[string, DateRange, object[]]>([
  ['too short', { start: 12, end: 12 }, [{ code: 'range-too-short', field: '', limit: 1 }]],
  ['too long', { start: 12, end: 43 }, [{ code: 'range-too-long', field: '', limit: 30 }]],
  ['too early', { start: 9, end: 12 }, [{ code: 'range-too-early', field: '', limit: 10 }]],
  [
    'too late',
    { start: LIMITS.latest, end: LIMITS.latest + 1 },
    [{ code: 'range-too-late', field: '', limit: LIMITS.latest }],
  ],
])('a range that is %s is told with its limit', (_what, chosen, problems) => {
  expect(pickerProblems(openRangePicker(chosen, LIMITS))).toEqual(problems)
})

test('picker and form name the same limit of nights', () => {
  const tooLong = pickerProblems(openRangePicker({ start: 12, end: 43 }, LIMITS))
  const refused = stayProblems({ checkIn: 12, checkOut: 43 }, 10)
  expect(tooLong.map(({ limit }) => limit)).toEqual(refused.map(({ limit }) => limit))
})

test('at least two days, and a typed date is read after 2 s', () => {
  expect([MIN_DAYS, TYPED_DATE_DELAY_MS]).toEqual([2, 2000])
})

test.each([
  [479, 1],
  [480, 2],
  [1280, 2],
])('%i px show %i months', (width, months) => {
  expect(monthsShown(width)).toBe(months)
})

function shown({ chosen }: DatePicker): string {
  return `${chosen.start ?? ''}–${chosen.end ?? ''}`
}
