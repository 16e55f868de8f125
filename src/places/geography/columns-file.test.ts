import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeColumns, encodeColumns, inputHashOf } from './columns-file.ts'

const KIND = { magic: 'TEST', version: 3 }
const HASH = new Uint8Array(32).fill(7)

test('columns come back as they went in', () => {
  fc.assert(
    fc.property(fc.int32Array(), fc.float32Array(), fc.uint8Array(), (ints, floats, bytes) => {
      const columns = { ints, group: { floats, deeper: { bytes } } }
      expect(decodeColumns(KIND, encodeColumns(KIND, HASH, columns))).toEqual(columns)
    }),
  )
})

test('the hash of the inputs is read without decoding', () => {
  const file = encodeColumns(KIND, HASH, { a: Uint8Array.of(1) })
  expect(inputHashOf(KIND, file)).toEqual(Buffer.from(HASH))
})

test('a file at an odd place in memory is read, too', () => {
  const file = encodeColumns(KIND, HASH, { a: Int32Array.of(1, 2) })
  const shifted = new Uint8Array(file.length + 1)
  shifted.set(file, 1)
  expect(decodeColumns(KIND, shifted.subarray(1))).toEqual({ a: Int32Array.of(1, 2) })
})

test.each([
  ['of another version', (file: Uint8Array) => file.with(4, 9)],
  ['of another kind', (file: Uint8Array) => file.with(0, 88)],
  ['cut short', (file: Uint8Array) => file.slice(0, -8)],
  ['with a spoilt directory', (file: Uint8Array) => file.with(44, 0)],
  ['empty', () => new Uint8Array()],
])('a file %s is refused', (_, spoil) => {
  const file = encodeColumns(KIND, HASH, { a: new Float32Array(20) })
  expect(decodeColumns(KIND, spoil(file))).toBeUndefined()
})
