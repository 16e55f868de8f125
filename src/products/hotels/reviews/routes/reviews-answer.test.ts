import { expect, test } from 'vitest'
import type { Review } from '../rules/reviews.ts'
import { readReviewsRequest, reviewsAnswer } from './reviews-widget.ts'

const review: Review = {
  author: 'Eva M.',
  score: 9,
  date: '01-05-2026',
  title: 'Volveremos',
  description: 'Todo muy bien',
  negative: '',
  language: 'es',
  profile: 'couple',
  profileDescription: 'En pareja',
  hasPublicProfile: true,
  reviewerId: '7-1',
}
const overview = {
  averageScore: 9,
  averageDescription: 'Extraordinario',
  reviewsNumber: 1,
  viewMoreUrl: '',
  verificationText: '',
}

test('a review is written with the specified names', () => {
  const { author, hasPublicProfile, ...same } = review
  const written = { ...same, autor: author, hasReviewerPublicProfile: hasPublicProfile }
  expect(reviewsAnswer(overview, [review])).toEqual({ overview, reviews: [written] })
})

test.each([
  [{ id_ficha: '17', id_producto: '1' }, '17'],
  [{ id_ficha: ' 17 ', id_producto: '1' }, '17'],
  [{ id_ficha: ['1', '2'], id_producto: '1' }, 'field-repeated'],
  [{ id_ficha: 17, id_producto: '1' }, 'field-unreadable'],
  [{ id_ficha: '-1', id_producto: '1' }, 'field-unreadable'],
  [{ id_ficha: '17', id_producto: '' }, 'field-missing'],
  [null, 'field-missing'],
  ['id_ficha=17', 'field-missing'],
])('%j is read as %s', (body, expected) => {
  const read = readReviewsRequest(body)
  expect(read.ok ? read.value : read.problems[0]!.code).toBe(expected)
})
