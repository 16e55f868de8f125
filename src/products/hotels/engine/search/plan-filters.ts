/**
 * Which rate groups a plan fails. For one plan by asking each group; for millions by small tables,
 * without a branch, since nobody can foresee what a plan fails.
 */
import { type CompiledFilters, type CompiledPreFilters, GROUP } from './compiled-filters.ts'
import type { EngineColumns } from '../columns/engine-columns.ts'
import { boardOf, MAX_CODES, packetOf, providerOf } from '../columns/hotel-words.ts'

/** As constants, which cost nothing in a loop. */
export const {
  boards: BOARDS,
  providers: PROVIDERS,
  supplements: SUPPLEMENTS,
  exclusivePrices: EXCLUSIVE_PRICES,
  freeCancellation: FREE_CANCELLATION,
} = GROUP

/** What the pre-filters leave out counts nowhere. */
const REFUSED = 1 << 31

/** By what a plan has: the bit of the group that it fails, or 0. */
export interface PlanFilters {
  byBoard: Int32Array
  byProvider: Int32Array
  /** Negative where a pre-filter refuses it. */
  byPacket: Int32Array
  offers: number
  withoutOffer: number
  withoutCancellation: number
}

export function compilePlanFilters(
  filters: CompiledFilters,
  preFilters: CompiledPreFilters,
): PlanFilters {
  const { chosen } = filters
  const table = (group: number, passing: number) =>
    Int32Array.from({ length: MAX_CODES + 1 }, (_, code) =>
      (passing >> code) & 1 ? 0 : chosen & group,
    )
  return {
    byBoard: table(BOARDS, filters.boards),
    byProvider: table(PROVIDERS, filters.providers),
    byPacket: table(SUPPLEMENTS, filters.supplements).map((failed, packet) =>
      isRefused(preFilters, packet) ? REFUSED : failed,
    ),
    offers: filters.offers,
    withoutOffer: chosen & EXCLUSIVE_PRICES,
    withoutCancellation: chosen & FREE_CANCELLATION,
  }
}

export function failedGroups(
  columns: EngineColumns,
  filters: CompiledFilters,
  leadDays: number,
  plan: number,
): number {
  const { chosen } = filters
  const bits = columns.planBits[plan]!
  let groups = 0
  if (chosen & BOARDS && ((filters.boards >> boardOf(bits)) & 1) === 0) groups |= BOARDS
  if (chosen & PROVIDERS && ((filters.providers >> providerOf(bits)) & 1) === 0) groups |= PROVIDERS
  if (chosen & SUPPLEMENTS && ((filters.supplements >> packetOf(bits)) & 1) === 0)
    groups |= SUPPLEMENTS
  if (chosen & EXCLUSIVE_PRICES && (columns.planOfferMask[plan]! & filters.offers) === 0)
    groups |= EXCLUSIVE_PRICES
  if (chosen & FREE_CANCELLATION && columns.planFreeDays[plan]! > leadDays)
    groups |= FREE_CANCELLATION
  return groups
}

export function passesPreFilters(
  { planBits }: EngineColumns,
  preFilters: CompiledPreFilters,
  plan: number,
): boolean {
  return !isRefused(preFilters, packetOf(planBits[plan]!))
}

function isRefused({ onlyAccommodations, packets }: CompiledPreFilters, packet: number): boolean {
  if (onlyAccommodations && packet !== 0) return true
  return packets !== -1 && ((packets >> packet) & 1) === 0
}
