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
import { type CompiledFilters, type CompiledPreFilters, GROUP } from './compiled-filters.ts'
import type { CompiledStay } from './compiled-search.ts'
import type { EngineColumns } from './engine-columns.ts'
import type { FacetCounters } from './facet-counters.ts'
import { MARKS } from './hotel-filters.ts'
import type { ScanTargets } from './plain-scan.ts'
import { boardOf, packetOf, providerOf } from './plan-bits.ts'
import { type PriceOptions, segmentOfPrice } from './price-options.ts'
import { countInOneGroup } from './static-counts.ts'
import type { HotelBlock } from './stay-prices.ts'

/** As constants, which cost nothing in a loop. */
const {
  boards: BOARDS,
  providers: PROVIDERS,
  supplements: SUPPLEMENTS,
  exclusivePrices: EXCLUSIVE_PRICES,
  freeCancellation: FREE_CANCELLATION,
  prices: PRICES,
} = GROUP

/** Grown when a hotel has more plans than any before; sorted by price, the cheapest first. */
let soldTotals = new Float64Array(16)
let soldPlans = new Int32Array(16)
let soldFailed = new Int32Array(16)

export function scanRates(
  columns: EngineColumns,
  stay: CompiledStay,
  filters: CompiledFilters,
  preFilters: CompiledPreFilters,
  block: HotelBlock,
  segments: Int32Array,
  targets: ScanTargets,
): void {
  const { rows, count, failures, roomPrices } = block
  const { counters, locations, prices, marks, matches } = targets
  const { rooms } = stay.demand
  const arePricesChosen = (filters.chosen & PRICES) !== 0
  for (let at = 0; at < count; at++) {
    if (roomPrices[at * rooms] === 0 || failures[at]! < 0) continue
    const row = rows[at]!
    const sold = pricedPlans(columns, stay, filters, preFilters, row, roomPrices, at * rooms)
    if (sold === 0) continue
    if (arePricesChosen) sortPlans(sold)
    const totals = soldTotals
    const failed = soldFailed
    const factor = stay.factors[columns.currency[row]!]!
    let cheapest = -1
    for (let plan = 0; plan < sold; plan++)
      if (failed[plan] === 0 && (cheapest < 0 || totals[plan]! < totals[cheapest]!)) cheapest = plan
    const segment = cheapest < 0 ? 0 : priceSegment(stay, prices, factor, cheapest)
    const isMatch = cheapest >= 0 && (!arePricesChosen || prices.isCovered[segment] === 1)
    if (failures[at] !== 0) {
      if (!isMatch) continue
      const failure = failures[at]!
      countInOneGroup(columns, counters, locations.counts, marks, failure, row, segments[at]!)
      continue
    }
    countRates(columns, stay, sold, arePricesChosen ? prices : null, factor, counters)
    if (cheapest < 0) continue
    prices.counts[segment]!++
    if (!isMatch) continue
    const total = totals[cheapest]!
    matches.rows[matches.count] = row
    matches.ownPrices[matches.count] = total / stay.nightsAndRooms
    matches.prices[matches.count++] = (total * factor) / stay.nightsAndRooms
    if (hasPacket(columns, sold)) matches.packetSales++
    locations.counts[segments[at]!]!++
    counters.addHotel(columns, row, 1)
    counters.chains[columns.chain[row]!]!++
    marks[row]! |= MARKS.countsForPoints | MARKS.countsForHotels
  }
}

/** Which rate groups a plan fails. */
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
  columns: EngineColumns,
  { onlyAccommodations, packets }: CompiledPreFilters,
  plan: number,
): boolean {
  const packet = packetOf(columns.planBits[plan]!)
  if (onlyAccommodations && packet !== 0) return false
  return packets === -1 || ((packets >> packet) & 1) === 1
}

/** Fills the three lists with the plans that the pre-filters leave; the answer is how many. */
function pricedPlans(
  columns: EngineColumns,
  stay: CompiledStay,
  filters: CompiledFilters,
  preFilters: CompiledPreFilters,
  row: number,
  roomPrices: Float64Array,
  base: number,
): number {
  const { planStart, planPermille, planBoardSupplement, planPacketSupplement } = columns
  const { rooms, payers } = stay.demand
  const { nights } = stay.window
  const end = planStart[row + 1]!
  let sold = 0
  if (end - planStart[row]! > soldTotals.length) grow(end - planStart[row]!)
  const totals = soldTotals
  const plans = soldPlans
  const failed = soldFailed
  for (let plan = planStart[row]!; plan < end; plan++) {
    if (!passesPreFilters(columns, preFilters, plan)) continue
    let total = payers * (nights * planBoardSupplement[plan]! + planPacketSupplement[plan]!)
    for (let room = 0; room < rooms; room++)
      total += Math.floor((roomPrices[base + room]! * planPermille[plan]!) / 1_000_000 + 0.5)
    if (total <= 0) continue
    totals[sold] = total
    plans[sold] = plan
    failed[sold++] = failedGroups(columns, filters, stay.leadDays, plan)
  }
  return sold
}

/** Few and often in order already, so they are inserted one by one; equals keep their order. */
function sortPlans(sold: number): void {
  const totals = soldTotals
  const plans = soldPlans
  const failed = soldFailed
  for (let from = 1; from < sold; from++) {
    const total = totals[from]!
    const plan = plans[from]!
    const groups = failed[from]!
    let into = from
    for (; into > 0 && totals[into - 1]! > total; into--) {
      totals[into] = totals[into - 1]!
      plans[into] = plans[into - 1]!
      failed[into] = failed[into - 1]!
    }
    totals[into] = total
    plans[into] = plan
    failed[into] = groups
  }
}

/**
 * Counts the hotel for every value of a rate group that would find it. A plan that fails one group
 * speaks for that group only; one that fails none speaks for all. With price ranges, plans must
 * come in the order of their prices, and only the first plan of a value tells its price.
 */
function countRates(
  columns: EngineColumns,
  stay: CompiledStay,
  sold: number,
  ranges: PriceOptions | null,
  factor: number,
  counters: FacetCounters,
): void {
  const { planBits, planOfferMask, planFreeDays } = columns
  const plans = soldPlans
  const failed = soldFailed
  let boards = 0
  let providers = 0
  let packets = 0
  let offers = 0
  let free = 0
  let boardsSeen = 0
  let providersSeen = 0
  let packetsSeen = 0
  let offersSeen = 0
  let freeSeen = 0
  for (let at = 0; at < sold; at++) {
    const groups = failed[at]!
    if ((groups & (groups - 1)) !== 0) continue
    const isInRange =
      !ranges || ranges.isCovered[priceSegment(stay, ranges, factor, at)] === 1 ? -1 : 0
    const bits = planBits[plans[at]!]!
    if (groups === 0 || groups === BOARDS) {
      const value = 1 << boardOf(bits)
      boards |= value & ~boardsSeen & isInRange
      boardsSeen |= value
    }
    if (groups === 0 || groups === PROVIDERS) {
      const value = 1 << providerOf(bits)
      providers |= value & ~providersSeen & isInRange
      providersSeen |= value
    }
    if ((groups === 0 || groups === SUPPLEMENTS) && packetOf(bits) !== 0) {
      const value = 1 << packetOf(bits)
      packets |= value & ~packetsSeen & isInRange
      packetsSeen |= value
    }
    if (groups === 0 || groups === EXCLUSIVE_PRICES) {
      const value = planOfferMask[plans[at]!]!
      offers |= value & ~offersSeen & isInRange
      offersSeen |= value
    }
    if (groups === 0 || groups === FREE_CANCELLATION) {
      const value = Number(planFreeDays[plans[at]!]! <= stay.leadDays)
      free |= value & ~freeSeen & isInRange
      freeSeen |= value
    }
  }
  counters.boardMasks[boards]!++
  counters.providers.add(providers, 1)
  counters.packets.add(packets, 1)
  counters.offers.add(offers, 1)
  counters.freeCancellation += free
}

function hasPacket({ planBits }: EngineColumns, sold: number): boolean {
  for (let at = 0; at < sold; at++)
    if (soldFailed[at] === 0 && packetOf(planBits[soldPlans[at]!]!) !== 0) return true
  return false
}

function priceSegment(
  stay: CompiledStay,
  { edges }: PriceOptions,
  factor: number,
  plan: number,
): number {
  const price = (soldTotals[plan]! * factor) / stay.nightsAndRooms
  return segmentOfPrice(edges, price / stay.minorUnits)
}

function grow(size: number): void {
  soldTotals = new Float64Array(size)
  soldPlans = new Int32Array(size)
  soldFailed = new Int32Array(size)
}
