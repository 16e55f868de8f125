/**
 * The last step over a block when no filter looks at rates: every plan of a hotel may be sold, so
 * its price is the cheapest plan's, and what its plans offer is known from the hotel's masks.
 *
 * Hotels are first sorted into lists without a guess, then each list is walked in loops that do the
 * same for all of it.
 */
import type { CompiledStay } from './compiled-search.ts'
import type { EngineColumns } from './engine-columns.ts'
import type { FacetCounters } from './facet-counters.ts'
import { BLOCK_HOTELS, type HotelBlock } from './hotel-block.ts'
import { CHAIN_SHIFT, CURRENCY_MASK, CURRENCY_SHIFT } from './hotel-words.ts'
import type { MatchList } from './match-list.ts'
import type { PriceOptions } from './price-options.ts'
import type { RangeSums } from './range-sums.ts'
import { NO_ROOM } from './room-words.ts'
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
/** Rows. */
const soldOut = new Int32Array(BLOCK_HOTELS)

/** `sums` where nothing is filtered: then most hotels of a block mostly match. */
export function scanPlainly(
  columns: EngineColumns,
  stay: CompiledStay,
  block: HotelBlock,
  targets: ScanTargets,
  sums: RangeSums | null,
): void {
  const { rows, count } = block
  const { counters, matches } = targets
  const first = matches.count
  if (!sums) countFailing(columns, block, targets)
  const found = listMatching(block)
  addMatches(columns, stay, block, targets, found)
  // Either all are counted from sums and those without a room leave, or the others are counted.
  if (sums && block.isDense && found * 2 > count) {
    const gone = listSoldOut(block)
    sums.add(counters, rows[0]!, rows[0]! + count)
    counters.addRows(columns, soldOut, 0, gone, -1)
  } else counters.addRows(columns, matches.rows, first, matches.count, 1)
}

function listMatching({ count, failures, totals }: HotelBlock): number {
  // What a module has is looked up each time; a loop should have its own.
  const [list, noRoom] = [matching, NO_ROOM]
  let listed = 0
  for (let at = 0; at < count; at++) {
    list[listed] = at
    listed += Number(totals[at]! < noRoom) & Number(failures[at] === 0)
  }
  return listed
}

/** All others, where nothing is filtered. */
function listSoldOut({ rows, count, failures, totals }: HotelBlock): number {
  const [list, noRoom] = [soldOut, NO_ROOM]
  let listed = 0
  for (let at = 0; at < count; at++) {
    list[listed] = rows[at]!
    listed += (Number(totals[at]! < noRoom) & Number(failures[at] === 0)) ^ 1
  }
  return listed
}

/** Those that have a room and fail one group. */
function countFailing(columns: EngineColumns, block: HotelBlock, targets: ScanTargets): void {
  const { rows, count, failures, totals } = block
  const [list, noRoom] = [failing, NO_ROOM]
  let listed = 0
  for (let at = 0; at < count; at++) {
    list[listed] = at
    listed += Number(totals[at]! < noRoom) & Number(failures[at]! > 0)
  }
  for (let index = 0; index < listed; index++)
    countInOneGroup(columns, targets, failures[list[index]!]!, rows[list[index]!]!)
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
  const [list, currencyShift, currencyMask] = [matching, CURRENCY_SHIFT, CURRENCY_MASK]
  const chainShift = CHAIN_SHIFT
  let packetSales = 0
  let free = 0
  for (let at = 0; at < found; at++) {
    const row = rows[list[at]!]!
    const total = totals[list[at]!]!
    const trait = traitWord[row]!
    const price = (total * factors[(trait >> currencyShift) & currencyMask]!) / nightsAndRooms
    chains[trait >> chainShift]!++
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
    packetSales += Number(packetMask[row] === 0) ^ 1
    free += Number(leastFreeDays[row]! <= leadDays)
    matched[row >> 5]! |= 1 << (row & 31)
  }
  counters.freeCancellation += free
  matches.packetSales += packetSales
  matches.count = first + found
}
