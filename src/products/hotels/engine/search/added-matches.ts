/** What is noted of each match, whichever way it was found, when no filter looks at rates. */
import { quotedTotal } from '../../../../site/money.ts'
import type { CompiledStay } from './compiled-search.ts'
import type { EngineColumns } from '../columns/engine-columns.ts'
import type { FacetCounters } from './facet-counters.ts'
import { BLOCK_HOTELS, type HotelBlock } from '../columns/hotel-block.ts'
import { CHAIN_SHIFT, CURRENCY_MASK, CURRENCY_SHIFT } from '../columns/hotel-words.ts'
import type { PriceOptions } from './price-options.ts'
import type { RowBits } from '../columns/row-bits.ts'

export interface ScanTargets {
  counters: FacetCounters
  prices: PriceOptions
  marks: Uint8Array
  matches: MatchList
  /** The rows of the matches. */
  matched: RowBits
}

/** The positions in a block of those that match. */
export const matching = new Int32Array(BLOCK_HOTELS)

/** Adds those at the first `found` positions of `matching`. */
export function addMatches(
  { traitWord, packetMask, minFreeDays }: EngineColumns,
  { factors, nightsAndRooms, minorUnits, leadDays }: CompiledStay,
  { rows, totals }: HotelBlock,
  { counters, prices, matches, matched }: ScanTargets,
  found: number,
): void {
  const { rows: matchRows, ownTotals, prices: matchPrices, count: first } = matches
  const { chains } = counters
  const [list, currencyShift, currencyMask] = [matching, CURRENCY_SHIFT, CURRENCY_MASK]
  const chainShift = CHAIN_SHIFT
  let packetSales = 0
  let free = 0
  for (let at = 0; at < found; at++) {
    const row = rows[list[at]!]!
    const total = totals[list[at]!]!
    const trait = traitWord[row]!
    const factor = factors[(trait >> currencyShift) & currencyMask]!
    const price = quotedTotal(total * factor, minorUnits) / nightsAndRooms
    chains[trait >> chainShift]!++
    matchRows[first + at] = row
    ownTotals[first + at] = total
    matchPrices[first + at] = price
    packetSales += Number(packetMask[row] === 0) ^ 1
    free += Number(minFreeDays[row]! <= leadDays)
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
export function countRanges(
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

/** The matches of one search, in arrays as long as the catalogue that are used again and again. */
export class MatchList {
  count = 0
  packetSales = 0
  /** Ascending. */
  readonly rows: Int32Array
  /** Of the cheapest rate for the whole stay, in the hotel's currency. */
  readonly ownTotals: Float64Array
  /** Of the cheapest rate per room and night, in the visitor's. */
  readonly prices: Float64Array
  readonly keys: Float64Array
  /** Rows that fail the choice of places and nothing else, ascending. */
  elsewhere: number[] = []

  constructor(hotels: number) {
    this.rows = new Int32Array(hotels)
    this.ownTotals = new Float64Array(hotels)
    this.prices = new Float64Array(hotels)
    this.keys = new Float64Array(hotels)
  }

  clear(): void {
    this.count = 0
    this.packetSales = 0
    this.elsewhere = []
  }
}
