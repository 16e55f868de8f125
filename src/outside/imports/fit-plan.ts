/** The supplement or share by which a plan's prices follow from those of the base plan. */
import type { MinorUnits } from '../../core/money.ts'
import type { PlanKey } from './rate-rows.ts'

export interface ImportedPlan extends PlanKey {
  /** Per person and night. */
  boardSupplement: MinorUnits
  /** In thousandths of the room's price. */
  pricePermille: number
}

/** Per room and night, for two adults, in minor units. */
export interface PricePair {
  base: MinorUnits
  price: MinorUnits
}

const PERSONS_IN_PRICE = 2

/** Null when no supplement and no share gives exactly the operator's prices. */
export function fitPlan(
  plan: PlanKey,
  known: readonly ImportedPlan[],
  pairs: readonly PricePair[],
): ImportedPlan | null {
  const dearest = pairs.reduce((one, other) => (other.base > one.base ? other : one))
  const share = Math.round((dearest.price * 1000) / dearest.base)
  // A plan that is not refundable usually costs the same share at every board.
  const shares = known.filter((one) => isSamePolicy(one, plan)).map((one) => one.pricePermille)
  const supplements = [...new Set([1000, ...shares])].map((pricePermille) => ({
    pricePermille,
    boardSupplement: Math.round(
      (dearest.price - (dearest.base * pricePermille) / 1000) / PERSONS_IN_PRICE,
    ),
  }))
  const onlyShare = { pricePermille: share, boardSupplement: 0 }
  const isSameBoard = plan.boardCode === known[0]?.boardCode
  const candidates = isSameBoard ? [onlyShare] : [...supplements, onlyShare]
  const fitting = candidates.find(
    ({ pricePermille, boardSupplement }) =>
      boardSupplement >= 0 &&
      pairs.every(({ base, price }) => {
        const told = (base * pricePermille) / 1000 + boardSupplement * PERSONS_IN_PRICE
        return Math.abs(told - price) <= 0.5
      }),
  )
  return fitting ? { ...plan, ...fitting } : null
}

function isSamePolicy(one: PlanKey, other: PlanKey): boolean {
  return (
    one.freeCancellationDays === other.freeCancellationDays &&
    one.paymentMethod === other.paymentMethod
  )
}
