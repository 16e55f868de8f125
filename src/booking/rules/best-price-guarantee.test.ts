import { expect, test } from 'vitest'
import {
  claimShares,
  type ClaimShares,
  GUARANTEE_HOURS,
  guaranteeRefund,
  isClaimInTime,
} from './best-price-guarantee.ts'

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

interface Money {
  paid: number
  refunded?: number
  isCancelled?: boolean
}

/** Of a stay for 300. */
test.each<[string, Money, number, ClaimShares]>([
  ['paid by card', { paid: 300 }, 50, { toCard: 50, atHotel: 0 }],
  ['with a deposit that is enough', { paid: 60 }, 50, { toCard: 50, atHotel: 0 }],
  ['with a deposit', { paid: 60 }, 100, { toCard: 60, atHotel: 40 }],
  ['paid at the hotel', { paid: 0 }, 50, { toCard: 0, atHotel: 50 }],
  ['given back in part', { paid: 300, refunded: 280 }, 50, { toCard: 20, atHotel: 0 }],
  ['with a deposit given back', { paid: 60, refunded: 60 }, 50, { toCard: 0, atHotel: 50 }],
  ['cancelled with a deposit', { paid: 60, isCancelled: true }, 100, { toCard: 60, atHotel: 0 }],
])('a booking %s: %o, %s cheaper elsewhere', (_, booking, refund, shares) => {
  const { paid, refunded = 0, isCancelled = false } = booking
  const state = isCancelled ? 'cancelled' : 'confirmed'
  expect(claimShares(refund, paid - refunded, { state, total: 300, paid })).toEqual(shares)
})
