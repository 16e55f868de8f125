/**
 * The last step over a block when no filter looks at rates: every plan of a hotel may be sold, so
 * its price is the cheapest plan's, and what its plans offer is known from the hotel's masks.
 *
 * Hotels are first sorted into lists without a guess, then each list is walked in loops that do the
 * same for all of it.
 */
import { addMatches, matching, type ScanTargets } from './added-matches.ts'
import type { CompiledStay } from './compiled-search.ts'
import type { EngineColumns } from '../columns/engine-columns.ts'
import { BLOCK_HOTELS, type HotelBlock } from '../columns/hotel-block.ts'
import type { RangeSums } from '../prices/range-sums.ts'
import { NO_ROOM } from '../columns/room-words.ts'
import { countInOneGroup } from './static-counts.ts'

/** Positions in the block. */
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
    counters.addRows(soldOut, 0, gone, -1)
  } else counters.addRows(matches.rows, first, matches.count, 1)
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
