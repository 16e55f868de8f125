/**
 * Sets of hotels as bits, a row each. How many hotels two sets share is counted 32 at a time, which
 * is what the options of points of interest need: thousands of hotels around each of twelve points.
 */
const ROWS_PER_WORD = 32

export type RowBits = Int32Array

/** A set of which only the words that are not empty are kept. */
export interface SparseRowBits {
  positions: Int32Array
  words: Int32Array
}

export function emptyRowBits(rows: number): RowBits {
  return new Int32Array(Math.ceil(rows / ROWS_PER_WORD))
}

export function hasRow(bits: RowBits, row: number): boolean {
  return ((bits[row >> 5]! >> (row & 31)) & 1) === 1
}

/** Empties the words of these rows, and so of their neighbours in the first and the last one. */
export function clearRows(bits: RowBits, from: number, to: number): void {
  bits.fill(0, from >> 5, Math.ceil(to / ROWS_PER_WORD))
}

/** Rows must be ascending. */
export function sparseRowBits(rows: Int32Array): SparseRowBits {
  const positions: number[] = []
  const words: number[] = []
  for (const row of rows) {
    if (positions.at(-1) !== row >> 5) {
      positions.push(row >> 5)
      words.push(0)
    }
    words[words.length - 1]! |= 1 << (row & 31)
  }
  return { positions: Int32Array.from(positions), words: Int32Array.from(words) }
}

/** Three words at a time: what they have in each place is a number of two bits, ones and twos. */
export function countShared(bits: RowBits, { positions, words }: SparseRowBits): number {
  const whole = positions.length - (positions.length % 3)
  let count = 0
  for (let at = 0; at < whole; at += 3) {
    const one = bits[positions[at]!]! & words[at]!
    const two = bits[positions[at + 1]!]! & words[at + 1]!
    const three = bits[positions[at + 2]!]! & words[at + 2]!
    const either = one ^ two
    const ones = inFours(either ^ three)
    const twos = inFours((one & two) | (either & three))
    count += sumOfFours((ones + twos + twos) | 0)
  }
  for (let at = whole; at < positions.length; at++)
    count += sumOfFours(inFours(bits[positions[at]!]! & words[at]!))
  return count
}

/** Adds neighbouring bits to pairs, and pairs to eight numbers of four bits, each 4 at most. */
function inFours(word: number): number {
  // As a whole number of 32 bits, which it would not stay by itself.
  const pairs = (word - ((word >>> 1) & 0x55555555)) | 0
  return (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
}

/** Adds fours to bytes, and the bytes by one product. */
function sumOfFours(fours: number): number {
  return Math.imul((fours & 0x0f0f0f0f) + ((fours >>> 4) & 0x0f0f0f0f), 0x01010101) >>> 24
}
