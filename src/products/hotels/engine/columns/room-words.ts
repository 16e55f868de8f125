/**
 * What pricing needs of a room type besides its calendar, in one word: its profile, the span and the
 * unit of its prices, and the place of its hotel among a block of neighbours. What a party pays for
 * one multiple of the unit is then one look into a small table that stays in the fastest cache.
 *
 *   profile (16 bits) | span (2) | unit (4) | hotel (10)
 */
import type { EngineColumns } from './engine-columns.ts'
import { BLOCK_HOTELS } from './hotel-block.ts'
import { PRICE_SPANS, PRICE_UNITS } from './price-cells.ts'

/** Stands for "no room" among prices: no price comes near it, and below it all whole numbers are exact. */
export const NO_ROOM = 2 ** 52

/** In the place of a price: the hotel has sheets, and what it costs is told plan by plan. */
export const BY_SHEET = -1

/** The kind of a room type is its word without the hotel. */
export const KIND_SHIFT = 10
export const HOTEL_MASK = BLOCK_HOTELS - 1
const UNIT_BITS = 4
const SPAN_BITS = 2
const PROFILE_SHIFT = SPAN_BITS + UNIT_BITS
/** The unit of those whose prices are in the wide table. */
const WIDE = 0

export function fillRoomWords(columns: EngineColumns): void {
  for (let room = 0; room < columns.roomWord.length; room++) fillRoomWord(columns, room)
}

export function fillRoomWord(
  { roomWord, roomHotel, profile, priceUnit, priceSpan }: EngineColumns,
  room: number,
): void {
  const unit = priceUnit[room]!
  const kind =
    (profile[room]! << PROFILE_SHIFT) |
    (PRICE_SPANS.indexOf(priceSpan[room]!) << UNIT_BITS) |
    (unit > 0 ? PRICE_UNITS.indexOf(unit) + 1 : WIDE)
  roomWord[room] = (kind << KIND_SHIFT) | (roomHotel[room]! & HOTEL_MASK)
}

/**
 * From what a party pays in each profile, in thousandths, 0 where it does not fit. A price of 0 from
 * this table means that one subtraction does not tell the price of so many nights.
 */
export function sharesByKind(permille: Int32Array, nights: number): Float64Array {
  const shares = new Float64Array(permille.length << PROFILE_SHIFT)
  for (let profile = 0; profile < permille.length; profile++)
    for (let span = 0; span < PRICE_SPANS.length && PRICE_SPANS[span]! >= nights; span++)
      for (let at = 0; at < PRICE_UNITS.length; at++)
        shares[(profile << PROFILE_SHIFT) | (span << UNIT_BITS) | (at + 1)] =
          permille[profile]! * PRICE_UNITS[at]! || NO_ROOM
  return shares
}
