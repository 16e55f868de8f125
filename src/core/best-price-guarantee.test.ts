import { expect, test } from 'vitest'
import { GUARANTEE_HOURS, guaranteeRefund, isClaimInTime } from './best-price-guarantee.ts'

const PURCHASE = Date.UTC(2026, 10, 15, 12)
const DAY_MS = 24 * 60 * 60 * 1000

test('the guarantee holds for 24 hours', () => expect(GUARANTEE_HOURS).toBe(24))

test.each([
  ['at once', 0, true],
  ['after a day to the millisecond', DAY_MS, true],
  ['a millisecond later', DAY_MS + 1, false],
  ['before the purchase', -1, false],
])('a claim %s is in time: %s', (_when, elapsed, inTime) => {
  expect(isClaimInTime(PURCHASE, PURCHASE + elapsed)).toBe(inTime)
})

test.each([
  ['a better offer', 10_000, 9_250, 750],
  ['the same price', 10_000, 10_000, 0],
  ['a dearer offer', 10_000, 12_000, 0],
])('%s', (_what, paid, found, refund) => expect(guaranteeRefund(paid, found)).toBe(refund))
