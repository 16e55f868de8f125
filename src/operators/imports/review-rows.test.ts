import { expect, test } from 'vitest'
import { dayOf } from '../../site/calendar-day.ts'
import type { Cells } from './read-rows.ts'
import { readReviewRow, scaleOf, type ScoreScale } from './review-rows.ts'

const ROW = { hotelId: 'A', score: '4', title: 'Bien' }

test('a full row', () => {
  const read = readReviewRow(
    {
      hotelId: 'A',
      reviewId: 'r1',
      score: '8,5',
      title: 'Great',
      positive: 'Pool',
      negative: 'Noise',
      author: 'Ana',
      date: '03/05/2025',
      language: 'English',
      profile: 'En pareja',
      source: 'own',
    },
    { scale: 10, language: 'es', today: dayOf(2026, 1, 1) },
  )
  expect(read).toEqual({
    ok: true,
    notes: [],
    record: {
      hotelId: 'A',
      reviewId: 'r1',
      source: 'bookingPartner',
      score: 8.5,
      title: 'Great',
      positive: 'Pool',
      negative: 'Noise',
      author: 'Ana',
      day: dayOf(2025, 5, 3),
      language: 'en',
      profile: 'couple',
    },
  })
})

test.each<[Cells, ScoreScale, number]>([
  [{ score: '4' }, 5, 8],
  [{ score: '4' }, 10, 4],
  [{ score: '85' }, 100, 8.5],
  [{ score: '4,5/5' }, 10, 9],
  [{ score: '85 %' }, 5, 8.5],
  [{ score5: '3' }, 10, 6],
])('the score %o on a scale of %i is %d', (cells, scale, score) => {
  const { score: _, ...row } = ROW
  expect(read({ ...row, ...cells }, scale)).toMatchObject({ record: { score } })
})

test.each([
  ['no score', { hotelId: 'A', title: 'x' }, 'value-missing'],
  ['a score off the scale', { ...ROW, score: '6' }, 'value-out-of-range'],
  ['no text', { hotelId: 'A', score: '4' }, 'review-empty'],
  ['a day to come', { ...ROW, date: '2026-01-02' }, 'value-out-of-range'],
  ['no hotel', { score: '4', title: 'x' }, 'value-missing'],
])('%s', (_, cells, code) => expect(read(cells, 5)).toMatchObject({ reasons: [{ code }] }))

test('without an id, the content is the id', () => {
  expect(read(ROW, 5)).toEqual(read({ ...ROW }, 5))
  expect(read(ROW, 5)).not.toEqual(read({ ...ROW, title: 'Mal' }, 5))
})

test('the scale is told by the scores, if there are enough', () => {
  expect(scaleOf([{ score: '3' }, { score: '9,1' }])).toBe(10)
  expect(scaleOf([{ score: '3' }, { score: '91' }])).toBe(100)
  expect(scaleOf(Array.from({ length: 20 }, () => ({ score: '5' })))).toBe(5)
  expect(scaleOf([{ score: '5' }])).toBe(null)
})

function read(cells: Cells, scale: ScoreScale) {
  return readReviewRow(cells, { scale, language: 'es', today: dayOf(2026, 1, 1) })
}
