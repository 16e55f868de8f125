/** What the plans of each hotel of a block count for, whatever its filters leave of them. */
import type { EngineColumns } from './engine-columns.ts'
import { BLOCK_HOTELS } from './hotel-block.ts'
import { boardOf, packetOf, providerOf } from './plan-bits.ts'
import {
  BOARDS,
  EXCLUSIVE_PRICES,
  FREE_CANCELLATION,
  PROVIDERS,
  SUPPLEMENTS,
} from './plan-filters.ts'

/** Masks of values, and two flags, by position in the block. */
export const told = {
  boards: new Int32Array(BLOCK_HOTELS),
  providers: new Int32Array(BLOCK_HOTELS),
  /** The lowest bit is "no packet", which is no option. */
  packets: new Int32Array(BLOCK_HOTELS),
  offers: new Int32Array(BLOCK_HOTELS),
  free: new Int32Array(BLOCK_HOTELS),
  hasPacket: new Int32Array(BLOCK_HOTELS),
}

export type PlanVerdict = typeof told

export function clearTold(count: number): void {
  for (const masks of Object.values(told)) masks.fill(0, 0, count)
}

/** For a plan that fails this group only. */
export function tellOneGroup(
  { planBits, planOfferMask, planFreeDays }: EngineColumns,
  group: number,
  plan: number,
  hotel: number,
  leadDays: number,
): void {
  if (group === BOARDS) told.boards[hotel]! |= 1 << boardOf(planBits[plan]!)
  else if (group === FREE_CANCELLATION) told.free[hotel]! |= Number(planFreeDays[plan]! <= leadDays)
  else if (group === PROVIDERS) told.providers[hotel]! |= 1 << providerOf(planBits[plan]!)
  else if (group === SUPPLEMENTS) told.packets[hotel]! |= 1 << packetOf(planBits[plan]!)
  else if (group === EXCLUSIVE_PRICES) told.offers[hotel]! |= planOfferMask[plan]!
}
