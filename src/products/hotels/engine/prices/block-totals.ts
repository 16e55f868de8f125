/** What a stay costs in the hotels of a block, each under its cheapest plan. */
import type { CompiledStay } from '../search/compiled-search.ts'
import type { EngineColumns } from '../columns/engine-columns.ts'
import { BLOCK_HOTELS, emptyBlock, type HotelBlock } from '../columns/hotel-block.ts'
import { sheetTotals } from '../columns/rate-sheets.ts'
import { BY_SHEET, NO_ROOM } from '../columns/room-words.ts'
import type { TotalsCache } from './totals-cache.ts'
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
  kept: TotalsCache,
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
  kept: TotalsCache,
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

// What a stay costs in hotels of a block under their cheapest plans, in their own currencies. Prices
// are rounded as Math.round does it for positive numbers, at half its cost, and the smaller of two
// is computed, as in stay-prices.ts.

/**
 * Fills the totals of the hotels at these positions, which have a room; NO_ROOM where no plan sells
 * it.
 */
function fillSold(
  columns: EngineColumns,
  stay: CompiledStay,
  block: HotelBlock,
  positions: Int32Array,
  count: number,
): void {
  const { totals } = block
  if (stay.demand.rooms === 1) fillSingle(columns, stay, block, positions, count)
  else
    for (let index = 0; index < count; index++)
      totals[positions[index]!] = cheapestTotal(columns, stay, block, positions[index]!)
}

/** Nearly all hotels have one or two such plans: the first and the last are priced without a guess. */
function fillSingle(
  columns: EngineColumns,
  stay: CompiledStay,
  block: HotelBlock,
  positions: Int32Array,
  count: number,
): void {
  const { cheapStart, cheapPermille, cheapBoardSupplement, cheapPacketSupplement } = columns
  const { rows, roomPrices, totals } = block
  const { payers } = stay.demand
  const noRoom = NO_ROOM
  const { nights } = stay.window
  for (let index = 0; index < count; index++) {
    const at = positions[index]!
    const row = rows[at]!
    const price = roomPrices[at]!
    const first = cheapStart[row]!
    const last = cheapStart[row + 1]! - 1
    let cheapest = noRoom
    if (first <= last) {
      const one =
        Math.floor((price * cheapPermille[first]!) / 1_000_000 + 0.5) +
        payers * (nights * cheapBoardSupplement[first]! + cheapPacketSupplement[first]!)
      const other =
        Math.floor((price * cheapPermille[last]!) / 1_000_000 + 0.5) +
        payers * (nights * cheapBoardSupplement[last]! + cheapPacketSupplement[last]!)
      cheapest = other + (one - other) * Number(one < other)
      if (last - first > 1 || cheapest <= 0 || price < 0)
        cheapest = cheapestTotal(columns, stay, block, at)
    }
    totals[at] = cheapest
  }
}

function cheapestTotal(
  columns: EngineColumns,
  stay: CompiledStay,
  { rows, roomPrices }: HotelBlock,
  at: number,
): number {
  const { demand, window } = stay
  if (roomPrices[at * demand.rooms] === BY_SHEET) return cheapestBySheet(columns, stay, rows[at]!)
  const { cheapStart, cheapPermille, cheapBoardSupplement, cheapPacketSupplement } = columns
  const { rooms, payers } = demand
  const { nights } = window
  const base = at * rooms
  const end = cheapStart[rows[at]! + 1]!
  let cheapest = NO_ROOM
  for (let plan = cheapStart[rows[at]!]!; plan < end; plan++) {
    let total = payers * (nights * cheapBoardSupplement[plan]! + cheapPacketSupplement[plan]!)
    for (let room = 0; room < rooms; room++)
      total += Math.floor((roomPrices[base + room]! * cheapPermille[plan]!) / 1_000_000 + 0.5)
    if (total > 0 && total < cheapest) cheapest = total
  }
  return cheapest
}

/** Which plan is the cheapest differs by day and guests, so all are looked at. */
function cheapestBySheet(columns: EngineColumns, stay: CompiledStay, row: number): number {
  const sold = sheetTotals(columns, stay, row).filter((total) => total > 0)
  return Math.min(NO_ROOM, ...sold)
}
