import { expect, test } from 'vitest'
import {
  IMPROVED_PRICE_FADE_MS,
  IMPROVED_PRICE_SHOWN_MS,
  isSoldOut,
  priceEffect,
  splitAfterFirstWord,
} from './card-price-effect.ts'

test.each([
  // previous, current, status, effect
  [null, 100, 50, 'fade-in'],
  [null, 100, 100, 'fade-in'],
  [0, 100, 50, 'fade-in'],
  [100, 90, 50, 'improved'],
  [100, 90, 99, 'improved'],
  [100, 90, 100, 'none'],
  [100, 90, 200, 'none'],
  [100, 100, 50, 'none'],
  [100, 110, 50, 'none'],
  [100, null, 50, 'none'],
  [null, null, 50, 'none'],
])('from %s to %s at status %d: %s', (previous, current, status, effect) =>
  expect(priceEffect({ previous, current, status })).toBe(effect),
)

test.each([
  [null, 99, false],
  [null, 100, true],
  [0, 200, true],
  [100, 100, false],
])('a price of %s at status %d is sold out: %s', (minPrice, status, soldOut) =>
  expect(isSoldOut(minPrice, status)).toBe(soldOut),
)

test.each([
  ['No rooms for these dates', 'No', 'rooms for these dates'],
  [' No  rooms ', 'No', 'rooms'],
  ['Ausverkauft', 'Ausverkauft', ''],
  ['', '', ''],
])('"%s" splits into "%s" and "%s"', (text, first, rest) =>
  expect(splitAfterFirstWord(text)).toEqual([first, rest]),
)

test('an improved price is shown for 2 s, then fades for 1.1 s', () => {
  expect([IMPROVED_PRICE_SHOWN_MS, IMPROVED_PRICE_FADE_MS]).toEqual([2000, 1100])
})
