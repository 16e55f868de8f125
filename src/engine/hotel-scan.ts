/**
 * One search over the columns: which hotels match, what they cost, and the counts of every group.
 *
 * Hotels are taken in blocks of a thousand through three steps (filters, rooms, rates), each a
 * tight loop over few columns. What one step leaves for the next stays in the fastest cache.
 */
import type { EngineColumns } from './engine-columns.ts'
import { GROUP, RATE_GROUPS } from './compiled-filters.ts'
import type { CompiledSearch } from './compiled-search.ts'
import type { Dictionary } from './dictionary.ts'
import { FacetCounters } from './facet-counters.ts'
import { filterBlock } from './hotel-filters.ts'
import { MatchList } from './match-list.ts'
import { scanPlainly } from './plain-scan.ts'
import { RangeSums } from './range-sums.ts'
import { scanRates } from './rate-scan.ts'
import { MAX_ROOMS } from '../core/occupancy.ts'
import { type HotelBlock, priceBlock } from './stay-prices.ts'

const BLOCK_HOTELS = 1024

/** Scratch memory of one thread; a search leaves its findings here until the next one. */
export class HotelScan {
  readonly counters: FacetCounters
  readonly matches: MatchList
  readonly marks: Uint8Array
  private readonly columns: EngineColumns
  private readonly rangeSums: RangeSums
  private readonly segments = new Int32Array(BLOCK_HOTELS)
  private readonly block: HotelBlock = {
    rows: new Int32Array(BLOCK_HOTELS),
    count: 0,
    failures: new Int32Array(BLOCK_HOTELS),
    roomPrices: new Float64Array(BLOCK_HOTELS * MAX_ROOMS),
  }

  constructor(columns: EngineColumns, dictionary: Dictionary) {
    this.columns = columns
    this.counters = new FacetCounters(dictionary)
    this.matches = new MatchList(columns.hotelId.length)
    this.marks = new Uint8Array(columns.hotelId.length)
    this.rangeSums = new RangeSums(columns, dictionary)
  }

  /** Marks of chosen hotels and points must be set before. */
  run(search: CompiledSearch): void {
    const { columns, block } = this
    const { stay, ranges, filters, locations } = search
    this.counters.clear()
    this.matches.clear()
    if (!stay) return
    const areCounted = filters.chosen === 0 && !looksAtRates(search)
    if (areCounted)
      for (let range = 0; range < ranges.length; range += 2)
        this.rangeSums.add(this.counters, ranges[range]!, ranges[range + 1]!)
    let segment = 0
    let range = 0
    let next = ranges[0] ?? 0
    while (range < ranges.length) {
      block.count = 0
      while (block.count < BLOCK_HOTELS && range < ranges.length) {
        const end = Math.min(ranges[range + 1]!, next + BLOCK_HOTELS - block.count)
        while (next < end) block.rows[block.count++] = next++
        if (next < ranges[range + 1]!) continue
        range += 2
        next = ranges[range] ?? 0
      }
      segment = filterBlock(columns, filters, locations, this.marks, block, this.segments, segment)
      priceBlock(columns, stay.window, stay.demand, block)
      this.scanBlock(search, areCounted)
    }
  }

  /** Marks are few or lie in the ranges of the search. */
  clearMarks(): void {
    this.marks.fill(0)
  }

  private scanBlock(search: CompiledSearch, areCounted: boolean): void {
    const { columns, block, segments, counters, marks, matches } = this
    const { filters, preFilters, locations, prices } = search
    const stay = search.stay!
    const targets = { counters, locations, prices, marks, matches }
    if (looksAtRates(search))
      scanRates(columns, stay, filters, preFilters, block, segments, targets)
    else scanPlainly(columns, stay, block, segments, targets, areCounted)
  }
}

function looksAtRates({ filters, preFilters }: CompiledSearch): boolean {
  return (
    (filters.chosen & (RATE_GROUPS | GROUP.prices)) !== 0 ||
    preFilters.onlyAccommodations ||
    preFilters.packets !== -1
  )
}
