import { expect, test } from 'vitest'
import { CLAIM_SETTINGS, type ClaimSetting, DEFAULT_CLAIMS, ownClaims } from './own-claims.ts'

const FACTS = { hotelsOnSale: 1_000, hotelsWithReviews: 1, hotelsFreeToCancel: 501 }

test.each([
  [1_000_000, 600_000],
  [600_001, 600_000],
  [600_000, 590_000],
  [30_000, 29_000],
  [29_876, 29_000],
  [634, 630],
  [102, 100],
  [101, 100],
  [100, 0],
  [27, 0],
  [0, 0],
])('of %i hotels on sale the claim is over %i', (hotelsOnSale, told) => {
  const { accommodations } = ownClaims({ ...FACTS, hotelsOnSale }, 600_000, DEFAULT_CLAIMS)
  expect(accommodations).toBe(told)
  expect(told === 0 || told < hotelsOnSale).toBe(true)
})

test.each([
  ['all hold', {}, 'reviews price cancellation'],
  ['nobody has written', { hotelsWithReviews: 0 }, 'price cancellation'],
  ['half of the hotels cancel for free', { hotelsFreeToCancel: 500 }, 'reviews price'],
  ['nothing is on sale', { hotelsOnSale: 0, hotelsWithReviews: 0, hotelsFreeToCancel: 0 }, 'price'],
])('where %s, that is said', (_, changes, held) => {
  expect(ownClaims({ ...FACTS, ...changes }, 600_000, DEFAULT_CLAIMS).held.join(' ')).toBe(held)
})

test.each<[ClaimSetting[], string]>([
  [[], ''],
  [['best-price'], 'price'],
  [['reviews', 'free-cancellation', 'child-rules'], 'reviews cancellation'],
])('who stands by %j says no more', (settings, held) => {
  expect(ownClaims(FACTS, 600_000, settings).held.join(' ')).toBe(held)
})

test('before the catalogue is known nothing is said', () => {
  expect(ownClaims(null, 600_000, CLAIM_SETTINGS)).toEqual({ accommodations: 0, held: [] })
})
