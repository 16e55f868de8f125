import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { clearRows, countShared, emptyRowBits, hasRow, sparseRowBits } from './row-bits.ts'

const ROWS = 200
const someRows = fc
  .uniqueArray(fc.integer({ min: 0, max: ROWS - 1 }))
  .map((rows) => Int32Array.from(rows).toSorted())

function bitsOf(rows: Int32Array) {
  const bits = emptyRowBits(ROWS)
  for (const row of rows) bits[row >> 5]! |= 1 << (row & 31)
  return bits
}

test('two sets share the rows that are in both', () => {
  fc.assert(
    fc.property(someRows, someRows, (one, other) => {
      const shared = one.filter((row) => other.includes(row)).length
      expect(countShared(bitsOf(one), sparseRowBits(other))).toBe(shared)
    }),
  )
})

test('a set tells its rows, and loses them when they are cleared', () => {
  const bits = bitsOf(Int32Array.of(0, 31, 32, 64, 199))
  expect([0, 31, 32, 33, 64, 198, 199].filter((row) => hasRow(bits, row))).toEqual([
    0, 31, 32, 64, 199,
  ])
  clearRows(bits, 31, 40)
  expect([0, 31, 32, 64, 199].filter((row) => hasRow(bits, row))).toEqual([64, 199])
})
