/**
 * Prices for visitors with a right to discounts. A discount is a share of what a plan costs, so
 * such visitors are given the same columns but for two: the plans' shares, and which plans can be
 * the cheapest. Every loop then finds, sorts and counts by what they really pay.
 *
 * The other columns are the same memory, so whatever the writer changes is seen here too. Plans
 * never change while an engine lives.
 */
import type { DiscountRight } from '../../../../site/discount-rights.ts'
import { discountedPermille } from '../../rates/rules/visitor-discounts.ts'
import { indexCheapPlans } from './cheapest-plans.ts'
import type { Dictionary } from '../columns/dictionary.ts'
import { allocate, type EngineColumns } from '../columns/engine-columns.ts'
import type { EngineRate } from '../search/engine-query.ts'

export interface VisitorPrices {
  rights: readonly DiscountRight[]
  /** What plans cost everybody else. */
  publicPermille: Uint16Array
  /** What they are told of each list of offers, once it was asked for. */
  seenOffers: SeenOffers[]
}

export type SeenOffers = Pick<
  EngineRate,
  | 'offers'
  | 'hasDiscountOffers'
  | 'isDiscountedForSubscribers'
  | 'discount'
  | 'percentForSubscribers'
>

export function discountedColumns(
  columns: EngineColumns,
  { offerLists }: Dictionary,
  rights: readonly DiscountRight[],
): EngineColumns {
  if (rights.length === 0) return columns
  const { planOffers } = columns
  const planPermille = allocate('planPermille', columns.planPermille.length)
  for (let plan = 0; plan < planPermille.length; plan++)
    planPermille[plan] = discountedPermille(
      columns.planPermille[plan]!,
      offerLists[planOffers[plan]!]!,
      rights,
    )
  const priced = { ...columns, planPermille }
  return { ...priced, ...indexCheapPlans(priced) }
}
