import { expect, test } from 'vitest'
import type { FacetValues } from './facets.ts'
import {
  FACET_KEYS,
  FACETS,
  FLAG_SET,
  isFacetValue,
  MAX_VALUE_LENGTH,
  MAX_VALUES,
  PRE_FILTER_KEYS,
  PRE_FILTERS,
} from './facets.ts'

test('the filter state has the specified names', () => {
  const specified =
    'boards categories ratingRanges locations segments serviceGroup supplements prices id ' +
    'chains providers xclp pois showOnlyCancelFree name'
  const names = FACET_KEYS.map((key) => FACETS[key].name)
  expect(names.toSorted()).toEqual(specified.split(' ').toSorted())
})

test('thirteen groups are shown, in the specified order', () => {
  expect(FACET_KEYS.map((key) => FACETS[key].group).filter(Boolean)).toEqual([
    'accommodation-name',
    'hotel-chain',
    'star-category',
    'destinations',
    'getaways',
    'name-keywords',
    'points-of-interest',
    'price',
    'rating',
    'meals',
    'ideal-for',
    'services',
    'cancellation',
  ])
})

test('no two names are the same, also not between filters and pre-filters', () => {
  const names = [
    ...FACET_KEYS.map((key) => FACETS[key].name),
    ...PRE_FILTER_KEYS.map((key) => PRE_FILTERS[key].name),
    'page',
    'sort',
  ]
  expect(new Set(names).size).toBe(names.length)
})

test.each<[FacetValues, string, boolean]>([
  ['codes', '4', true],
  ['codes', '', false],
  ['codes', 'x'.repeat(101), false],
  ['price-ranges', '50-100', true],
  ['price-ranges', '300-', true],
  ['price-ranges', '100-50', false],
  ['price-ranges', 'cheap', false],
  ['text', 'Ritz, Madrid', true],
  ['text', '  ', false],
  ['flag', '1', true],
  ['flag', 'yes', false],
])('among %s, "%s" is a value: %s', (values, value, isValue) =>
  expect(isFacetValue(values, value)).toBe(isValue),
)

test('a flag is 1, and lists and values end somewhere', () => {
  expect([FLAG_SET, MAX_VALUES, MAX_VALUE_LENGTH]).toEqual(['1', 200, 100])
})
