/**
 * What the rooms of a search cost in each hotel of a block before any rate plan: the sum of the
 * nights times what the party pays of it, in thousandths of a minor unit.
 *
 * A rate plan multiplies and adds the same for every room type, and rounding keeps the order, so
 * the cheapest type is the same under every plan and is found here once.
 */
import { readConsistently } from '../columns/calendar-versions.ts'
import {
  FIVE_BITS,
  LONGEST_RUN,
  MINIMUM_SHIFT,
  ROOMS_SHIFT,
  TOTAL_MASK,
  wideRow,
} from '../columns/price-cells.ts'
import { CONTROL, type EngineColumns } from '../columns/engine-columns.ts'
import type { HotelBlock } from '../columns/hotel-block.ts'
import type { RoomDemand } from './free-types.ts'
import { BY_SHEET, HOTEL_MASK, KIND_SHIFT, NO_ROOM } from '../columns/room-words.ts'
import type { Day } from '../../../../site/calendar-day.ts'
import { type Stay, stayNights } from '../../../../site/stay.ts'
import { priceSeveralRooms } from './several-rooms.ts'

export function priceBlock(
  columns: EngineColumns,
  window: StayWindow,
  demand: RoomDemand,
  block: HotelBlock,
): void {
  const { rows, count } = block
  block.isDense = isDense(block)
  if (count === 0) return
  readConsistently(columns, rows[0]!, rows[count - 1]!, () => {
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
function cheapestRoom(
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

// What one room costs in each hotel of a block of neighbours: the inner loop of most searches.
//
// It runs over the room types of all hotels at once and prices also those that are not free. That
// is more arithmetic and no guesses: which of them is free, fits or is the cheapest no processor can
// foresee, and a wrong guess costs as much as a room type. For the same reason the smaller of two
// prices is computed: Math.min guesses too.

/** The bits of a day's cell that decide whether a stay may begin there. */
const STAY_BITS = 1_023

function priceDensely(
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

/** A stay as positions in the large tables. */
type Offsets = Int32Array | Float64Array

export interface StayWindow {
  nights: number
  /** Where the plane of each night begins among states. */
  offsets: Offsets
  /** Where the plane of each night begins among price totals, and that of the day of leaving. */
  totalOffsets: Offsets
  /** The day of the ring of each night, for the wide table. */
  slots: Int32Array
}

/** Null for a stay that the calendars do not cover. */
export function stayWindow(
  { control }: Pick<EngineColumns, 'control'>,
  stay: Stay,
): StayWindow | null {
  const nights = stayNights(stay)
  const firstDay = Atomics.load(control, CONTROL.firstDay)
  const days = control[CONTROL.days]!
  if (!Number.isInteger(nights) || nights < 1 || nights >= LONGEST_RUN) return null
  if (stay.checkIn < firstDay || stay.checkOut > firstDay + days) return null
  const stride = control[CONTROL.stride]!
  return {
    nights,
    offsets: planesOf(stay.checkIn, nights, days, stride),
    totalOffsets: planesOf(stay.checkIn, nights + 1, days + 1, stride),
    slots: Int32Array.from({ length: nights }, (_, night) => (stay.checkIn + night) % days),
  }
}

function planesOf(firstDay: Day, days: number, planes: number, stride: number): Offsets {
  // Beyond two billion cells an offset no longer fits 32 bits.
  const offsets = stride * planes <= 0x7fffffff ? new Int32Array(days) : new Float64Array(days)
  for (let day = 0; day < days; day++) offsets[day] = ((firstDay + day) % planes) * stride
  return offsets
}
