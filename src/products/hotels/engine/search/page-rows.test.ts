import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ranked } from './page-rows.ts'

test('a page is the same slice that sorting everything would give', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 1_500 }),
      fc.nat({ max: 1_500 }),
      fc.nat({ max: 30 }),
      (keys, from, length) => {
        const matches = {
          count: keys.length,
          keys: Float64Array.from(keys),
          ids: (at: number) => (at * 7_919) % 104_729,
        }
        const sorted = keys
          .map((_, at) => at)
          .toSorted(
            (one, other) => keys[one]! - keys[other]! || matches.ids(one) - matches.ids(other),
          )
        expect(ranked(matches, from, from + length)).toEqual(sorted.slice(from, from + length))
      },
    ),
  )
})
