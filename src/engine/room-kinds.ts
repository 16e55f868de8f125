/**
 * What pricing needs of a room type besides its calendar, in one number: its profile and the unit
 * of its prices. What a party pays for one multiple of the unit is then one look into a small
 * table that stays in the fastest cache.
 */
import type { EngineColumns } from './engine-columns.ts'
import { PRICE_UNITS } from './price-cells.ts'

/** Stands for "no room" among prices: no price comes near it, and below it all whole numbers are exact. */
export const NO_ROOM = 2 ** 52

const UNIT_BITS = 4
/** The unit of those whose prices are in the wide table. */
const WIDE = 0

export function roomKind(profile: number, unit: number): number {
  return (profile << UNIT_BITS) | (unit > 0 ? PRICE_UNITS.indexOf(unit) + 1 : WIDE)
}

export function fillRoomKinds({ roomKind: kinds, profile, priceUnit }: EngineColumns): void {
  for (let room = 0; room < kinds.length; room++)
    kinds[room] = roomKind(profile[room]!, priceUnit[room]!)
}

/**
 * From what a party pays in each profile, in thousandths, 0 where it does not fit. A price of 0 from
 * this table means that the wide table must be asked.
 */
export function sharesByKind(permille: Int32Array): Float64Array {
  const shares = new Float64Array(permille.length << UNIT_BITS)
  for (let profile = 0; profile < permille.length; profile++)
    for (let at = 0; at < PRICE_UNITS.length; at++)
      shares[(profile << UNIT_BITS) | (at + 1)] = permille[profile]! * PRICE_UNITS[at]! || NO_ROOM
  return shares
}
