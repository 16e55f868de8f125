/**
 * What cancelling costs. A rate knows one day: until its end cancelling is free, afterwards the whole
 * price is lost. A rate without such a day cannot be cancelled without losing the price.
 */
import type { Day } from '../../../../site/calendar-day.ts'
import type { MinorUnits } from '../../../../site/money.ts'

export interface CancellationTerms {
  /** The last day on which cancelling costs nothing; null when it always costs. */
  freeUntil: Day | null
  /** The first day on which it costs the fee. */
  feeFrom: Day
  fee: MinorUnits
}

export function cancellationTerms(
  freeUntil: Day | null,
  price: MinorUnits,
  today: Day,
): CancellationTerms {
  // A day that is over frees nobody any more.
  const isFree = freeUntil !== null && freeUntil >= today
  return {
    freeUntil: isFree ? freeUntil : null,
    feeFrom: isFree ? freeUntil + 1 : today,
    fee: price,
  }
}

export function cancellationFee(
  freeUntil: Day | null,
  price: MinorUnits,
  cancelledOn: Day,
): MinorUnits {
  return freeUntil !== null && cancelledOn <= freeUntil ? 0 : price
}
