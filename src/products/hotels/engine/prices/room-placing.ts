/** Who sleeps where in one hotel, as cheaply as it can be had: the price of each room of a search. */
import { MAX_ROOMS } from '../../../../search/rules/occupancy.ts'
import type { EngineColumns } from '../columns/engine-columns.ts'
import { RoomAssignment } from './room-assignment.ts'
import type { RoomDemand } from './room-demand.ts'
import { NO_ROOM } from '../columns/room-words.ts'

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
export function placeAlike(
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

export function placeEach(
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
