/**
 * The last step over a block when no filter looks at rates: every plan of a hotel may be sold, so
 * its price is the cheapest plan's, and what its plans offer is known from the hotel's masks.
 *
 * Hotels are first sorted into lists without a guess, then each list is walked in loops that do the
 * same for all of it.
 */
import { GROUP } from './compiled-filters.ts'
import type { CompiledStay } from './compiled-search.ts'
import type { EngineColumns } from './engine-columns.ts'
import type { FacetCounters } from './facet-counters.ts'
import { BLOCK_HOTELS, type HotelBlock } from './hotel-block.ts'
import {
  BAND_SHIFT,
  CATEGORY_MASK,
  CHAIN_SHIFT,
  CURRENCY_MASK,
  CURRENCY_SHIFT,
} from './hotel-words.ts'
import { NO_BAND } from './hotel-writer.ts'
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

/** Positions in the block: of those that match, and of those that have a room and fail one group. */
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
  const found = sums ? listMatching(block) : listMatchingAndFailing(columns, block, targets)
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

/** The number of matches; those that fail one group are counted in it. */
function listMatchingAndFailing(
  columns: EngineColumns,
  block: HotelBlock,
  targets: ScanTargets,
): number {
  const { count, failures, totals } = block
  const [matches, others, noRoom] = [matching, failing, NO_ROOM]
  let found = 0
  let failed = 0
  for (let at = 0; at < count; at++) {
    const isFree = Number(totals[at]! < noRoom)
    const failure = failures[at]!
    matches[found] = at
    found += isFree & Number(failure === 0)
    others[failed] = at
    failed += isFree & Number(failure > 0)
  }
  countFailing(columns, block, targets, failed)
  return found
}

function countFailing(
  columns: EngineColumns,
  { rows, failures }: HotelBlock,
  targets: ScanTargets,
  count: number,
): void {
  const { traits } = targets.counters
  const { traitWord } = columns
  const [list, categoryMask] = [failing, CATEGORY_MASK]
  const [categories, noBand] = [GROUP.categories, NO_BAND << BAND_SHIFT]
  for (let index = 0; index < count; index++) {
    const at = list[index]!
    // What most people choose is counted here and now.
    if (failures[at] === categories) traits[(traitWord[rows[at]!]! & categoryMask) | noBand]!++
    else countInOneGroup(columns, targets, failures[at]!, rows[at]!)
  }
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
    packetSales += Number(packetMask[row] === 0) ^ 1
    free += Number(leastFreeDays[row]! <= leadDays)
    matched[row >> 5]! |= 1 << (row & 31)
  }
  countRanges(prices, minorUnits, matchPrices, first, first + found)
  counters.freeCancellation += free
  matches.packetSales += packetSales
  matches.count = first + found
}

/**
 * How many reach each edge, less how many reach the next: counters in memory would be written again
 * and again. Three edges at a time, since most of the work is to read a price.
 */
function countRanges(
  { edges, counts }: PriceOptions,
  minorUnits: number,
  matchPrices: Float64Array,
  from: number,
  to: number,
): void {
  const edgeAt = (range: number) => (edges[range] ?? Infinity) * minorUnits
  const reach = (range: number, matches: number) => {
    if (range >= edges.length) return
    counts[range]! += matches
    if (range > 0) counts[range - 1]! -= matches
  }
  reach(0, to - from)
  for (let range = 1; range < edges.length; range += 3) {
    const [one, two, three] = [edgeAt(range), edgeAt(range + 1), edgeAt(range + 2)]
    let reachOne = 0
    let reachTwo = 0
    let reachThree = 0
    for (let at = from; at < to; at++) {
      const price = matchPrices[at]!
      reachOne += Number(price >= one)
      reachTwo += Number(price >= two)
      reachThree += Number(price >= three)
    }
    reach(range, reachOne)
    reach(range + 1, reachTwo)
    reach(range + 2, reachThree)
  }
}
