/**
 * How a day's price stands in 16 bits, exactly, and a stay of any length is one subtraction.
 *
 * Hotels ask round prices, so a room type keeps a unit that divides all its prices, and a price is a
 * multiple of it: 129.00 € in cents with a unit of 100 is 129. Each day holds what the multiples of
 * all days before it add up to, of which only the lowest 16 bits are kept: the difference of two
 * days is still the sum of the nights between them, as long as that sum has 16 bits itself. For how
 * many nights that is sure is the span of a room type: a month where no multiple is above 2,184,
 * otherwise less, and a longer stay is added up span by span.
 *
 * Where not even one multiple fits in 16 bits (odd cents over 655 €), the room type gets a row of
 * full 32-bit prices in the wide table, and its unit is negative: −1 for the first row, −2 for the
 * second.
 *
 * Units and spans are few, so that they and the profile are one small number; see room-words.ts.
 */
import type { MinorUnits } from '../../../../site/money.ts'

export const MAX_MULTIPLE = 65_535
export const PRICE_UNITS = [
  1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 50_000,
]

/** The lowest 16 bits. */
export const TOTAL_MASK = MAX_MULTIPLE
/** In nights, the longest first; the last is for whatever fits a cell at all. */
export const PRICE_SPANS = [30, 14, 7, 1]

export function priceSpan(highestMultiple: number): number {
  return PRICE_SPANS.find((nights) => nights * highestMultiple <= TOTAL_MASK) ?? 1
}

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
  return highest / unit <= MAX_MULTIPLE ? unit : null
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

/**
 * The state of one room type on one day in 16 bits: how many consecutive nights from this one are
 * free, how long a stay that begins here must be at least, and how many rooms are left.
 *
 *   run 0–31 (5 bits) | minimum stay 0–31 (5 bits) | rooms left 0–63 (6 bits)
 *
 * Nothing that a search can ask is lost by these limits: a stay has at most 30 nights, so a run of
 * 31 means "long enough" and a minimum of 31 means "never"; a search asks for at most five rooms.
 * With the run in the cell of the check-in day, the availability of a whole stay is one read.
 */
export const LONGEST_RUN = 31
export const MINIMUM_SHIFT = 5
export const ROOMS_SHIFT = 10
export const FIVE_BITS = 31
/** More rooms of one type are counted as so many. */
const MAX_ROOMS_LEFT = 63

export function dayCell(roomsLeft: number, minimumStay: number, run: number): number {
  const rooms = Math.max(0, Math.min(roomsLeft, MAX_ROOMS_LEFT))
  const minimum = Math.max(0, Math.min(minimumStay, FIVE_BITS))
  return (rooms << ROOMS_SHIFT) | (minimum << MINIMUM_SHIFT) | run
}

export function runOf(cell: number): number {
  return cell & FIVE_BITS
}

export function minimumStayOf(cell: number): number {
  return (cell >> MINIMUM_SHIFT) & FIVE_BITS
}

export function roomsLeftOf(cell: number): number {
  return cell >> ROOMS_SHIFT
}

export function withRun(cell: number, run: number): number {
  return (cell & ~FIVE_BITS) | run
}

/** The run of a night, when that of the night after it is known. */
export function runBefore(cell: number, nextRun: number): number {
  return roomsLeftOf(cell) === 0 ? 0 : Math.min(LONGEST_RUN, nextRun + 1)
}
