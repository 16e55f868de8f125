/**
 * The last step over a block when no filter looks at rates: every plan of a hotel may be sold, so
 * its price is the cheapest plan's, and what its plans offer is known from the hotel's masks.
 *
 * First the hotels are sorted into three lists without a guess, then each list is walked in a loop
 * that does the same for all of it.
 */
import { fillTotals } from './cheapest-totals.ts'
import type { CompiledStay } from './compiled-search.ts'
import type { EngineColumns } from './engine-columns.ts'
import type { FacetCounters } from './facet-counters.ts'
import { BLOCK_HOTELS, type HotelBlock } from './hotel-block.ts'
import { CHAIN_SHIFT, CURRENCY_MASK, CURRENCY_SHIFT } from './hotel-words.ts'
import type { MatchList } from './match-list.ts'
import type { PriceOptions } from './price-options.ts'
import type { RangeSums } from './range-sums.ts'
import { NO_ROOM } from './room-kinds.ts'
import type { RowBits } from './row-bits.ts'
import { countInOneGroup } from './static-counts.ts'

export interface ScanTargets {
  counters: FacetCounters
  prices: PriceOptions
  marks: Uint8Array
  matches: MatchList
  /** The rows of the matches. */
  matched: RowBits
}

/** Positions in the block. */
const matching = new Int32Array(BLOCK_HOTELS)
const failing = new Int32Array(BLOCK_HOTELS)
const soldOut = new Int32Array(BLOCK_HOTELS)

/** `sums` where nothing is filtered: then most hotels of a block mostly match. */
export function scanPlainly(
  columns: EngineColumns,
  stay: CompiledStay,
  block: HotelBlock,
  targets: ScanTargets,
  sums: RangeSums | null,
): void {
  const { rows, count, failures, totals } = block
  const { counters } = targets
  fillTotals(columns, stay, block)
  let found = 0
  let failed = 0
  let gone = 0
  for (let at = 0; at < count; at++) {
    const failure = failures[at]!
    const isFree = Number(totals[at]! < NO_ROOM) & Number(failure >= 0)
    matching[found] = at
    found += isFree & Number(failure === 0)
    failing[failed] = at
    failed += isFree & Number(failure !== 0)
    soldOut[gone] = at
    gone += isFree ^ 1
  }
  for (let at = 0; at < failed; at++)
    countInOneGroup(columns, targets, failures[failing[at]!]!, rows[failing[at]!]!)
  // Either all are counted from sums and those without a room leave, or the others come one by one.
  if (sums && block.isDense && gone < found) {
    sums.add(counters, rows[0]!, rows[0]! + count)
    for (let at = 0; at < gone; at++) {
      counters.addHotel(columns, rows[soldOut[at]!]!, -1)
      counters.addPlans(columns, rows[soldOut[at]!]!, -1)
    }
  } else
    for (let at = 0; at < found; at++) {
      counters.addHotel(columns, rows[matching[at]!]!, 1)
      counters.addPlans(columns, rows[matching[at]!]!, 1)
    }
  addMatches(columns, stay, block, targets, found)
}

function addMatches(
  { traitWord, packetMask, leastFreeDays }: EngineColumns,
  { factors, nightsAndRooms, minorUnits, leadDays }: CompiledStay,
  { rows, totals }: HotelBlock,
  { counters, prices, matches, matched }: ScanTargets,
  found: number,
): void {
  const { rows: matchRows, ownPrices, prices: matchPrices, count: first } = matches
  const { chains } = counters
  const { edges, counts: priceCounts } = prices
  const lastEdge = edges.length - 1
  const perStep = 1 / (minorUnits * edges[1]!)
  let packetSales = 0
  let free = 0
  for (let at = 0; at < found; at++) {
    const row = rows[matching[at]!]!
    const total = totals[matching[at]!]!
    const trait = traitWord[row]!
    const price = (total * factors[(trait >> CURRENCY_SHIFT) & CURRENCY_MASK]!) / nightsAndRooms
    chains[trait >> CHAIN_SHIFT]!++
    matchRows[first + at] = row
    ownPrices[first + at] = total / nightsAndRooms
    matchPrices[first + at] = price
    // Ranges are equally wide; a price next to an edge is put on its right side.
    const reached = Math.floor(price * perStep)
    let range = reached < lastEdge ? reached : lastEdge
    const major = price / minorUnits
    if (major < edges[range]!) range--
    else if (range < lastEdge && major >= edges[range + 1]!) range++
    priceCounts[range]!++
    packetSales += Number(packetMask[row] !== 0)
    free += Number(leastFreeDays[row]! <= leadDays)
    matched[row >> 5]! |= 1 << (row & 31)
  }
  counters.freeCancellation += free
  matches.packetSales += packetSales
  matches.count = first + found
}
