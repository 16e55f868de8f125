/** What a stay costs in the hotels of a block, each under its cheapest plan. */
import { fillSold } from './cheapest-totals.ts'
import type { CompiledStay } from '../search/compiled-search.ts'
import type { EngineColumns } from '../columns/engine-columns.ts'
import { BLOCK_HOTELS, emptyBlock, type HotelBlock } from '../columns/hotel-block.ts'
import type { KeptTotals } from './kept-totals.ts'
import { NO_ROOM } from '../columns/room-words.ts'
import { isDense, priceBlock } from './stay-prices.ts'

/** The same hotels without anything that they fail. */
const whole = emptyBlock()
/** Positions in the block. */
const free = new Int32Array(BLOCK_HOTELS)

/**
 * Of scattered hotels only those that may count are priced. Neighbours are priced whatever they
 * fail if that is not most of them, so that their totals serve the next search with other filters.
 */
export function fillTotals(
  columns: EngineColumns,
  stay: CompiledStay,
  block: HotelBlock,
  kept: KeptTotals,
): void {
  block.isDense = isDense(block)
  if (block.isDense) fillAllTotals(columns, stay, block, kept)
  else computeTotals(columns, stay, block)
}

/** Of neighbours, whatever they fail. */
export function fillAllTotals(
  columns: EngineColumns,
  stay: CompiledStay,
  block: HotelBlock,
  kept: KeptTotals,
): void {
  kept.fill(columns, stay.key, block, () => {
    whole.count = block.count
    whole.rows.set(block.rows)
    computeTotals(columns, stay, whole)
    block.totals.set(whole.totals)
  })
}

/** NO_ROOM where there is none, or no plan that sells it. */
export function computeTotals(columns: EngineColumns, stay: CompiledStay, block: HotelBlock): void {
  const { count, roomPrices, totals } = block
  const { rooms } = stay.demand
  priceBlock(columns, stay.window, stay.demand, block)
  const [list, noRoom] = [free, NO_ROOM]
  let listed = 0
  for (let at = 0; at < count; at++) {
    list[listed] = at
    listed += Number(roomPrices[at * rooms]! < noRoom)
  }
  totals.fill(NO_ROOM, 0, count)
  fillSold(columns, stay, block, free, listed)
}
