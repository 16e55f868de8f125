/**
 * The best-price guarantee: whoever finds a better offer of the hotel within 24 hours after the
 * purchase is refunded the difference.
 */
import type { Booking } from './booking.ts'
import type { MinorUnits } from '../../site/money.ts'

export const GUARANTEE_HOURS = 24

/** Times are milliseconds since 1970. The last moment still counts. */
export function isClaimInTime(purchasedAt: number, claimedAt: number): boolean {
  const elapsed = claimedAt - purchasedAt
  return elapsed >= 0 && elapsed <= GUARANTEE_HOURS * MS_PER_HOUR
}

/** Both amounts in the currency that was paid; an offer that is no better refunds nothing. */
export function guaranteeRefund(paid: MinorUnits, found: MinorUnits): MinorUnits {
  return Math.max(0, paid - found)
}

/** Where the difference goes: what the card cannot get back, the hotel asks for less. */
export interface ClaimShares {
  toCard: MinorUnits
  atHotel: MinorUnits
}

/** `left` is what is left on the card to give back, or what it was given for this claim. */
export function claimShares(
  refund: MinorUnits,
  left: MinorUnits,
  { state, total, paid }: Pick<Booking, 'state' | 'total' | 'paid'>,
): ClaimShares {
  const toCard = Math.max(0, Math.min(refund, left))
  // Nobody pays anything at the hotel for a stay that was cancelled.
  const dueAtHotel = state === 'confirmed' ? total - paid : 0
  return { toCard, atHotel: Math.min(refund - toCard, dueAtHotel) }
}

const MS_PER_HOUR = 3_600_000
