import { expect, test } from 'vitest'
import { formatRating, RATING_RANGES, ratingClass, ratingLabel, ratingRange } from './ratings.ts'

test.each([
  [10, 'from-8.5'],
  [8.5, 'from-8.5'],
  [8.4, 'from-7'],
  [7, 'from-7'],
  [6.9, 'from-6'],
  [6, 'from-6'],
  [5.9, 'from-5'],
  [5, 'from-5'],
  [4.9, 'below-5'],
  [0, 'below-5'],
])('%d is of class %s', (rating, expected) => expect(ratingClass(rating)).toBe(expected))

test.each([
  // rating, on a card, on the results page, filter range
  [10, 'extraordinary', 'extraordinary', '9'],
  [9, 'extraordinary', 'extraordinary', '9'],
  [8.9, 'excellent', 'excellent', '8.5'],
  [8.5, 'excellent', 'excellent', '8.5'],
  [8.4, 'very-good', 'very-good', '8'],
  [8, 'very-good', 'very-good', '8'],
  [7.9, 'good', 'good', '7'],
  [7, 'good', 'good', '7'],
  [6.9, 'correct', 'correct', '6'],
  [6, 'correct', 'correct', '6'],
  [5.9, 'acceptable', null, '0'],
  [5, 'acceptable', null, '0'],
  [4.9, 'regular', null, '0'],
  [0, 'regular', null, '0'],
])('%d reads %s on a card, %s on the results page', (rating, card, results, range) => {
  expect(ratingLabel(rating, 'card')).toBe(card)
  expect(ratingLabel(rating, 'results')).toBe(results)
  expect(ratingRange(rating)).toBe(range)
})

test.each([
  [8, ',', '8,0'],
  [8.44, '.', '8.4'],
  [8.45, '.', '8.5'],
  [10, ',', '10,0'],
])('%d with "%s" is written %s', (rating, separator, written) =>
  expect(formatRating(rating, separator)).toBe(written),
)

test('what is shown as 9.0 is extraordinary', () => {
  expect(formatRating(8.96, '.')).toBe('9.0')
  expect(ratingLabel(8.96, 'results')).toBe('extraordinary')
  expect(ratingRange(8.96)).toBe('9')
})

test('ranges are named by where they begin', () => {
  expect(RATING_RANGES).toEqual(['9', '8.5', '8', '7', '6', '0'])
})
