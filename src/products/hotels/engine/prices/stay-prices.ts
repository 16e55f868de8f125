/**
 * What the rooms of a search cost in each hotel of a block before any rate plan: the sum of the
 * nights times what the party pays of it, in thousandths of a minor unit.
 *
 * A rate plan multiplies and adds the same for every room type, and rounding keeps the order, so
 * the cheapest type is the same under every plan and is found here once.
 */
import { readSteadily } from '../columns/calendar-versions.ts'
import { FIVE_BITS, MINIMUM_SHIFT, ROOMS_SHIFT } from '../columns/day-cells.ts'
import { priceDensely } from './dense-prices.ts'
import { CONTROL, type EngineColumns } from '../columns/engine-columns.ts'
import type { HotelBlock } from '../columns/hotel-block.ts'
import { TOTAL_MASK, wideRow } from '../columns/price-cells.ts'
import type { RoomDemand } from './room-demand.ts'
import { BY_SHEET, NO_ROOM } from '../columns/room-words.ts'
import { priceSeveralRooms } from './several-rooms.ts'
import type { StayWindow } from './stay-window.ts'

export function priceBlock(
  columns: EngineColumns,
  window: StayWindow,
  demand: RoomDemand,
  block: HotelBlock,
): void {
  const { rows, count } = block
  block.isDense = isDense(block)
  if (count === 0) return
  readSteadily(columns, rows[0]!, rows[count - 1]!, () => {
    if (demand.rooms > 1) priceSeveralRooms(columns, window, demand, block)
    else if (block.isDense) priceDensely(columns, window, demand, block)
    else priceOneByOne(columns, window, demand.permilles[0]!, block)
  })
  if (columns.sheets.length > 0) markSheets(columns, demand, block)
}

function markSheets(
  { hasSheets }: EngineColumns,
  { rooms }: RoomDemand,
  { rows, count, failures, roomPrices }: HotelBlock,
): void {
  for (let at = 0; at < count; at++)
    if (hasSheets[rows[at]!] === 1 && failures[at]! >= 0) roomPrices[at * rooms] = BY_SHEET
}

/** The prices of all nights added; whether they are free has been checked. */
export function nightlySum(columns: EngineColumns, window: StayWindow, room: number): number {
  const { priceTotals, priceUnit, priceSpan, widePrices } = columns
  const { totalOffsets, slots, nights } = window
  const unit = priceUnit[room]!
  let sum = 0
  if (unit > 0) {
    const span = priceSpan[room]!
    for (let night = 0, end = 0; night < nights; night = end) {
      end = Math.min(night + span, nights)
      sum +=
        (priceTotals[totalOffsets[end]! + room]! - priceTotals[totalOffsets[night]! + room]!) &
        TOTAL_MASK
    }
    return sum * unit
  }
  const first = wideRow(unit) * columns.control[CONTROL.days]!
  for (let night = 0; night < nights; night++) sum += widePrices[first + slots[night]!]!
  return sum
}

/** How many rooms of a type are left on every night; 0 also when the stay is too short. */
export function roomsLeft({ states }: EngineColumns, window: StayWindow, room: number): number {
  const { offsets, nights } = window
  const cell = states[offsets[0]! + room]!
  if ((cell & FIVE_BITS) < nights || ((cell >> MINIMUM_SHIFT) & FIVE_BITS) > nights) return 0
  let least = cell >> ROOMS_SHIFT
  for (let night = 1; night < nights; night++)
    least = Math.min(least, states[offsets[night]! + room]! >> ROOMS_SHIFT)
  return least
}

/** The same for a visitor whose own cart keeps some of the rooms of each night. */
export function roomsLeftWith(
  { states }: EngineColumns,
  { offsets, nights }: StayWindow,
  room: number,
  own: Uint8Array,
): number {
  if (((states[offsets[0]! + room]! >> MINIMUM_SHIFT) & FIVE_BITS) > nights) return 0
  let least = Infinity
  for (let night = 0; night < nights; night++)
    least = Math.min(least, (states[offsets[night]! + room]! >> ROOMS_SHIFT) + own[night]!)
  return least
}

/** The price of the cheapest room type of a hotel. */
export function cheapestRoom(
  columns: EngineColumns,
  window: StayWindow,
  permille: Int32Array,
  row: number,
): number {
  const { states, profile, roomStart } = columns
  const { offsets, nights } = window
  const first = offsets[0]!
  const end = roomStart[row + 1]!
  let best = NO_ROOM
  for (let room = roomStart[row]!; room < end; room++) {
    const cell = states[first + room]!
    if ((cell & FIVE_BITS) < nights || ((cell >> MINIMUM_SHIFT) & FIVE_BITS) > nights) continue
    const share = permille[profile[room]!]!
    if (share === 0) continue
    const price = nightlySum(columns, window, room) * share
    if (price > 0 && price < best) best = price
  }
  return best
}

/** For few hotels or scattered ones. */
function priceOneByOne(
  columns: EngineColumns,
  window: StayWindow,
  permille: Int32Array,
  { rows, count, failures, roomPrices }: HotelBlock,
): void {
  for (let at = 0; at < count; at++)
    roomPrices[at] =
      failures[at]! < 0 ? NO_ROOM : cheapestRoom(columns, window, permille, rows[at]!)
}

export function isDense(block: HotelBlock): boolean {
  const { count, failures } = block
  if (!standTogether(block)) return false
  let left = 0
  for (let at = 0; at < count; at++) left += Number(failures[at]! >= 0)
  return left * 2 > count
}

export function standTogether({ rows, count }: HotelBlock): boolean {
  return count > 0 && rows[count - 1] === rows[0]! + count - 1
}
