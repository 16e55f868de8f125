/** The cheapest and the dearest rate of one hotel for a stay, in full, for a page or a card. */
import type { CompiledFilters, CompiledPreFilters } from './compiled-filters.ts'
import type { EngineRate } from './engine-query.ts'
import { type FreeType, freeTypes } from './free-types.ts'
import { failedGroups, passesPreFilters } from './plan-filters.ts'
import { RoomAssignment } from './room-assignment.ts'
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
  const cheapest = assigned(context, types, 1)
  const dearest = cheapest && assigned(context, types, -1)
  if (!cheapest || !dearest) return NO_RATES
  let [minPlan, minTotal] = [-1, Infinity]
  let [maxPlan, maxTotal] = [-1, 0]
  let hasFreeCancellation = false
  for (let plan = planStart[row]!; plan < planStart[row + 1]!; plan++) {
    if (!passesPreFilters(columns, preFilters, plan)) continue
    if (failedGroups(columns, filters, stay.leadDays, plan) !== 0) continue
    if (planFreeDays[plan]! <= stay.leadDays) hasFreeCancellation = true
    const least = totalOf(context, cheapest, plan)
    if (least > 0 && least < minTotal) [minPlan, minTotal] = [plan, least]
    const most = totalOf(context, dearest, plan)
    if (most > maxTotal) [maxPlan, maxTotal] = [plan, most]
  }
  return {
    minRate: minPlan < 0 ? null : rateOf(context, row, cheapest, minPlan, minTotal),
    maxRate: maxPlan < 0 ? null : rateOf(context, row, dearest, maxPlan, maxTotal),
    roomsLeft: minPlan < 0 ? 0 : types.reduce((sum, { left }) => sum + left, 0),
    hasFreeCancellation,
  }
}

const assignment = new RoomAssignment()

/** The type of each room in the cheapest (1) or dearest (−1) assignment; null when there is none. */
function assigned({ columns, stay }: RateContext, types: FreeType[], sign: 1 | -1) {
  const { rooms, tableOf, permilles } = stay.demand
  if (rooms === 1) {
    const priceOf = ({ room, sum }: FreeType) => sign * sum * permilles[0]![columns.profile[room]!]!
    if (types.length === 0) return null
    return [types.reduce((held, type) => (priceOf(type) < priceOf(held) ? type : held))]
  }
  const costs = new Float64Array(rooms * types.length)
  for (let room = 0; room < rooms; room++)
    types.forEach(({ room: type, sum }, at) => {
      const share = permilles[tableOf[room]!]![columns.profile[type]!]!
      costs[room * types.length + at] = share > 0 ? sign * sum * share : Infinity
    })
  const left = Int32Array.from(types, ({ left }) => left)
  if (!assignment.solve(costs, left, rooms, types.length)) return null
  return Array.from({ length: rooms }, (_, room) => types[assignment.types[room]!]!)
}

/**
 * What all rooms cost under a plan, or what they would have cost before prices were reduced. It is
 * core's roomPrice, with what the party pays in each profile looked up instead of computed, and
 * rounded as in cheapest-totals.ts.
 */
function totalOf(
  context: RateContext,
  types: readonly FreeType[],
  plan: number,
  isBefore = false,
): number {
  const { columns, visitor, stay } = context
  const { permilles, tableOf, payers } = stay.demand
  // Before, and to everybody: whoever gets a discount may see what it is taken off from.
  const permille = (isBefore ? visitor.publicPermille : columns.planPermille)[plan]!
  let total =
    payers *
    (stay.window.nights * columns.planBoardSupplement[plan]! + columns.planPacketSupplement[plan]!)
  for (let at = 0; at < types.length; at++) {
    const { room, sum } = types[at]!
    const share = permilles[tableOf[at]!]![columns.profile[room]!]!
    const nightly = isBefore ? (sum * permilleBefore(context, room)) / 1000 : sum
    total += Math.floor((nightly * share * permille) / 1_000_000 + 0.5)
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
