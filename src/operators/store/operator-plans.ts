/**
 * The rate plans of an operator's hotel, found again by board, cancellation and payment, so that
 * bookings go on naming them by number. What a file does not tell of a plan leaves what is stored.
 */
import type { RatePlan } from '../../products/hotels/catalogue/rules/catalogue.ts'
import type { PaymentMethod } from '../../products/hotels/rates/rules/rates.ts'

/** What a file says of a plan. */
export interface OperatorPlan {
  /** Null, here and below, when it does not say. */
  boardCode: string | null
  /** `days` is null for a plan that is never free to cancel. */
  cancellation: { days: number | null } | null
  paymentMethod: PaymentMethod | null
}

export interface MergedPlans {
  /** All of the hotel, in the order of their numbers. */
  all: (RatePlan & { isNew: boolean })[]
  /** New ones, and those that were a share of the calendar's prices and now have their own. */
  changed: RatePlan[]
  /** The number of each plan of the file. */
  numbers: number[]
}

/** Filters tell operators' own plans from those of the demo's providers, 1 to 6. */
const OPERATOR_PROVIDER = 100

/** What nobody told: a traveller must not be promised more than was. */
const BED_ONLY = 'SA'
const PREPAID = 'O'

export function mergePlans(
  stored: readonly RatePlan[],
  told: readonly OperatorPlan[],
): MergedPlans {
  const all = stored.map((plan) => ({ ...plan, isNew: false }))
  const numbers: number[] = []
  // Those that say most first, so that others may be found among them.
  const inTurn = [...told.entries()].toSorted(([, one], [, other]) => untold(one) - untold(other))
  for (const [at, plan] of inTurn) {
    const found = matching(all, plan)
    numbers[at] = found?.number ?? Math.max(0, ...all.map(({ number }) => number)) + 1
    if (!found) all.push({ ...newPlan(plan, numbers[at]), isNew: true })
  }
  const changed = all
    .filter(({ isNew, boardSupplement, pricePermille }) => {
      return isNew || boardSupplement !== 0 || pricePermille !== 1000
    })
    .map((plan) => ({ ...plan, boardSupplement: 0, pricePermille: 1000 }))
  return { all, changed, numbers }
}

/** Of several the one without board, which a price alone is mostly about; else the first. */
function matching<Plan extends RatePlan>(
  plans: readonly Plan[],
  { boardCode, cancellation, paymentMethod }: OperatorPlan,
): Plan | undefined {
  const found = plans.filter(
    (plan) =>
      (boardCode === null || plan.boardCode === boardCode) &&
      (cancellation === null || plan.freeCancellationDays === cancellation.days) &&
      (paymentMethod === null || plan.paymentMethod === paymentMethod),
  )
  return found.find((plan) => plan.boardCode === BED_ONLY) ?? found[0]
}

function untold({ boardCode, cancellation, paymentMethod }: OperatorPlan): number {
  return [boardCode, cancellation, paymentMethod].filter((part) => part === null).length
}

function newPlan(told: OperatorPlan, number: number): RatePlan {
  const paymentMethod = told.paymentMethod ?? PREPAID
  const freeCancellationDays = told.cancellation?.days ?? null
  return {
    number,
    boardCode: told.boardCode ?? BED_ONLY,
    boardSupplement: 0,
    pricePermille: 1000,
    freeCancellationDays,
    paymentMethod,
    // A deposit is due when cancelling stops being free; without that, at once.
    firstPaymentDays: paymentMethod === 'P' ? freeCancellationDays : null,
    providerId: OPERATOR_PROVIDER,
    hasMinimumRetailPrice: false,
    offers: [],
    packetSale: null,
  }
}
