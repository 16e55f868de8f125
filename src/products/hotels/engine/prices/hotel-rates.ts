/** The cheapest and the dearest rate of one hotel for a stay, in full, for a page or a card. */
import type { CompiledFilters, CompiledPreFilters } from '../search/compiled-filters.ts'
import type { EngineRate } from '../search/engine-query.ts'
import { type FreeType, freeTypes } from './free-types.ts'
import { failedGroups, passesPreFilters } from '../search/plan-filters.ts'
import { costOf, placed } from '../columns/rate-sheets.ts'
import { permilleBefore, type StayContext, writtenRate } from './written-rate.ts'

export interface RateContext extends StayContext {
  filters: CompiledFilters
  preFilters: CompiledPreFilters
}

export interface HotelRates {
  minRate: EngineRate | null
  maxRate: EngineRate | null
  /** Rooms left of all types that suit someone, for the whole stay. */
  roomsLeft: number
  hasFreeCancellation: boolean
}

export const NO_RATES: HotelRates = {
  minRate: null,
  maxRate: null,
  roomsLeft: 0,
  hasFreeCancellation: false,
}

export function hotelRates(context: RateContext, row: number): HotelRates {
  const { columns, stay, filters, preFilters } = context
  const { planStart, planFreeDays } = columns
  const types = freeTypes(context, row)
  // Without a sheet who sleeps where is the same under every plan.
  const bySheet = columns.hasSheets[row] === 1
  const [first, end] = [planStart[row]!, planStart[row + 1]!]
  if (first === end) return NO_RATES
  let cheapest = placed(columns, stay, types, first)
  let dearest = cheapest && placed(columns, stay, types, first, -1)
  let [minPlan, minTotal, minTypes] = [-1, Infinity, cheapest]
  let [maxPlan, maxTotal, maxTypes] = [-1, 0, dearest]
  let hasFreeCancellation = false
  for (let plan = first; plan < end; plan++) {
    if (!passesPreFilters(columns, preFilters, plan)) continue
    if (failedGroups(columns, filters, stay.leadDays, plan) !== 0) continue
    if (bySheet && plan > first) {
      cheapest = placed(columns, stay, types, plan)
      dearest = cheapest && placed(columns, stay, types, plan, -1)
    }
    if (!cheapest || !dearest) continue
    if (planFreeDays[plan]! <= stay.leadDays) hasFreeCancellation = true
    const least = totalOf(context, cheapest, plan)
    if (least > 0 && least < minTotal) [minPlan, minTotal, minTypes] = [plan, least, cheapest]
    const most = totalOf(context, dearest, plan)
    if (most > maxTotal) [maxPlan, maxTotal, maxTypes] = [plan, most, dearest]
  }
  return {
    minRate: minTypes && minPlan >= 0 ? rateOf(context, row, minTypes, minPlan, minTotal) : null,
    maxRate: maxTypes && maxPlan >= 0 ? rateOf(context, row, maxTypes, maxPlan, maxTotal) : null,
    roomsLeft: minPlan < 0 ? 0 : types.reduce((sum, { left }) => sum + left, 0),
    hasFreeCancellation,
  }
}

/**
 * What all rooms cost under a plan, or what they would have cost before prices were reduced. It is
 * the rules' roomPrice, rounded as in block-totals.ts.
 */
function totalOf(
  context: RateContext,
  types: readonly FreeType[],
  plan: number,
  isBefore = false,
): number {
  const { columns, visitor, stay } = context
  const { payers } = stay.demand
  // Before, and to everybody: whoever gets a discount may see what it is taken off from.
  const permille = (isBefore ? visitor.publicPermille : columns.planPermille)[plan]!
  let total =
    payers *
    (stay.window.nights * columns.planBoardSupplement[plan]! + columns.planPacketSupplement[plan]!)
  for (let at = 0; at < types.length; at++) {
    const { room, sum } = types[at]!
    const nightly = isBefore ? (sum * permilleBefore(context, room)) / 1000 : sum
    const cost = costOf(columns, stay, room, nightly, at, plan)
    total += Math.floor((cost * permille) / 1_000_000 + 0.5)
  }
  return total
}

function rateOf(
  context: RateContext,
  row: number,
  types: FreeType[],
  plan: number,
  total: number,
): EngineRate {
  const original = totalOf(context, types, plan, true)
  return writtenRate(context, row, types, plan, { total, original })
}
