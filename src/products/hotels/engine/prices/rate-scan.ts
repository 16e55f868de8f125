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
import { judgePlans } from './judged-plans.ts'
import type { PlanFilters } from '../search/plan-filters.ts'
import { told } from './plan-verdict.ts'
import { isCovered, segmentOfPrice } from '../search/price-options.ts'
import { judgeByPrice } from './rates-by-price.ts'
import { NO_ROOM } from '../columns/room-words.ts'
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
  counters.addRates(told, passing, passed)
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
  const { hasPacket } = told
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
