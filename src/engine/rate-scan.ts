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
import type { CompiledStay } from './compiled-search.ts'
import type { EngineColumns } from './engine-columns.ts'
import type { HotelBlock } from './hotel-block.ts'
import type { ScanTargets } from './added-matches.ts'
import { judgePlans } from './judged-plans.ts'
import type { PlanFilters } from './plan-filters.ts'
import { told } from './plan-verdict.ts'
import { isCovered, segmentOfPrice } from './price-options.ts'
import { judgeByPrice } from './rates-by-price.ts'
import { NO_ROOM } from './room-words.ts'
import { countInOneGroup } from './static-counts.ts'

export function scanRates(
  columns: EngineColumns,
  stay: CompiledStay,
  plans: PlanFilters,
  block: HotelBlock,
  targets: ScanTargets,
): void {
  const { rows, count, failures, totals } = block
  const { currency, chain } = columns
  const { counters, prices, matches, matched } = targets
  const { nightsAndRooms, minorUnits, factors } = stay
  if (prices.isLimited) judgeByPrice(columns, stay, plans, prices, block)
  else judgePlans(columns, stay, plans, block)
  const first = matches.count
  const noRoom = NO_ROOM
  for (let at = 0; at < count; at++) {
    const failed = failures[at]!
    if (failed < 0) continue
    const row = rows[at]!
    const cheapest = totals[at]!
    const price = (cheapest * factors[currency[row]!]!) / nightsAndRooms
    const isFound = cheapest < noRoom
    const isMatch = isFound && (!prices.isLimited || isCovered(prices, price / minorUnits))
    if (failed !== 0) {
      if (isMatch) countInOneGroup(columns, targets, failed, row)
      continue
    }
    counters.addRates(told, at)
    if (isFound) prices.counts[segmentOfPrice(prices.edges, price / minorUnits)]!++
    if (!isMatch) continue
    matches.rows[matches.count] = row
    matches.ownTotals[matches.count] = cheapest
    matches.prices[matches.count++] = price
    matches.packetSales += told.hasPacket[at]!
    counters.chains[chain[row]!]!++
    matched[row >> 5]! |= 1 << (row & 31)
  }
  counters.countRates()
  counters.addHotels(matches.rows, first, matches.count)
}
