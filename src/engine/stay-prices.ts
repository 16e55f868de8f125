/**
 * What the rooms of a search cost in each hotel of a block before any rate plan: the sum of the
 * nights times what the party pays of it, in thousandths of a minor unit; 0 when there is no room.
 *
 * A rate plan multiplies and adds the same for every room type, and rounding keeps the order, so
 * the cheapest type is the same under every plan and is found here once.
 */
import { MAX_ROOMS } from '../core/occupancy.ts'
import { FIVE_BITS, MINIMUM_SHIFT, ROOMS_SHIFT } from './day-cells.ts'
import { isDense, priceDensely } from './dense-prices.ts'
import type { EngineColumns } from './engine-columns.ts'
import { wideRow } from './price-cells.ts'
import { RoomAssignment } from './room-assignment.ts'
import type { RoomDemand } from './room-demand.ts'
import type { StayWindow } from './stay-window.ts'

export interface HotelBlock {
  rows: Int32Array
  count: number
  /** The filter groups that each hotel fails; negative when it need not be priced. */
  failures: Int32Array
  /** For each hotel as many as there are rooms. */
  roomPrices: Float64Array
}

export function priceBlock(
  columns: EngineColumns,
  window: StayWindow,
  demand: RoomDemand,
  block: HotelBlock,
): void {
  if (demand.rooms > 1) priceSeveralRooms(columns, window, demand, block)
  else if (isDense(block)) priceDensely(columns, window, demand.permilles[0]!, block)
  else priceOneRoom(columns, window, demand.permilles[0]!, block)
}

/** The prices of all nights added; whether they are free has been checked. */
export function nightlySum(columns: EngineColumns, window: StayWindow, room: number): number {
  const { prices, priceUnit, widePrices } = columns
  const { offsets, slots, nights } = window
  const unit = priceUnit[room]!
  let sum = 0
  if (unit > 0) {
    for (let night = 0; night < nights; night++) sum += prices[offsets[night]! + room]!
    return sum * unit
  }
  const first = wideRow(unit) * columns.control[1]!
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

/** For few hotels or scattered ones. */
function priceOneRoom(
  columns: EngineColumns,
  window: StayWindow,
  permille: Int32Array,
  { rows, count, failures, roomPrices }: HotelBlock,
): void {
  const { states, prices, profile, priceUnit, roomStart } = columns
  const { offsets, nights } = window
  const first = offsets[0]!
  for (let at = 0; at < count; at++) {
    let best = 0
    if (failures[at]! >= 0) {
      const row = rows[at]!
      const end = roomStart[row + 1]!
      for (let room = roomStart[row]!; room < end; room++) {
        const cell = states[first + room]!
        if ((cell & FIVE_BITS) < nights || ((cell >> MINIMUM_SHIFT) & FIVE_BITS) > nights) continue
        const share = permille[profile[room]!]!
        if (share === 0) continue
        const unit = priceUnit[room]!
        let sum = 0
        if (unit > 0) {
          for (let night = 0; night < nights; night++) sum += prices[offsets[night]! + room]!
          sum *= unit
        } else sum = nightlySum(columns, window, room)
        const price = sum * share
        if (price > 0 && (best === 0 || price < best)) best = price
      }
    }
    roomPrices[at] = best
  }
}

const assignment = new RoomAssignment()
/** Grown when a hotel has more room types than any before. */
let costs = new Float64Array(MAX_ROOMS * 8)
let left = new Int32Array(8)

function priceSeveralRooms(
  columns: EngineColumns,
  window: StayWindow,
  demand: RoomDemand,
  { rows, count, failures, roomPrices }: HotelBlock,
): void {
  const { rooms } = demand
  for (let at = 0; at < count; at++) {
    const base = at * rooms
    roomPrices[base] = 0
    if (failures[at]! < 0) continue
    const types = freeTypes(columns, window, demand, rows[at]!)
    if (types === 0) continue
    if (
      !takeCheapest(rooms, types, roomPrices, base) &&
      assignment.solve(costs, left, rooms, types)
    )
      for (let room = 0; room < rooms; room++)
        roomPrices[base + room] = costs[room * types + assignment.types[room]!]!
  }
}

/** Fills `costs` and `left` with the types that are free and fit someone; 0 when they are too few. */
function freeTypes(
  columns: EngineColumns,
  window: StayWindow,
  { rooms, tableOf, permilles, suits }: RoomDemand,
  row: number,
): number {
  const { states, profile, roomStart } = columns
  const { nights, offsets } = window
  const first = roomStart[row]!
  const end = roomStart[row + 1]!
  let total = 0
  if (end - first > left.length) {
    left = new Int32Array(end - first)
    costs = new Float64Array(MAX_ROOMS * (end - first))
  }
  // The first night alone rules out most hotels that are too small.
  for (let room = first; room < end; room++) {
    const cell = states[offsets[0]! + room]!
    const isFree =
      (cell & FIVE_BITS) >= nights &&
      ((cell >> MINIMUM_SHIFT) & FIVE_BITS) <= nights &&
      suits[profile[room]!] === 1
    left[room - first] = isFree ? Math.min(rooms, cell >> ROOMS_SHIFT) : 0
    total += left[room - first]!
  }
  if (total < rooms) return 0
  let types = 0
  for (let room = first; room < end; room++) {
    let least = left[room - first]!
    if (least === 0) continue
    for (let night = 1; night < nights; night++) {
      const free = states[offsets[night]! + room]! >> ROOMS_SHIFT
      if (free < least) least = free
    }
    total += least - left[room - first]!
    left[room - first] = least
    if (least > 0) types++
  }
  if (total < rooms) return 0
  let type = 0
  for (let room = first; room < end; room++) {
    const free = left[room - first]!
    if (free === 0) continue
    const sum = nightlySum(columns, window, room)
    for (let asked = 0; asked < rooms; asked++) {
      const price = sum * permilles[tableOf[asked]!]![profile[room]!]!
      costs[asked * types + type] = price > 0 ? price : Infinity
    }
    left[type++] = free
  }
  return types
}

/** Every room in its own cheapest type: the answer whenever no type runs out by it. */
function takeCheapest(
  rooms: number,
  types: number,
  roomPrices: Float64Array,
  base: number,
): boolean {
  let isEnough = true
  for (let room = 0; room < rooms; room++) {
    let cheapest = 0
    for (let type = 1; type < types; type++)
      if (costs[room * types + type]! < costs[room * types + cheapest]!) cheapest = type
    const price = costs[room * types + cheapest]!
    if (price === Infinity) isEnough = false
    taken[room] = cheapest
    roomPrices[base + room] = price
    if (left[cheapest]!-- <= 0) isEnough = false
  }
  for (let room = 0; room < rooms; room++) left[taken[room]!]!++
  if (!isEnough) roomPrices[base] = 0
  return isEnough
}

const taken = new Int32Array(MAX_ROOMS)
