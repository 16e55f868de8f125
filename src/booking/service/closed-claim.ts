/** Why a booking takes no claim under the best-price guarantee; null when it takes one. */
import { GUARANTEE_HOURS, isClaimInTime } from '../rules/best-price-guarantee.ts'
import type { Booking } from '../rules/booking.ts'
import { problem, type Problem } from '../../site/problems.ts'
import { hasClaim } from '../store/booking-claims.ts'
import type { Database } from '../../store/database.ts'

export async function closedClaim(
  store: Database,
  { id, state, bookedAt }: Booking,
  now: number,
): Promise<Problem | null> {
  if (state !== 'confirmed') return problem('booking-cancelled')
  if (await hasClaim(store, id)) return problem('claim-made')
  return isClaimInTime(bookedAt, now) ? null : problem('claim-too-late', '', GUARANTEE_HOURS)
}
