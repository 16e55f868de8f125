/**
 * How a day's price stands in 16 bits, exactly.
 *
 * Hotels ask round prices, so a room type keeps a unit that divides all its prices and each day
 * holds a multiple of it: 129.00 € in cents with a unit of 100 is 129. The sum over a stay adds the
 * multiples and is multiplied once. Where the multiples do not fit in 16 bits (odd cents over
 * 655 €), the room type gets a row of full 32-bit prices in the wide table, and its unit is
 * negative: −1 for the first row, −2 for the second. Compared with an index into a list of distinct
 * prices this costs one byte a day more and saves a second, scattered read for every night.
 *
 * Units are few, so that unit and profile together are one small number; see room-kinds.ts.
 */
import type { MinorUnits } from '../core/money.ts'

export const MOST_MULTIPLE = 65_535
export const PRICE_UNITS = [
  1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000,
]

/** Null when the prices need the wide table. */
export function commonUnit(prices: ArrayLike<MinorUnits>): number | null {
  let divisor = 0
  let highest = 0
  for (let index = 0; index < prices.length; index++) {
    const price = prices[index]!
    divisor = greatestCommonDivisor(divisor, price)
    if (price > highest) highest = price
  }
  if (divisor === 0) return 1
  const unit = PRICE_UNITS.findLast((unit) => divisor % unit === 0)!
  return highest / unit <= MOST_MULTIPLE ? unit : null
}

export function wideRow(unit: number): number {
  return -unit - 1
}

export function unitOfWideRow(row: number): number {
  return -row - 1
}

function greatestCommonDivisor(one: number, other: number): number {
  while (other !== 0) [one, other] = [other, one % other]
  return one
}
