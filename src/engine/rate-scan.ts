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
import type { CompiledSearch, CompiledStay } from './compiled-search.ts'
import type { EngineColumns } from './engine-columns.ts'
import type { HotelBlock } from './hotel-block.ts'
import type { ScanTargets } from './plain-scan.ts'
import { boardOf, packetOf, providerOf } from './plan-bits.ts'
import type { PlanFilters } from './plan-filters.ts'
import { clearTold, told, tellOneGroup } from './plan-verdict.ts'
import { isCovered, segmentOfPrice } from './price-options.ts'
import { judgeByPrice } from './rates-by-price.ts'
import { NO_ROOM } from './room-kinds.ts'
import { countInOneGroup } from './static-counts.ts'

export function scanRates(
  columns: EngineColumns,
  stay: CompiledStay,
  { plans, prices }: CompiledSearch,
  block: HotelBlock,
  targets: ScanTargets,
): void {
  const { rows, count, failures, totals } = block
  const { currency, chain } = columns
  const { counters, matches, matched } = targets
  const { nightsAndRooms, minorUnits, factors } = stay
  if (prices.isLimited) judgeByPrice(columns, stay, plans, prices, block)
  else judgePlans(columns, stay, plans, block)
  for (let at = 0; at < count; at++) {
    const failed = failures[at]!
    if (failed < 0) continue
    const row = rows[at]!
    const cheapest = totals[at]!
    const price = (cheapest * factors[currency[row]!]!) / nightsAndRooms
    const isFound = cheapest < NO_ROOM
    const isMatch = isFound && (!prices.isLimited || isCovered(prices, price / minorUnits))
    if (failed !== 0) {
      if (isMatch) countInOneGroup(columns, targets, failed, row)
      continue
    }
    counters.addRates(told, at)
    if (isFound) prices.counts[segmentOfPrice(prices.edges, price / minorUnits)]!++
    if (!isMatch) continue
    matches.rows[matches.count] = row
    matches.ownPrices[matches.count] = cheapest / nightsAndRooms
    matches.prices[matches.count++] = price
    matches.packetSales += told.hasPacket[at]!
    counters.addHotel(columns, row, 1)
    counters.chains[chain[row]!]!++
    matched[row >> 5]! |= 1 << (row & 31)
  }
}

/** Plans that pass everything, and those that fail one group; grown when a block has more. */
let passing = newPlanList(0)
let failing = newPlanList(0)

/**
 * Finds the total of the cheapest plan that passes, and every value of a rate group that would find
 * the hotel. A plan that fails one group speaks for that group only; one that fails none speaks for
 * all. Plans are sorted into two lists without a guess, and each list is walked by itself.
 */
function judgePlans(
  columns: EngineColumns,
  stay: CompiledStay,
  filters: PlanFilters,
  block: HotelBlock,
): void {
  const { totals, count } = block
  clearTold(count)
  totals.fill(NO_ROOM, 0, count)
  sortPlans(columns, stay, filters, block)
  const { planBits, planOfferMask, planFreeDays } = columns
  const { leadDays } = stay
  const { boards, providers, packets, offers, free, hasPacket } = told
  const { plans, hotels, totals: planTotals } = passing
  for (let at = 0; at < passing.count; at++) {
    const plan = plans[at]!
    const hotel = hotels[at]!
    const bits = planBits[plan]!
    const packet = packetOf(bits)
    boards[hotel]! |= 1 << boardOf(bits)
    providers[hotel]! |= 1 << providerOf(bits)
    packets[hotel]! |= 1 << packet
    offers[hotel]! |= planOfferMask[plan]!
    free[hotel]! |= Number(planFreeDays[plan]! <= leadDays)
    hasPacket[hotel]! |= Number(packet !== 0)
    // The smaller of two is computed, as in dense-prices.ts.
    const total = planTotals[at]!
    const held = totals[hotel]!
    totals[hotel] = held + (total - held) * Number(total < held)
  }
  for (let at = 0; at < failing.count; at++)
    tellOneGroup(columns, failing.failed[at]!, failing.plans[at]!, failing.hotels[at]!, leadDays)
}

function sortPlans(
  columns: EngineColumns,
  { demand, window, leadDays }: CompiledStay,
  filters: PlanFilters,
  { rows, count, failures, roomPrices }: HotelBlock,
): void {
  const { planStart, planPermille, planBoardSupplement, planPacketSupplement } = columns
  const { planBits, planOfferMask, planFreeDays } = columns
  const { byBoard, byProvider, byPacket, offers, withoutOffer, withoutCancellation } = filters
  const { rooms, payers } = demand
  const { nights } = window
  makeRoom(columns, rows, count)
  const { plans: passingPlans, hotels: passingHotels, totals: passingTotals } = passing
  const { plans: failingPlans, hotels: failingHotels, failed: failingGroups } = failing
  let passed = 0
  let failedOne = 0
  for (let at = 0; at < count; at++) {
    const first = roomPrices[at * rooms]!
    if (first >= NO_ROOM || failures[at]! < 0) continue
    const end = planStart[rows[at]! + 1]!
    for (let plan = planStart[rows[at]!]!; plan < end; plan++) {
      const permille = planPermille[plan]!
      let total =
        payers * (nights * planBoardSupplement[plan]! + planPacketSupplement[plan]!) +
        Math.floor((first * permille) / 1_000_000 + 0.5)
      for (let room = 1; room < rooms; room++)
        total += Math.floor((roomPrices[at * rooms + room]! * permille) / 1_000_000 + 0.5)
      const bits = planBits[plan]!
      const failed =
        byBoard[boardOf(bits)]! |
        byProvider[providerOf(bits)]! |
        byPacket[packetOf(bits)]! |
        (Number((planOfferMask[plan]! & offers) === 0) * withoutOffer) |
        (Number(planFreeDays[plan]! > leadDays) * withoutCancellation)
      const isSold = Number(total > 0)
      passingPlans[passed] = plan
      passingHotels[passed] = at
      passingTotals[passed] = total
      passed += isSold & Number(failed === 0)
      failingPlans[failedOne] = plan
      failingHotels[failedOne] = at
      failingGroups[failedOne] = failed
      failedOne += isSold & Number(failed > 0) & Number((failed & (failed - 1)) === 0)
    }
  }
  passing.count = passed
  failing.count = failedOne
}

function makeRoom({ planStart }: EngineColumns, rows: Int32Array, count: number): void {
  let plans = 1
  for (let at = 0; at < count; at++) plans += planStart[rows[at]! + 1]! - planStart[rows[at]!]!
  if (plans <= passing.plans.length) return
  passing = newPlanList(plans)
  failing = newPlanList(plans)
}

function newPlanList(length: number) {
  return {
    count: 0,
    plans: new Int32Array(length),
    /** Positions in the block. */
    hotels: new Int32Array(length),
    totals: new Float64Array(length),
    failed: new Int32Array(length),
  }
}
