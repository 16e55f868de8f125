import { expect, test } from 'vitest'
import type { DateRange } from '../../rules/date-range.ts'
import { nightsOf, shownRange } from './calendar-words.ts'

const WHOLE: DateRange = { start: 12, end: 15 }
const BEGUN: DateRange = { start: 12, end: null }
const NONE: DateRange = { start: null, end: null }

test.each<[string, DateRange, number | null, string]>([
  ['a whole range stays, wherever one points', WHOLE, 20, '12–15'],
  ['a begun one reaches to what is pointed at', BEGUN, 14, '12–14?'],
  ['pointing before it previews the swap', BEGUN, 10, '10–12?'],
  ['pointing at its only day previews nothing', BEGUN, 12, '12–'],
  ['nor does pointing nowhere', BEGUN, null, '12–'],
  ['an end that was typed first has its preview, too', { start: null, end: 12 }, 10, '10–12?'],
  ['nothing chosen, nothing shown', NONE, 10, '–'],
])('%s', (_rule, chosen, pointedAt, expected) => {
  const { start, end, isPreview } = shownRange(chosen, pointedAt)
  expect(`${start ?? ''}–${end ?? ''}${isPreview ? '?' : ''}`).toBe(expected)
})

test('only a whole range has nights', () => {
  expect([WHOLE, BEGUN, NONE].map(nightsOf)).toEqual([3, null, null])
})
