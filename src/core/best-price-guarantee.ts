/**
 * The best-price guarantee: whoever finds a better offer of the hotel within 24 hours after the
 * purchase is refunded the difference.
 */
import type { MinorUnits } from './money.ts'

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

const MS_PER_HOUR = 3_600_000
