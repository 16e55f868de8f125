/** The cheapest price of a destination for a stay, without counting or sorting anything. */
import type { CompiledStay } from './compiled-search.ts'
import type { EngineColumns } from './engine-columns.ts'
import type { RowRanges } from './row-ranges.ts'
import { MAX_ROOMS } from '../core/occupancy.ts'
import { type HotelBlock, priceBlock } from './stay-prices.ts'

const BLOCK_HOTELS = 1024

const block: HotelBlock = {
  rows: new Int32Array(BLOCK_HOTELS),
  count: 0,
  failures: new Int32Array(BLOCK_HOTELS),
  roomPrices: new Float64Array(BLOCK_HOTELS * MAX_ROOMS),
}

/** For the whole stay and all rooms, in the visitor's currency; null when nothing is free. */
export function cheapestPrice(
  columns: EngineColumns,
  stay: CompiledStay,
  ranges: RowRanges,
): number | null {
  let cheapest = Infinity
  for (let range = 0; range < ranges.length; range += 2)
    for (let row = ranges[range]!; row < ranges[range + 1]!;) {
      block.count = Math.min(BLOCK_HOTELS, ranges[range + 1]! - row)
      for (let at = 0; at < block.count; at++, row++) {
        block.rows[at] = row
        block.failures[at] = columns.active[row]! - 1
      }
      priceBlock(columns, stay.window, stay.demand, block)
      for (let at = 0; at < block.count; at++)
        cheapest = Math.min(cheapest, cheapestPlan(columns, stay, at))
    }
  return cheapest === Infinity ? null : cheapest
}

function cheapestPlan(columns: EngineColumns, stay: CompiledStay, at: number): number {
  const { cheapStart, cheapPermille, cheapBoardSupplement, cheapPacketSupplement } = columns
  const { rooms, payers } = stay.demand
  const { rows, roomPrices } = block
  const row = rows[at]!
  let cheapest = Infinity
  if (roomPrices[at * rooms] === 0) return cheapest
  for (let plan = cheapStart[row]!; plan < cheapStart[row + 1]!; plan++) {
    let total =
      payers * (stay.window.nights * cheapBoardSupplement[plan]! + cheapPacketSupplement[plan]!)
    for (let room = 0; room < rooms; room++)
      total += Math.round((roomPrices[at * rooms + room]! * cheapPermille[plan]!) / 1_000_000)
    if (total > 0 && total < cheapest) cheapest = total
  }
  return cheapest * stay.factors[columns.currency[row]!]!
}
