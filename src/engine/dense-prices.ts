/**
 * What one room costs in each hotel of a block of neighbours: the inner loop of most searches.
 *
 * It runs over the room types of all hotels at once and prices also those that are not free. That
 * is more arithmetic and no guesses: which of them is free, fits or is the cheapest no processor can
 * foresee, and a wrong guess costs as much as seven nights. For the same reason the smaller of two
 * prices is computed: Math.min guesses too.
 */
import { FIVE_BITS, MINIMUM_SHIFT } from './day-cells.ts'
import type { EngineColumns } from './engine-columns.ts'
import type { HotelBlock } from './hotel-block.ts'
import type { RoomDemand } from './room-demand.ts'
import { NO_ROOM } from './room-kinds.ts'
import { cheapestRoom } from './stay-prices.ts'
import type { StayWindow } from './stay-window.ts'

const WEEK = 7
/** The bits of a day's cell that decide whether a stay may begin there. */
const STAY_BITS = 1_023

/** Grown when a block has more room types than any before. */
let sums = new Int32Array(0)

export function priceDensely(
  columns: EngineColumns,
  window: StayWindow,
  { shares, permilles }: RoomDemand,
  { rows, count, roomPrices }: HotelBlock,
): void {
  const { roomStart } = columns
  const firstRow = rows[0]!
  const first = roomStart[firstRow]!
  const rooms = roomStart[firstRow + count]! - first
  roomPrices.fill(NO_ROOM, 0, count)
  if (window.nights === WEEK)
    priceWeek(columns, window, shares[0]!, roomPrices, first, rooms, firstRow)
  else {
    addNights(columns, window, first, rooms)
    priceSums(columns, window, shares[0]!, roomPrices, first, rooms, firstRow)
  }
  // Rare: a room type without a price, or one whose prices are not in the cells.
  for (let at = 0; at < count; at++)
    if (roomPrices[at] === 0)
      roomPrices[at] = cheapestRoom(columns, window, permilles[0]!, firstRow + at)
}

/** Three nights in one walk, so that each sum is touched less often. */
function addNights(
  { prices: cells }: EngineColumns,
  { offsets, nights }: StayWindow,
  first: number,
  rooms: number,
): void {
  if (rooms > sums.length) sums = new Int32Array(rooms)
  const added = sums
  added.fill(0, 0, rooms)
  let night = 0
  for (; night + 3 <= nights; night += 3) {
    const one = offsets[night]! + first
    const two = offsets[night + 1]! + first
    const three = offsets[night + 2]! + first
    for (let room = 0; room < rooms; room++)
      added[room]! += cells[one + room]! + cells[two + room]! + cells[three + room]!
  }
  for (; night < nights; night++) {
    const one = offsets[night]! + first
    for (let room = 0; room < rooms; room++) added[room]! += cells[one + room]!
  }
}

/** The most common long stay needs no sums in between: one walk adds its nights and prices them. */
function priceWeek(
  columns: EngineColumns,
  window: StayWindow,
  shares: Float64Array,
  best: Float64Array,
  first: number,
  rooms: number,
  firstRow: number,
): void {
  const { states, roomKind, roomHotel, prices: cells } = columns
  const { offsets } = window
  const refusals = refusalsOf(WEEK)
  const one = offsets[0]! + first
  const two = offsets[1]! + first
  const three = offsets[2]! + first
  const four = offsets[3]! + first
  const five = offsets[4]! + first
  const six = offsets[5]! + first
  const seven = offsets[6]! + first
  for (let at = 0; at < rooms; at++) {
    const sum =
      cells[one + at]! +
      cells[two + at]! +
      cells[three + at]! +
      cells[four + at]! +
      cells[five + at]! +
      cells[six + at]! +
      cells[seven + at]!
    const hotel = roomHotel[first + at]! - firstRow
    const price = sum * shares[roomKind[first + at]!]! + refusals[states[one + at]! & STAY_BITS]!
    const held = best[hotel]!
    best[hotel] = held + (price - held) * Number(price < held)
  }
}

/** After `addNights`, for stays of any length. */
function priceSums(
  columns: EngineColumns,
  window: StayWindow,
  shares: Float64Array,
  best: Float64Array,
  first: number,
  rooms: number,
  firstRow: number,
): void {
  const { states, roomKind, roomHotel } = columns
  const refusals = refusalsOf(window.nights)
  const checkIn = window.offsets[0]! + first
  const added = sums
  for (let at = 0; at < rooms; at++) {
    const hotel = roomHotel[first + at]! - firstRow
    const price =
      added[at]! * shares[roomKind[first + at]!]! + refusals[states[checkIn + at]! & STAY_BITS]!
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
