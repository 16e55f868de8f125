import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { countFlags, FLAGS_PER_WORD } from './static-counts.ts'

const each = (count: number) => Int32Array.from({ length: count }, (_, at) => at)

test('every bit is counted as often as words have it', () => {
  const words = fc.array(fc.integer(), { maxLength: 1_000, size: 'max' })
  fc.assert(
    fc.property(words, fc.constantFrom(1 as const, -1 as const), (list, times) => {
      const counts = new Int32Array(FLAGS_PER_WORD + 2)
      countFlags(Int32Array.from(list), each(list.length), 0, list.length, counts, 1, times)
      const expected = Array.from(
        { length: FLAGS_PER_WORD },
        (_, bit) => times * list.filter((word) => (word >>> bit) & 1).length,
      )
      expect(Array.from(counts)).toEqual([0, ...expected, 0].map((count) => count + 0))
    }),
  )
})

test('a thousand words with all bits do not run over', () => {
  const counts = new Int32Array(FLAGS_PER_WORD)
  countFlags(new Int32Array(1_024).fill(-1), each(1_024), 0, 1_024, counts, 0, 1)
  expect(new Set(counts)).toEqual(new Set([1_024]))
})
