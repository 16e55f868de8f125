/** The room types of a hotel that a party can have for a stay. */
import type { CompiledStay } from '../search/compiled-search.ts'
import type { EngineColumns } from '../columns/engine-columns.ts'
import { nightlySum, roomsLeft, roomsLeftWith } from './stay-prices.ts'

export interface FreeType {
  room: number
  left: number
  /** Of its nightly prices. */
  sum: number
}

/** Those in which somebody of the party fits, with rooms left on every night. */
export function freeTypes(
  { columns, stay }: { columns: EngineColumns; stay: CompiledStay },
  row: number,
): FreeType[] {
  const { roomStart, profile, roomTypeId } = columns
  const { demand, window, ownNights } = stay
  const types: FreeType[] = []
  for (let room = roomStart[row]!; room < roomStart[row + 1]!; room++) {
    if (demand.suits[profile[room]!] === 0) continue
    const own = ownNights?.get(roomTypeId[room]!)
    const left = own ? roomsLeftWith(columns, window, room, own) : roomsLeft(columns, window, room)
    const sum = left === 0 ? 0 : nightlySum(columns, window, room)
    if (sum > 0) types.push({ room, left, sum })
  }
  return types
}
