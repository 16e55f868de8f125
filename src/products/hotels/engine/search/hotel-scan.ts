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
import { TotalsCache } from '../prices/totals-cache.ts'
import { addMatches, matching, MatchList, type ScanTargets } from './added-matches.ts'
import { RangeSums } from '../prices/range-sums.ts'
import { NO_ROOM } from '../columns/room-words.ts'
import { countInOneGroup, countTrait } from './static-counts.ts'
import { compilePlanFilters } from './plan-filters.ts'
import { scanRates } from '../prices/rate-scan.ts'
import { haveSheets } from '../columns/rate-sheets.ts'
import { clearRows, emptyRowBits, type RowBits } from '../columns/row-bits.ts'
import type { RowRanges } from '../columns/row-ranges.ts'
import { priceBlock, standTogether } from '../prices/stay-prices.ts'
import { type CompiledFilters, GROUP } from './compiled-filters.ts'
import { CATEGORY_AND_BAND } from '../columns/hotel-words.ts'

/** Scratch memory of one thread; a search leaves its findings here until the next one. */
export class HotelScan {
  readonly counters: FacetCounters
  readonly matches: MatchList
  readonly marks: Uint8Array
  readonly matched: RowBits
  private readonly columns: EngineColumns
  private readonly rangeSums: RangeSums
  private readonly kept = new TotalsCache()
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

/**
 * The step over neighbours when nothing is filtered but categories and rating bands, which most
 * people filter by. What a hotel fails then depends on its trait alone, so all that have a room are
 * counted by trait in the one pass that finds the matches; afterwards a look at each trait tells in
 * which groups its hotels count.
 */
const TRAIT_GROUPS = GROUP.categories | GROUP.ratingRanges

function filtersByTraits({ chosen }: CompiledFilters): boolean {
  return chosen !== 0 && (chosen & ~TRAIT_GROUPS) === 0
}

/** Their totals must be filled, whatever they fail. */
function scanTraits(
  columns: EngineColumns,
  stay: CompiledStay,
  filters: CompiledFilters,
  block: HotelBlock,
  targets: ScanTargets,
): void {
  const { matches, counters } = targets
  const first = matches.count
  const found = listMatching(columns, filters, block, counters.available)
  addMatches(columns, stay, block, targets, found)
  counters.addFlags(matches.rows, first, matches.count, 1)
}

function listMatching(
  { active, traitWord }: EngineColumns,
  { traitFailures }: CompiledFilters,
  { rows, count, totals }: HotelBlock,
  available: Int32Array,
): number {
  const [list, noRoom, traits] = [matching, NO_ROOM, CATEGORY_AND_BAND]
  const firstRow = rows[0]!
  let listed = 0
  for (let at = 0; at < count; at++) {
    const trait = traitWord[firstRow + at]! & traits
    const isFree = Number(totals[at]! < noRoom) & active[firstRow + at]!
    available[trait]! += isFree
    list[listed] = at
    listed += isFree & Number(traitFailures[trait] === 0)
  }
  return listed
}

/** After the last block. */
function countTraits({ traitFailures }: CompiledFilters, counters: FacetCounters): void {
  const { available } = counters
  for (let trait = 0; trait < available.length; trait++)
    if (available[trait]! > 0) countTrait(counters, traitFailures[trait]!, trait, available[trait]!)
}

// The last step over a block when no filter looks at rates: every plan of a hotel may be sold, so
// its price is the cheapest plan's, and what its plans offer is known from the hotel's masks.
//
// Hotels are first sorted into lists without a guess, then each list is walked in loops that do the
// same for all of it.

/** Positions in the block. */
const failing = new Int32Array(BLOCK_HOTELS)
/** Rows. */
const soldOut = new Int32Array(BLOCK_HOTELS)

/** `sums` where nothing is filtered: then most hotels of a block mostly match. */
function scanPlainly(
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
  const found = plainScanListMatching(block)
  addMatches(columns, stay, block, targets, found)
  // Either all are counted from sums and those without a room leave, or the others are counted.
  if (sums && block.isDense && found * 2 > count) {
    const gone = listSoldOut(block)
    sums.add(counters, rows[0]!, rows[0]! + count)
    counters.addRows(soldOut, 0, gone, -1)
  } else counters.addRows(matches.rows, first, matches.count, 1)
}

function plainScanListMatching({ count, failures, totals }: HotelBlock): number {
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
