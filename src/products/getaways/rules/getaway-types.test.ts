import { expect, test } from 'vitest'
import { SEGMENTS } from '../../hotels/catalogue/rules/catalogue.ts'
import { GETAWAY_TYPES, isGetawayType, segmentOfGetaway } from './getaway-types.ts'

test('every type is for another kind of hotel', () => {
  const segments = GETAWAY_TYPES.map(segmentOfGetaway)
  expect(new Set(segments).size).toBe(GETAWAY_TYPES.length)
  expect(segments.filter((segment) => !Object.hasOwn(SEGMENTS, segment))).toEqual([])
})

test('only the offered codes are types', () => {
  expect(['beach', 'moon', '', 'constructor'].filter(isGetawayType)).toEqual(['beach'])
})
