/**
 * What one room costs in each hotel of a block of neighbours: the inner loop of most searches.
 *
 * It runs over the room types of all hotels at once, night by night, and prices also those that are
 * not free. That is more arithmetic and far fewer guesses: which of them is free, fits or is the
 * cheapest no processor can foresee, and a wrong guess costs as much as seven nights.
 */
import { FIVE_BITS, MINIMUM_SHIFT } from './day-cells.ts'
import { CONTROL, type EngineColumns } from './engine-columns.ts'
import { type HotelBlock, nightlySum, roomsLeft } from './stay-prices.ts'
import type { StayWindow } from './stay-window.ts'

const WEEK = 7

/** Stands for "no room"; no price comes near it. */
const NO_ROOM = 1e300

/** Grown when a block has more room types than any before. */
let sums = new Int32Array(0)
let prices = new Float64Array(0)

/** Whether the hotels stand together and most of them are to be priced. */
export function isDense({ rows, count, failures }: HotelBlock): boolean {
  if (count === 0 || rows[count - 1]! - rows[0]! !== count - 1) return false
  let left = 0
  for (let at = 0; at < count; at++) left += Number(failures[at]! >= 0)
  return left * 2 > count
}

export function priceDensely(
  columns: EngineColumns,
  window: StayWindow,
  permille: Int32Array,
  { rows, count, failures, roomPrices }: HotelBlock,
): void {
  const { roomStart } = columns
  const first = roomStart[rows[0]!]!
  const rooms = roomStart[rows[count - 1]! + 1]! - first
  if (rooms > sums.length) {
    sums = new Int32Array(rooms)
    prices = new Float64Array(rooms)
  }
  if (window.nights === WEEK) priceWeek(columns, window, permille, first, rooms)
  else {
    addNights(columns, window, first, rooms)
    priceSums(columns, window, permille, first, rooms)
  }
  if (columns.control[CONTROL.wideRowsUsed]! > 0)
    priceWideRooms(columns, window, permille, first, rooms)
  for (let at = 0; at < count; at++) {
    const end = roomStart[rows[at]! + 1]! - first
    let best = NO_ROOM
    for (let room = roomStart[rows[at]!]! - first; room < end; room++)
      best = Math.min(best, prices[room]!)
    roomPrices[at] = best >= NO_ROOM || failures[at]! < 0 ? 0 : best
  }
}

/** Three nights in one walk, so that each sum is touched less often. */
function addNights(
  { prices: cells }: EngineColumns,
  { offsets, nights }: StayWindow,
  first: number,
  rooms: number,
): void {
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
  permille: Int32Array,
  first: number,
  rooms: number,
): void {
  const { states, profile, priceUnit, prices: cells } = columns
  const { offsets } = window
  const one = offsets[0]! + first
  const two = offsets[1]! + first
  const three = offsets[2]! + first
  const four = offsets[3]! + first
  const five = offsets[4]! + first
  const six = offsets[5]! + first
  const seven = offsets[6]! + first
  const into = prices
  for (let at = 0; at < rooms; at++) {
    const sum =
      cells[one + at]! +
      cells[two + at]! +
      cells[three + at]! +
      cells[four + at]! +
      cells[five + at]! +
      cells[six + at]! +
      cells[seven + at]!
    const share = permille[profile[first + at]!]!
    into[at] = priceOf(states[one + at]!, WEEK, sum, share, priceUnit[first + at]!)
  }
}

/** After `addNights`, for stays of any length. */
function priceSums(
  columns: EngineColumns,
  window: StayWindow,
  permille: Int32Array,
  first: number,
  rooms: number,
): void {
  const { states, profile, priceUnit } = columns
  const { nights } = window
  const checkIn = window.offsets[0]! + first
  const into = prices
  const added = sums
  for (let at = 0; at < rooms; at++) {
    const share = permille[profile[first + at]!]!
    into[at] = priceOf(states[checkIn + at]!, nights, added[at]!, share, priceUnit[first + at]!)
  }
}

/** The sign bit of any of the four differences says that the room is not to be had. */
function priceOf(cell: number, nights: number, sum: number, share: number, unit: number): number {
  const isOut =
    (((cell & FIVE_BITS) - nights) |
      (nights - ((cell >> MINIMUM_SHIFT) & FIVE_BITS)) |
      (share - 1) |
      (sum - 1)) >>>
    31
  return sum * unit * share + isOut * NO_ROOM
}

/** Rare: the prices of such room types are not in the cells. */
function priceWideRooms(
  columns: EngineColumns,
  window: StayWindow,
  permille: Int32Array,
  first: number,
  rooms: number,
): void {
  const { priceUnit, profile } = columns
  for (let at = 0; at < rooms; at++) {
    if (priceUnit[first + at]! > 0) continue
    const isFree = roomsLeft(columns, window, first + at) > 0
    const share = isFree ? permille[profile[first + at]!]! : 0
    prices[at] = nightlySum(columns, window, first + at) * share || NO_ROOM
  }
}
