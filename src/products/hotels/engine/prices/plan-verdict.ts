/** What the plans of each hotel of a block count for, whatever its filters leave of them. */
import { BLOCK_HOTELS } from '../columns/hotel-block.ts'

/** Of a mask of packets; "no packet" is no option. */
export const NO_PACKET_BIT = 1

/** Masks of values, and two flags, by position in the block. */
export const told = {
  boards: new Int32Array(BLOCK_HOTELS),
  providers: new Int32Array(BLOCK_HOTELS),
  packets: new Int32Array(BLOCK_HOTELS),
  offers: new Int32Array(BLOCK_HOTELS),
  free: new Int32Array(BLOCK_HOTELS),
  hasPacket: new Int32Array(BLOCK_HOTELS),
}

export type PlanVerdict = typeof told

export function clearTold(count: number): void {
  for (const masks of Object.values(told)) masks.fill(0, 0, count)
}
