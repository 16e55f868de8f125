/**
 * The plans of hotels when filters look at rates but no price range is chosen: the total of the
 * cheapest plan that passes, and every value of a rate group that would find the hotel.
 *
 * A plan that fails one group speaks for that group only; one that fails none speaks for all. Which
 * of them a plan is nobody can foresee, so there is no branch, and what a hotel's plans say is
 * gathered before it is written down.
 */
import { POSITION, RATE_GROUPS } from '../search/compiled-filters.ts'
import type { CompiledStay } from '../search/compiled-search.ts'
import type { EngineColumns } from '../columns/engine-columns.ts'
import { BLOCK_HOTELS, type HotelBlock } from '../columns/hotel-block.ts'
import { boardOf, packetOf, providerOf } from '../columns/plan-bits.ts'
import type { PlanFilters } from '../search/plan-filters.ts'
import { clearTold, NO_PACKET_BIT, told } from './plan-verdict.ts'
import { sheetTotals } from '../columns/rate-sheets.ts'
import { BY_SHEET, NO_ROOM } from '../columns/room-words.ts'

/** Of all plans of the hotels that are judged, in order; grown when a block has more than any before. */
let planTotals = new Float64Array(8 * BLOCK_HOTELS)

/** Fills `told` and the totals of the block. */
export function judgePlans(
  columns: EngineColumns,
  stay: CompiledStay,
  filters: PlanFilters,
  block: HotelBlock,
): void {
  const { planStart, planBits, planOfferMask, planFreeDays } = columns
  const { rows, count, failures, roomPrices, totals } = block
  const { byBoard, byProvider, byPacket, offers, withoutOffer, withoutCancellation } = filters
  const { leadDays } = stay
  const { rooms } = stay.demand
  const { boards, providers, packets, offers: exclusive, free, hasPacket } = told
  // What a module gives another is looked up each time; a loop should have its own.
  const [noRoom, allGroups] = [NO_ROOM, RATE_GROUPS]
  const { boards: boardsBit, providers: providersBit, supplements: packetsBit } = POSITION
  const { exclusivePrices: offersBit, freeCancellation: freeBit } = POSITION
  fillPlanTotals(columns, stay, block)
  const priced = planTotals
  let next = 0
  clearTold(count)
  totals.fill(NO_ROOM, 0, count)
  for (let at = 0; at < count; at++) {
    if (roomPrices[at * rooms]! >= noRoom || failures[at]! < 0) continue
    let cheapest = noRoom
    let boardsTold = 0
    let providersTold = 0
    let packetsTold = 0
    let offersTold = 0
    let isFree = 0
    let isPacket = 0
    const end = planStart[rows[at]! + 1]!
    for (let plan = planStart[rows[at]!]!; plan < end; plan++) {
      const total = priced[next++]!
      const bits = planBits[plan]!
      const board = boardOf(bits)
      const provider = providerOf(bits)
      const packet = packetOf(bits)
      const offered = planOfferMask[plan]!
      const freeDays = planFreeDays[plan]!
      const failed =
        byBoard[board]! |
        byProvider[provider]! |
        byPacket[packet]! |
        (Number((offered & offers) === 0) * withoutOffer) |
        (Number(freeDays > leadDays) * withoutCancellation)
      const isSold = Number(total > 0)
      const isPassing = isSold & Number(failed === 0)
      const failsOne = isSold & Number((failed & (failed - 1)) === 0)
      // The groups for which the plan speaks; what a pre-filter refuses has the bit of none.
      const speaks = (failed & -failsOne) | (allGroups & -isPassing)
      boardsTold |= ((speaks >> boardsBit) & 1) << board
      providersTold |= ((speaks >> providersBit) & 1) << provider
      packetsTold |= ((speaks >> packetsBit) & 1) << packet
      offersTold |= offered & -((speaks >> offersBit) & 1)
      isFree |= Number(freeDays <= leadDays) & (speaks >> freeBit)
      isPacket |= isPassing & (Number(packet === 0) ^ 1)
      // The smaller of two is computed, as in dense-prices.ts.
      const asked = total + (isPassing ^ 1) * noRoom
      cheapest += (asked - cheapest) * Number(asked < cheapest)
    }
    totals[at] = cheapest
    boards[at] = boardsTold
    providers[at] = providersTold
    packets[at] = packetsTold & ~NO_PACKET_BIT
    exclusive[at] = offersTold
    free[at] = isFree
    hasPacket[at] = isPacket
  }
}

/** What all rooms cost under each plan. By itself, since a loop that does less is done sooner. */
function fillPlanTotals(
  columns: EngineColumns,
  stay: CompiledStay,
  { rows, count, failures, roomPrices }: HotelBlock,
): void {
  const { planStart, planPermille, planBoardSupplement, planPacketSupplement } = columns
  const { rooms, payers } = stay.demand
  const { nights } = stay.window
  const [noRoom, bySheet] = [NO_ROOM, BY_SHEET]
  let next = 0
  for (let at = 0; at < count; at++) {
    const first = roomPrices[at * rooms]!
    if (first >= noRoom || failures[at]! < 0) continue
    const start = planStart[rows[at]!]!
    const end = planStart[rows[at]! + 1]!
    if (next + end - start > planTotals.length) growTo(next + end - start)
    const priced = planTotals
    if (first === bySheet) {
      priced.set(sheetTotals(columns, stay, rows[at]!), next)
      next += end - start
      continue
    }
    for (let plan = start; plan < end; plan++)
      priced[next++] =
        payers * (nights * planBoardSupplement[plan]! + planPacketSupplement[plan]!) +
        Math.floor((first * planPermille[plan]!) / 1_000_000 + 0.5)
    for (let room = 1; room < rooms; room++)
      for (let plan = start; plan < end; plan++)
        priced[next - end + plan]! += Math.floor(
          (roomPrices[at * rooms + room]! * planPermille[plan]!) / 1_000_000 + 0.5,
        )
  }
}

function growTo(plans: number): void {
  const larger = new Float64Array(2 * plans)
  larger.set(planTotals)
  planTotals = larger
}
