import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { packStarts, runAt, startOf } from './suggest-columns.ts'

test('starts are the sums of the lengths before, and positions lead back to runs', () => {
  fc.assert(
    fc.property(fc.uint8Array({ min: 1, minLength: 1, maxLength: 100 }), (lengths) => {
      const starts = packStarts(lengths)
      let sum = 0
      for (let run = 0; run < lengths.length; run++) {
        expect(startOf(starts, run)).toBe(sum)
        expect(runAt(starts, sum)).toBe(run)
        sum += lengths[run]!
      }
      expect(startOf(starts, lengths.length)).toBe(sum)
    }),
  )
})
