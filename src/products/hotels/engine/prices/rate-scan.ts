/**
 * The last step over a block when a filter looks at rates: boards, cancellation, providers,
 * packages, exclusive prices, price ranges, or a pre-filter.
 *
 * A rate must pass all of them at once: a hotel with breakfast on one plan and free cancellation on
 * another does not offer a breakfast that can be cancelled. Its price is the cheapest passing
 * rate's. The count of an option is what the list would have if that option alone were chosen in
 * its group: so for each group the rates that pass all others are looked at, from the cheapest up,
 * and each of the group's values takes the price of the first rate that has it.
 */
import { quotedTotal } from '../../../../site/money.ts'
import type { CompiledStay } from '../search/compiled-search.ts'
import type { EngineColumns } from '../columns/engine-columns.ts'
import { BLOCK_HOTELS, type HotelBlock } from '../columns/hotel-block.ts'
import { countRanges, type ScanTargets } from '../search/added-matches.ts'
import { POSITION, RATE_GROUPS } from '../search/compiled-filters.ts'
import { boardOf, packetOf, providerOf } from '../columns/hotel-words.ts'
import {
  BOARDS,
  EXCLUSIVE_PRICES,
  FREE_CANCELLATION,
  type PlanFilters,
  PROVIDERS,
  SUPPLEMENTS,
} from '../search/plan-filters.ts'
import { clearPlanMasks, NO_PACKET_BIT, planMasks } from './free-types.ts'
import { sheetTotals } from '../columns/rate-sheets.ts'
import { BY_SHEET, NO_ROOM } from '../columns/room-words.ts'
import { isCovered, type PriceOptions, segmentOfPrice } from '../search/price-options.ts'
import { countInOneGroup } from '../search/static-counts.ts'

/** Positions in the block of hotels that fail no group, or none but those of rates. */
const passing = new Int32Array(BLOCK_HOTELS)

export function scanRates(
  columns: EngineColumns,
  stay: CompiledStay,
  plans: PlanFilters,
  block: HotelBlock,
  targets: ScanTargets,
): void {
  const { counters, prices, matches } = targets
  if (prices.isLimited) judgeByPrice(columns, stay, plans, prices, block)
  else judgePlans(columns, stay, plans, block)
  countFailing(columns, stay, block, targets)
  const passed = listPassing(block)
  counters.addRates(planMasks, passing, passed)
  const first = matches.count
  addMatches(columns, stay, block, targets, passed)
  // Without a limit all that have a room match.
  if (!prices.isLimited) countRanges(prices, stay.minorUnits, matches.prices, first, matches.count)
  counters.addHotels(matches.rows, first, matches.count)
}

/** Those that fail one group that does not look at rates. */
function countFailing(
  columns: EngineColumns,
  { factors, nightsAndRooms, minorUnits }: CompiledStay,
  { rows, count, failures, totals }: HotelBlock,
  targets: ScanTargets,
): void {
  const { prices } = targets
  for (let at = 0; at < count; at++) {
    if (failures[at]! <= 0 || totals[at]! >= NO_ROOM) continue
    const row = rows[at]!
    const amount = totals[at]! * factors[columns.currency[row]!]!
    const price = quotedTotal(amount, minorUnits) / nightsAndRooms
    if (!prices.isLimited || isCovered(prices, price / minorUnits))
      countInOneGroup(columns, targets, failures[at]!, row)
  }
}

function listPassing({ count, failures }: HotelBlock): number {
  const list = passing
  let listed = 0
  for (let at = 0; at < count; at++) {
    list[listed] = at
    listed += Number(failures[at] === 0)
  }
  return listed
}

/** Whether one matches nobody can foresee: each is written down, and stays if it does. */
function addMatches(
  { currency, chain }: EngineColumns,
  { factors, nightsAndRooms, minorUnits }: CompiledStay,
  { rows, totals }: HotelBlock,
  { counters, prices, matches, matched }: ScanTargets,
  passed: number,
): void {
  const { rows: matchRows, ownTotals, prices: matchPrices } = matches
  const { chains } = counters
  const { hasPacket } = planMasks
  const { isLimited, edges, counts: priceCounts } = prices
  const [list, noRoom] = [passing, NO_ROOM]
  let next = matches.count
  let packetSales = 0
  for (let index = 0; index < passed; index++) {
    const at = list[index]!
    const row = rows[at]!
    const total = totals[at]!
    const price = quotedTotal(total * factors[currency[row]!]!, minorUnits) / nightsAndRooms
    let isMatch = Number(total < noRoom)
    if (isLimited && isMatch === 1) {
      priceCounts[segmentOfPrice(edges, price / minorUnits)]!++
      isMatch = Number(isCovered(prices, price / minorUnits))
    }
    matchRows[next] = row
    ownTotals[next] = total
    matchPrices[next] = price
    next += isMatch
    packetSales += hasPacket[at]! & isMatch
    chains[chain[row]!]! += isMatch
    matched[row >> 5]! |= isMatch << (row & 31)
  }
  matches.count = next
  matches.packetSales += packetSales
}

// The plans of hotels when filters look at rates but no price range is chosen: the total of the
// cheapest plan that passes, and every value of a rate group that would find the hotel.
//
// A plan that fails one group speaks for that group only; one that fails none speaks for all. Which
// of them a plan is nobody can foresee, so there is no branch, and what a hotel's plans say is
// gathered before it is written down.

/** Of all plans of the hotels that are judged, in order; grown when a block has more than any before. */
let planTotals = new Float64Array(8 * BLOCK_HOTELS)

/** Fills `told` and the totals of the block. */
function judgePlans(
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
  const { boards, providers, packets, offers: exclusive, free, hasPacket } = planMasks
  // What a module gives another is looked up each time; a loop should have its own.
  const [noRoom, allGroups] = [NO_ROOM, RATE_GROUPS]
  const { boards: boardsBit, providers: providersBit, supplements: packetsBit } = POSITION
  const { exclusivePrices: offersBit, freeCancellation: freeBit } = POSITION
  fillPlanTotals(columns, stay, block)
  const priced = planTotals
  let next = 0
  clearPlanMasks(count)
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
      // The smaller of two is computed, as in stay-prices.ts.
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

// The rates of one hotel when price ranges are chosen: a value of a group counts by the price of the
// cheapest rate that has it, so rates are put in the order of their prices, and only the first one
// with a value tells whether it is in range.

/** The plans that may be sold; grown when a hotel has more than any before. */
let soldTotals = new Float64Array(16)
let soldPlans = new Int32Array(16)
let soldFailed = new Int32Array(16)

/** As `judgePlans` of rate-scan.ts. */
function judgeByPrice(
  columns: EngineColumns,
  stay: CompiledStay,
  filters: PlanFilters,
  prices: PriceOptions,
  { rows, count, failures, roomPrices, totals }: HotelBlock,
): void {
  const { rooms } = stay.demand
  clearPlanMasks(count)
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
  const { boards, providers, packets, offers, free } = planMasks
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
    planMasks.hasPacket[hotel]! |= Number(packetOf(bits) !== 0)
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
