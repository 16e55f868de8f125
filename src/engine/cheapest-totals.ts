/**
 * What a stay costs in each hotel of a block under its cheapest plan, in the hotel's currency.
 * Prices are rounded as Math.round does it for positive numbers, at half its cost, and the smaller
 * of two is computed, as in dense-prices.ts.
 */
import type { CompiledStay } from './compiled-search.ts'
import type { EngineColumns } from './engine-columns.ts'
import type { HotelBlock } from './hotel-block.ts'
import { NO_ROOM } from './room-kinds.ts'

export function fillTotals(columns: EngineColumns, stay: CompiledStay, block: HotelBlock): void {
  if (block.isDense && stay.demand.rooms === 1) fillDensely(columns, stay, block)
  else fillOneByOne(columns, stay, block)
}

/** Runs over the plans of all hotels at once, sold out or not. */
function fillDensely(
  columns: EngineColumns,
  { demand, window }: CompiledStay,
  { rows, count, roomPrices, totals }: HotelBlock,
): void {
  const { cheapStart, cheapHotel, cheapPermille } = columns
  const { cheapBoardSupplement, cheapPacketSupplement } = columns
  const { payers } = demand
  const { nights } = window
  const firstRow = rows[0]!
  const end = cheapStart[firstRow + count]!
  totals.fill(NO_ROOM, 0, count)
  for (let plan = cheapStart[firstRow]!; plan < end; plan++) {
    const hotel = cheapHotel[plan]! - firstRow
    const price = roomPrices[hotel]!
    const exact =
      Math.floor((price * cheapPermille[plan]!) / 1_000_000 + 0.5) +
      payers * (nights * cheapBoardSupplement[plan]! + cheapPacketSupplement[plan]!)
    const total = exact + (Number(price >= NO_ROOM) | Number(exact <= 0)) * NO_ROOM
    const held = totals[hotel]!
    totals[hotel] = held + (total - held) * Number(total < held)
  }
}

function fillOneByOne(
  columns: EngineColumns,
  { demand, window }: CompiledStay,
  { rows, count, failures, roomPrices, totals }: HotelBlock,
): void {
  const { cheapStart, cheapPermille, cheapBoardSupplement, cheapPacketSupplement } = columns
  const { rooms, payers } = demand
  const { nights } = window
  for (let at = 0; at < count; at++) {
    const base = at * rooms
    let cheapest = NO_ROOM
    if (failures[at]! >= 0 && roomPrices[base]! < NO_ROOM) {
      const end = cheapStart[rows[at]! + 1]!
      for (let plan = cheapStart[rows[at]!]!; plan < end; plan++) {
        let total = payers * (nights * cheapBoardSupplement[plan]! + cheapPacketSupplement[plan]!)
        for (let room = 0; room < rooms; room++)
          total += Math.floor((roomPrices[base + room]! * cheapPermille[plan]!) / 1_000_000 + 0.5)
        if (total > 0 && total < cheapest) cheapest = total
      }
    }
    totals[at] = cheapest
  }
}
