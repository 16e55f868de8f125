/**
 * What one room costs in each hotel of a block of neighbours: the inner loop of most searches.
 *
 * It runs over the room types of all hotels at once and prices also those that are not free. That
 * is more arithmetic and no guesses: which of them is free, fits or is the cheapest no processor can
 * foresee, and a wrong guess costs as much as a room type. For the same reason the smaller of two
 * prices is computed: Math.min guesses too.
 */
import { FIVE_BITS, MINIMUM_SHIFT } from '../columns/day-cells.ts'
import type { EngineColumns } from '../columns/engine-columns.ts'
import type { HotelBlock } from '../columns/hotel-block.ts'
import { TOTAL_MASK } from '../columns/price-cells.ts'
import type { RoomDemand } from './room-demand.ts'
import { HOTEL_MASK, KIND_SHIFT, NO_ROOM } from '../columns/room-words.ts'
import { cheapestRoom } from './stay-prices.ts'
import type { StayWindow } from './stay-window.ts'

/** The bits of a day's cell that decide whether a stay may begin there. */
const STAY_BITS = 1_023

export function priceDensely(
  columns: EngineColumns,
  window: StayWindow,
  { shares, permilles }: RoomDemand,
  { rows, count, roomPrices }: HotelBlock,
): void {
  const firstRow = rows[0]!
  roomPrices.fill(NO_ROOM, 0, count)
  priceRooms(columns, window, shares, firstRow, count, roomPrices)
  // Rare: a room type without a price, or one whose price is more than one subtraction.
  for (let at = 0; at < count; at++)
    if (roomPrices[at] === 0)
      roomPrices[at] = cheapestRoom(columns, window, permilles[0]!, firstRow + at)
}

function priceRooms(
  { roomStart, states, priceTotals, roomWord }: EngineColumns,
  { nights, offsets, totalOffsets }: StayWindow,
  shares: Float64Array,
  firstRow: number,
  count: number,
  best: Float64Array,
): void {
  // What a module gives another is looked up each time; a loop should have its own.
  const [totalMask, kindShift, hotelMask, stayBits] = [
    TOTAL_MASK,
    KIND_SHIFT,
    HOTEL_MASK,
    STAY_BITS,
  ]
  const refusals = refusalsOf(nights)
  const first = roomStart[firstRow]!
  const end = roomStart[firstRow + count]!
  const arrival = offsets[0]!
  const before = totalOffsets[0]!
  const after = totalOffsets[nights]!
  for (let room = first; room < end; room++) {
    const word = roomWord[room]!
    const sum = (priceTotals[after + room]! - priceTotals[before + room]!) & totalMask
    const price = sum * shares[word >>> kindShift]! + refusals[states[arrival + room]! & stayBits]!
    const hotel = (word - firstRow) & hotelMask
    const held = best[hotel]!
    best[hotel] = held + (price - held) * Number(price < held)
  }
}

const refusals: Float64Array[] = []

/** By run and minimum stay: 0 where a stay of so many nights may begin, otherwise no room. */
function refusalsOf(nights: number): Float64Array {
  return (refusals[nights] ??= Float64Array.from({ length: STAY_BITS + 1 }, (_, bits) =>
    (bits & FIVE_BITS) >= nights && bits >> MINIMUM_SHIFT <= nights ? 0 : NO_ROOM,
  ))
}
