/**
 * The rates of one hotel when price ranges are chosen: a value of a group counts by the price of the
 * cheapest rate that has it, so rates are put in the order of their prices, and only the first one
 * with a value tells whether it is in range.
 */
import { quotedTotal } from '../../../../site/money.ts'
import type { CompiledStay } from '../search/compiled-search.ts'
import type { EngineColumns } from '../columns/engine-columns.ts'
import type { HotelBlock } from '../columns/hotel-block.ts'
import { boardOf, packetOf, providerOf } from '../columns/plan-bits.ts'
import {
  BOARDS,
  EXCLUSIVE_PRICES,
  FREE_CANCELLATION,
  type PlanFilters,
  PROVIDERS,
  SUPPLEMENTS,
} from '../search/plan-filters.ts'
import { clearTold, NO_PACKET_BIT, told } from './plan-verdict.ts'
import { isCovered, type PriceOptions } from '../search/price-options.ts'
import { sheetTotals } from '../columns/rate-sheets.ts'
import { BY_SHEET, NO_ROOM } from '../columns/room-words.ts'

/** The plans that may be sold; grown when a hotel has more than any before. */
let soldTotals = new Float64Array(16)
let soldPlans = new Int32Array(16)
let soldFailed = new Int32Array(16)

/** As `judgePlans` of judged-plans.ts. */
export function judgeByPrice(
  columns: EngineColumns,
  stay: CompiledStay,
  filters: PlanFilters,
  prices: PriceOptions,
  { rows, count, failures, roomPrices, totals }: HotelBlock,
): void {
  const { rooms } = stay.demand
  clearTold(count)
  for (let at = 0; at < count; at++) {
    totals[at] = NO_ROOM
    if (roomPrices[at * rooms]! >= NO_ROOM || failures[at]! < 0) continue
    const sold = pricedPlans(columns, stay, filters, rows[at]!, roomPrices, at * rooms)
    sortPlans(sold)
    totals[at] = tellInOrder(columns, stay, prices, rows[at]!, at, sold)
  }
}

/** The answer is the total of the cheapest plan that passes. */
function tellInOrder(
  { planBits, planOfferMask, planFreeDays, currency }: EngineColumns,
  stay: CompiledStay,
  prices: PriceOptions,
  row: number,
  hotel: number,
  sold: number,
): number {
  const [totals, plans, failures] = [soldTotals, soldPlans, soldFailed]
  const { boards, providers, packets, offers, free } = told
  const factor = stay.factors[currency[row]!]!
  let cheapest = NO_ROOM
  let boardsSeen = 0
  let providersSeen = 0
  let packetsSeen = 0
  let offersSeen = 0
  let freeSeen = 0
  for (let at = 0; at < sold; at++) {
    const plan = plans[at]!
    const failed = failures[at]!
    const bits = planBits[plan]!
    const price = quotedTotal(totals[at]! * factor, stay.minorUnits) / stay.nightsAndRooms
    const isInRange = -Number(isCovered(prices, price / stay.minorUnits))
    const board = (1 << boardOf(bits)) & speaksFor(failed, BOARDS)
    const provider = (1 << providerOf(bits)) & speaksFor(failed, PROVIDERS)
    const packet = (1 << packetOf(bits)) & speaksFor(failed, SUPPLEMENTS)
    const offered = planOfferMask[plan]! & speaksFor(failed, EXCLUSIVE_PRICES)
    const isFree =
      Number(planFreeDays[plan]! <= stay.leadDays) & speaksFor(failed, FREE_CANCELLATION)
    boards[hotel]! |= board & ~boardsSeen & isInRange
    providers[hotel]! |= provider & ~providersSeen & isInRange
    packets[hotel]! |= packet & ~packetsSeen & isInRange & ~NO_PACKET_BIT
    offers[hotel]! |= offered & ~offersSeen & isInRange
    free[hotel]! |= isFree & ~freeSeen & isInRange
    boardsSeen |= board
    providersSeen |= provider
    packetsSeen |= packet
    offersSeen |= offered
    freeSeen |= isFree
    if (failed !== 0) continue
    if (cheapest === NO_ROOM) cheapest = totals[at]!
    told.hasPacket[hotel]! |= Number(packetOf(bits) !== 0)
  }
  return cheapest
}

/** All bits for a plan that fails no group but this one, otherwise none. */
function speaksFor(failed: number, group: number): number {
  return -Number((failed & ~group) === 0)
}

/** Fills the three lists; the answer is how many. */
function pricedPlans(
  columns: EngineColumns,
  stay: CompiledStay,
  filters: PlanFilters,
  row: number,
  roomPrices: Float64Array,
  base: number,
): number {
  const { planStart, planPermille, planBoardSupplement, planPacketSupplement } = columns
  const { planBits, planOfferMask, planFreeDays } = columns
  const { demand, window, leadDays } = stay
  const { byBoard, byProvider, byPacket, offers, withoutOffer, withoutCancellation } = filters
  const first = planStart[row]!
  const end = planStart[row + 1]!
  if (end - first > soldTotals.length) grow(end - first)
  const [totals, plans, failures] = [soldTotals, soldPlans, soldFailed]
  let sold = 0
  const bySheet = roomPrices[base] === BY_SHEET ? sheetTotals(columns, stay, row) : null
  for (let plan = first; plan < end; plan++) {
    let total =
      demand.payers * (window.nights * planBoardSupplement[plan]! + planPacketSupplement[plan]!)
    for (let room = 0; room < demand.rooms; room++)
      total += Math.floor((roomPrices[base + room]! * planPermille[plan]!) / 1_000_000 + 0.5)
    if (bySheet) total = bySheet[plan - first]!
    const bits = planBits[plan]!
    const failed =
      byBoard[boardOf(bits)]! |
      byProvider[providerOf(bits)]! |
      byPacket[packetOf(bits)]! |
      (Number((planOfferMask[plan]! & offers) === 0) * withoutOffer) |
      (Number(planFreeDays[plan]! > leadDays) * withoutCancellation)
    totals[sold] = total
    plans[sold] = plan
    failures[sold] = failed
    sold += Number(failed >= 0) & Number(total > 0)
  }
  return sold
}

/** Few and often in order already, so they are inserted one by one; equals keep their order. */
function sortPlans(sold: number): void {
  const [totals, plans, failures] = [soldTotals, soldPlans, soldFailed]
  for (let from = 1; from < sold; from++) {
    const total = totals[from]!
    const plan = plans[from]!
    const failed = failures[from]!
    let into = from
    for (; into > 0 && totals[into - 1]! > total; into--) {
      totals[into] = totals[into - 1]!
      plans[into] = plans[into - 1]!
      failures[into] = failures[into - 1]!
    }
    totals[into] = total
    plans[into] = plan
    failures[into] = failed
  }
}

function grow(size: number): void {
  soldTotals = new Float64Array(size)
  soldPlans = new Int32Array(size)
  soldFailed = new Int32Array(size)
}
