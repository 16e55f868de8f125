/**
 * Some hotels on their way through the steps of a search. A thousand of them and what each step
 * leaves for the next stay in the fastest cache.
 */
import { MAX_ROOMS } from '../../../../search/rules/occupancy.ts'

export const BLOCK_HOTELS = 1024

export interface HotelBlock {
  /** Ascending. */
  rows: Int32Array
  count: number
  /** Whether the hotels stand together and most of them are to be priced. */
  isDense: boolean
  /** The filter groups that each hotel fails; negative when it need not be priced. */
  failures: Int32Array
  /** For each hotel as many as there are rooms; the first is NO_ROOM when they cannot be had. */
  roomPrices: Float64Array
  /** Of the cheapest plan for all rooms and nights; NO_ROOM when there is none. */
  totals: Float64Array
}

export function emptyBlock(): HotelBlock {
  return {
    rows: new Int32Array(BLOCK_HOTELS),
    count: 0,
    isDense: false,
    failures: new Int32Array(BLOCK_HOTELS),
    roomPrices: new Float64Array(BLOCK_HOTELS * MAX_ROOMS),
    totals: new Float64Array(BLOCK_HOTELS),
  }
}
