/**
 * What several rooms cost in each hotel of a block, when a room type may run out.
 *
 * Most hotels are too small for many rooms, and the first night mostly tells. The block is therefore
 * a list of room types, made shorter before each dearer question: how many are left on every night,
 * then what the nights cost, then who sleeps where. Nights are taken one after the other over the
 * whole list, which reads memory in straight lines.
 */
import { FIVE_BITS, MINIMUM_SHIFT, ROOMS_SHIFT, TOTAL_MASK } from '../columns/price-cells.ts'
import type { EngineColumns } from '../columns/engine-columns.ts'
import { BLOCK_HOTELS, type HotelBlock } from '../columns/hotel-block.ts'
import type { RoomDemand } from './free-types.ts'
import { NO_ROOM } from '../columns/room-words.ts'
import { MAX_ROOMS } from '../../../../search/rules/occupancy.ts'
import { RoomAssignment } from './room-assignment.ts'
import { nightlySum, type StayWindow } from './stay-prices.ts'

/** The room types in question, hotel by hotel; grown when a block has more than any before. */
let types = new Int32Array(0)
/** The position of its hotel in the block. */
let owners = new Int32Array(0)
let left = new Int32Array(0)
let sums = new Float64Array(0)
/** Rooms left in each hotel, of all its types together. */
const hotelTotals = new Int32Array(BLOCK_HOTELS)

/** Nights that are read in one walk over the list. */
const NIGHTS_PER_WALK = 4

export function priceSeveralRooms(
  columns: EngineColumns,
  window: StayWindow,
  demand: RoomDemand,
  block: HotelBlock,
): void {
  const { rooms } = demand
  const { count, roomPrices } = block
  for (let at = 0; at < count; at++) roomPrices[at * rooms] = NO_ROOM
  let kept = listTypes(columns, block)
  readArrival(columns, window, demand, kept)
  kept = dropSmallHotels(block, rooms, kept)
  for (let night = 1; night < window.nights; night += NIGHTS_PER_WALK) {
    takeLeast(columns, window, night, kept)
    if (night === 1) kept = dropSmallHotels(block, rooms, kept)
  }
  kept = dropSmallHotels(block, rooms, kept)
  addNights(columns, window, kept)
  const list = { types, left, sums }
  const areAlike = demand.permilles.length === 1
  for (let start = 0, end = 0; start < kept; start = end) {
    const hotel = owners[start]!
    while (end < kept && owners[end] === hotel) end++
    if (areAlike) placeAlike(columns, demand, list, start, end, roomPrices, hotel * rooms)
    else placeEach(columns, demand, list, start, end, roomPrices, hotel * rooms)
  }
}

function listTypes({ roomStart }: EngineColumns, { rows, count, failures }: HotelBlock): number {
  let total = 0
  for (let at = 0; at < count; at++) total += roomStart[rows[at]! + 1]! - roomStart[rows[at]!]!
  if (total > types.length) makeRoom(total)
  let listed = 0
  for (let at = 0; at < count; at++) {
    if (failures[at]! < 0) continue
    const end = roomStart[rows[at]! + 1]!
    for (let room = roomStart[rows[at]!]!; room < end; room++) {
      types[listed] = room
      owners[listed++] = at
    }
  }
  return listed
}

function makeRoom(total: number): void {
  types = new Int32Array(total)
  owners = new Int32Array(total)
  left = new Int32Array(total)
  sums = new Float64Array(total)
}

/** The sign bit of any of the three differences says that a room is not to be had. */
function readArrival(
  { states, profile }: EngineColumns,
  { offsets, nights }: StayWindow,
  { suits }: RoomDemand,
  count: number,
): void {
  // Variables of the module cost more in a loop than its own.
  const [rooms, free] = [types, left]
  const arrival = offsets[0]!
  for (let at = 0; at < count; at++) {
    const cell = states[arrival + rooms[at]!]!
    const isOut =
      ((cell & FIVE_BITS) - nights) |
      (nights - ((cell >> MINIMUM_SHIFT) & FIVE_BITS)) |
      (suits[profile[rooms[at]!]!]! - 1)
    free[at] = (cell >> ROOMS_SHIFT) & ~(isOut >> 31)
  }
}

/** Leaves the types with rooms of the hotels that have enough; the answer is how many. */
function dropSmallHotels({ count }: HotelBlock, needed: number, listed: number): number {
  const [rooms, hotels, free, totals] = [types, owners, left, hotelTotals]
  totals.fill(0, 0, count)
  for (let at = 0; at < listed; at++) totals[hotels[at]!]! += free[at]!
  let kept = 0
  for (let at = 0; at < listed; at++) {
    const hotel = hotels[at]!
    const isKept = Number(free[at]! > 0) & Number(totals[hotel]! >= needed)
    rooms[kept] = rooms[at]!
    free[kept] = free[at]!
    hotels[kept] = hotel
    kept += isKept
  }
  return kept
}

/** The smaller of two is computed, as in stay-prices.ts; a night read twice changes nothing. */
function takeLeast(
  { states }: EngineColumns,
  { offsets, nights }: StayWindow,
  night: number,
  count: number,
): void {
  const [rooms, free] = [types, left]
  const last = nights - 1
  const one = offsets[night]!
  const two = offsets[Math.min(night + 1, last)]!
  const three = offsets[Math.min(night + 2, last)]!
  const four = offsets[Math.min(night + 3, last)]!
  for (let at = 0; at < count; at++) {
    const room = rooms[at]!
    let least = free[at]!
    least = smaller(least, states[one + room]! >> ROOMS_SHIFT)
    least = smaller(least, states[two + room]! >> ROOMS_SHIFT)
    least = smaller(least, states[three + room]! >> ROOMS_SHIFT)
    free[at] = smaller(least, states[four + room]! >> ROOMS_SHIFT)
  }
}

function smaller(one: number, other: number): number {
  const difference = one - other
  return other + (difference & (difference >> 31))
}

function addNights(columns: EngineColumns, window: StayWindow, count: number): void {
  const { priceTotals, priceUnit, priceSpan } = columns
  const { totalOffsets, nights } = window
  const [rooms, added] = [types, sums]
  const before = totalOffsets[0]!
  const after = totalOffsets[nights]!
  for (let at = 0; at < count; at++) {
    const room = rooms[at]!
    const unit = priceUnit[room]!
    const sum = (priceTotals[after + room]! - priceTotals[before + room]!) & TOTAL_MASK
    added[at] =
      unit > 0 && priceSpan[room]! >= nights ? sum * unit : nightlySum(columns, window, room)
  }
}

// Who sleeps where in one hotel, as cheaply as it can be had: the price of each room of a search.

/** The room types of many hotels: their rows, how many of each are left, what their nights cost. */
export interface FreeTypes {
  types: Int32Array
  /** Used up. */
  left: Int32Array
  sums: Float64Array
}

/** Grown when a hotel has more room types than any before. */
let costs = new Float64Array(MAX_ROOMS * 8)
let hotelLeft = new Int32Array(8)
const taken = new Int32Array(MAX_ROOMS)
const assignment = new RoomAssignment()

/** Equal parties: the cheapest type as far as it goes, then the next. */
function placeAlike(
  { profile }: EngineColumns,
  { rooms, permilles }: RoomDemand,
  { types, left, sums }: FreeTypes,
  start: number,
  end: number,
  roomPrices: Float64Array,
  base: number,
): void {
  const permille = permilles[0]!
  for (let at = start; at < end; at++) sums[at]! *= permille[profile[types[at]!]!]!
  for (let placed = 0; placed < rooms;) {
    let cheapest = -1
    let price = NO_ROOM
    for (let at = start; at < end; at++)
      if (sums[at]! < price && left[at]! > 0 && sums[at]! > 0) {
        cheapest = at
        price = sums[at]!
      }
    if (cheapest < 0) {
      roomPrices[base] = NO_ROOM
      return
    }
    const until = Math.min(rooms, placed + left[cheapest]!)
    while (placed < until) roomPrices[base + placed++] = price
    left[cheapest] = 0
  }
}

function placeEach(
  { profile }: EngineColumns,
  { rooms, tableOf, permilles }: RoomDemand,
  { types, left, sums }: FreeTypes,
  start: number,
  end: number,
  roomPrices: Float64Array,
  base: number,
): void {
  const count = end - start
  if (count > hotelLeft.length) {
    hotelLeft = new Int32Array(count)
    costs = new Float64Array(MAX_ROOMS * count)
  }
  for (let at = 0; at < count; at++) {
    hotelLeft[at] = left[start + at]!
    for (let room = 0; room < rooms; room++) {
      const price = sums[start + at]! * permilles[tableOf[room]!]![profile[types[start + at]!]!]!
      costs[room * count + at] = price > 0 ? price : Infinity
    }
  }
  if (takeCheapest(rooms, count, roomPrices, base)) return
  roomPrices[base] = NO_ROOM
  if (assignment.solve(costs, hotelLeft, rooms, count))
    for (let room = 0; room < rooms; room++)
      roomPrices[base + room] = costs[room * count + assignment.types[room]!]!
}

/** Every room in its own cheapest type: the answer whenever no type runs out by it. */
function takeCheapest(
  rooms: number,
  count: number,
  roomPrices: Float64Array,
  base: number,
): boolean {
  let isEnough = true
  for (let room = 0; room < rooms; room++) {
    let cheapest = 0
    for (let type = 1; type < count; type++)
      if (costs[room * count + type]! < costs[room * count + cheapest]!) cheapest = type
    const price = costs[room * count + cheapest]!
    if (price === Infinity) isEnough = false
    taken[room] = cheapest
    roomPrices[base + room] = price
    if (hotelLeft[cheapest]!-- <= 0) isEnough = false
  }
  for (let room = 0; room < rooms; room++) hotelLeft[taken[room]!]!++
  return isEnough
}
