/**
 * One search over the columns: which hotels match, what they cost, and the counts of every group.
 *
 * Hotels are taken in blocks through three steps (filters, rooms, rates), each a few tight loops
 * over few columns.
 */
import { fillAllTotals, fillTotals } from '../prices/block-totals.ts'
import type { CompiledSearch, CompiledStay } from './compiled-search.ts'
import type { Dictionary } from '../columns/dictionary.ts'
import type { EngineColumns } from '../columns/engine-columns.ts'
import { FacetCounters } from './facet-counters.ts'
import { BLOCK_HOTELS, emptyBlock, type HotelBlock } from '../columns/hotel-block.ts'
import { filterBlock } from './hotel-filters.ts'
import { KeptTotals } from '../prices/kept-totals.ts'
import { MatchList } from './match-list.ts'
import { scanPlainly } from './plain-scan.ts'
import { compilePlanFilters } from './plan-filters.ts'
import { RangeSums } from '../prices/range-sums.ts'
import { scanRates } from '../prices/rate-scan.ts'
import { haveSheets } from '../columns/rate-sheets.ts'
import { clearRows, emptyRowBits, type RowBits } from '../columns/row-bits.ts'
import type { RowRanges } from '../columns/row-ranges.ts'
import { priceBlock, standTogether } from '../prices/stay-prices.ts'
import { countTraits, filtersByTraits, scanTraits } from './trait-scan.ts'

/** Scratch memory of one thread; a search leaves its findings here until the next one. */
export class HotelScan {
  readonly counters: FacetCounters
  readonly matches: MatchList
  readonly marks: Uint8Array
  readonly matched: RowBits
  private readonly columns: EngineColumns
  private readonly rangeSums: RangeSums
  private readonly kept = new KeptTotals()
  private readonly block = emptyBlock()
  /** Where marks may have been left: by choice, and by the search. */
  private chosenRows: number[] = []
  private searched: RowRanges = []

  constructor(columns: EngineColumns, dictionary: Dictionary) {
    this.columns = columns
    this.counters = new FacetCounters(columns, dictionary)
    this.matches = new MatchList(columns.hotelId.length)
    this.marks = new Uint8Array(columns.hotelId.length)
    this.matched = emptyRowBits(columns.hotelId.length)
    this.rangeSums = new RangeSums(columns, dictionary)
  }

  /** Marks of chosen hotels and points must be set before. */
  run(search: CompiledSearch): void {
    const { block } = this
    const { stay, ranges, filters } = search
    this.searched = ranges
    this.counters.clear()
    this.matches.clear()
    if (!stay) return
    let range = 0
    let next = ranges[0] ?? 0
    while (range < ranges.length) {
      block.count = 0
      while (block.count < BLOCK_HOTELS && range < ranges.length) {
        // A whole block ends where the steps of the range sums do.
        const most = BLOCK_HOTELS - (block.count === 0 ? next % BLOCK_HOTELS : block.count)
        const end = Math.min(ranges[range + 1]!, next + most)
        fillRows(block, next, end)
        next = end
        if (next < ranges[range + 1]!) break
        range += 2
        next = ranges[range] ?? 0
      }
      this.scanBlock(search, stay)
    }
    countTraits(filters, this.counters)
  }

  mark(row: number, bit: number): void {
    this.marks[row]! |= bit
    this.chosenRows.push(row)
  }

  /** Only where there are some: a city is a hundredth of the world. */
  clearMarks(): void {
    const { marks, matched, chosenRows, searched } = this
    for (const row of chosenRows) marks[row] = 0
    for (let range = 0; range < searched.length; range += 2) {
      marks.fill(0, searched[range], searched[range + 1])
      clearRows(matched, searched[range]!, searched[range + 1]!)
    }
    this.chosenRows = []
    this.searched = []
  }

  private scanBlock(search: CompiledSearch, stay: CompiledStay): void {
    const { columns, block, kept, counters, marks, matches, matched } = this
    const { filters, preFilters, locations } = search
    // A plan of a sheet may be for sale on some days only: then a hotel's masks do not tell.
    const plans =
      search.plans ?? (haveSheets(columns, block) ? compilePlanFilters(filters, preFilters) : null)
    const targets = { counters, prices: search.prices, marks, matches, matched }
    if (!plans && filtersByTraits(filters) && standTogether(block)) {
      fillAllTotals(columns, stay, block, kept)
      scanTraits(columns, stay, filters, block, targets)
      return
    }
    filterBlock(columns, filters, locations, marks, block)
    if (plans) {
      priceBlock(columns, stay.window, stay.demand, block)
      scanRates(columns, stay, plans, block, targets)
    } else {
      fillTotals(columns, stay, block, kept)
      const isPlain = filters.chosen === 0
      scanPlainly(columns, stay, block, targets, isPlain ? this.rangeSums : null)
    }
  }
}

function fillRows(block: HotelBlock, from: number, to: number): void {
  const { rows, count } = block
  for (let row = from; row < to; row++) rows[count + row - from] = row
  block.count = count + to - from
}
