import { expect, test } from 'vitest'
import type { FacetKey, FacetValues } from './facets.ts'
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
  ['codes', '4,5', false],
  ['codes', 'x'.repeat(101), false],
  ['price-ranges', '50-100', true],
  ['price-ranges', '300-', true],
  ['price-ranges', '100-50', false],
  ['price-ranges', 'cheap', false],
  ['text', 'Ritz, Madrid', true],
  ['text', '  ', false],
  ['text', 'mar\u0000', false],
  ['flag', '1', true],
  ['flag', 'yes', false],
])('among %s, "%s" is a value: %s', (values, value, isValue) =>
  expect(isFacetValue({ values }, value)).toBe(isValue),
)

test.each<[FacetKey, known: string, unknown: string]>([
  ['categories', '1 5E HO2 APT3 APT OT', '6 4e XX constructor'],
  ['supplements', 'FF EN', 'ff ZZ toString'],
  ['ratingRanges', '9 8.5 0', '10 8.6'],
  ['boards', 'sa ot', 'XX HD toString'],
  ['segments', 'FAM PET', 'ZZ fam'],
  ['services', '1 18', '2 999'],
  ['chains', '7 999999', 'XX -7 1.5 __proto__ constructor'],
  ['hotels', '1157283841', 'toString 1e9'],
  ['locations', '3128760', '__proto__'],
  ['pointsOfInterest', '7', 'hasOwnProperty'],
])('of %s, "%s" are known and "%s" are not', (key, known, unknown) => {
  const isValue = (code: string) => isFacetValue(FACETS[key], code)
  const all = [known, unknown].flatMap((codes) => codes.split(' '))
  expect(all.filter(isValue)).toEqual(known.split(' '))
})

test('a flag is 1, and lists and values end somewhere', () => {
  expect([FLAG_SET, MAX_VALUES, MAX_VALUE_LENGTH]).toEqual(['1', 200, 100])
})
