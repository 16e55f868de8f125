/**
 * The rate plans of an operator's hotel, found again by board, cancellation and payment, so that
 * bookings go on naming them by number.
 *
 * A plan's price follows from the calendar's. Were its terms to change while some days keep their
 * earlier prices, those days would be sold at prices that nobody wrote: that is refused.
 */
import type { RatePlan } from '../core/catalogue.ts'

export type OperatorPlan = Pick<
  RatePlan,
  'boardCode' | 'freeCancellationDays' | 'paymentMethod' | 'boardSupplement' | 'pricePermille'
>

export interface MergedPlans {
  /** New ones and those whose terms are others now. */
  changed: RatePlan[]
  /** Numbers of plans that stood on another plan's prices. */
  removed: number[]
  /** Days must not keep an earlier price. */
  needsEveryPrice: boolean
}

/** Filters tell operators' own plans from those of the demo's providers, 1 to 6. */
const OPERATOR_PROVIDER = 100

/** `told` begins with the plan of the calendar's own prices; none leaves what is stored. */
export function mergePlans(
  stored: readonly RatePlan[],
  told: readonly OperatorPlan[],
): MergedPlans {
  const byKey = new Map(stored.map((plan) => [keyOf(plan), plan]))
  const ofBase = told[0] && byKey.get(keyOf(told[0]))
  const isOtherBase = stored.length > 0 && told.length > 0 && !(ofBase && isPlain(ofBase))
  const toldKeys = new Set(told.map(keyOf))
  let last = Math.max(0, ...stored.map(({ number }) => number))
  const changed = told.flatMap((plan) => {
    const old = byKey.get(keyOf(plan))
    if (!old) return { ...newPlan(plan), number: ++last }
    const { boardSupplement, pricePermille } = plan
    const isSame = old.boardSupplement === boardSupplement && old.pricePermille === pricePermille
    return isSame ? [] : { ...old, boardSupplement, pricePermille }
  })
  const others = stored.filter((plan) => !toldKeys.has(keyOf(plan)))
  return {
    changed,
    removed: isOtherBase ? others.map(({ number }) => number) : [],
    needsEveryPrice:
      isOtherBase || changed.some(({ number }) => stored.some((plan) => plan.number === number)),
  }
}

function newPlan(plan: OperatorPlan): Omit<RatePlan, 'number'> {
  return {
    ...plan,
    // A deposit is due when cancelling stops being free; without that, at once.
    firstPaymentDays: plan.paymentMethod === 'P' ? plan.freeCancellationDays : null,
    providerId: OPERATOR_PROVIDER,
    hasMinimumRetailPrice: false,
    offers: [],
    packetSale: null,
  }
}

function isPlain({ boardSupplement, pricePermille }: OperatorPlan): boolean {
  return boardSupplement === 0 && pricePermille === 1000
}

function keyOf({ boardCode, freeCancellationDays, paymentMethod }: OperatorPlan): string {
  return `${boardCode} ${freeCancellationDays ?? 'never'} ${paymentMethod}`
}
