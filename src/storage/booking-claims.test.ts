import { expect, test } from 'vitest'
import { claimShares, type ClaimShares } from './booking-claims.ts'

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
