import { expect, test } from 'vitest'
import type { Filters, PreFilters } from './filter-state.ts'
import { zeroResultFallback } from './zero-result-fallback.ts'

const counts = { available: 9, preFiltered: 9, matching: 0 }
const chain: Filters = { chains: ['7'] }
const stars: Filters = { categories: ['5'] }

test.each<[string, Filters, string]>([
  ['a chain', chain, 'chain-without-match'],
  ['stars', stars, 'filters-without-match'],
  ['two values of one group', { categories: ['4', '5'] }, 'filters-without-match'],
  ['a chain and stars', { ...chain, ...stars }, 'zero-result-combination'],
])('%s without match shows all', (_, filters, code) =>
  expect(zeroResultFallback(counts, filters, {})).toEqual({ code, showsAll: true }),
)

test.each<[string, PreFilters, string]>([
  ['packages', { supplements: ['FF'] }, 'no-getaway-offer'],
  ['hotels only', { onlyAccommodations: ['1'] }, 'filters-without-match'],
])('asking for %s where there are none shows all', (_, preFilters, code) =>
  expect(zeroResultFallback({ ...counts, preFiltered: 0 }, stars, preFilters)).toEqual({
    code,
    showsAll: true,
  }),
)

test('where nothing is available there is nothing to show instead', () => {
  const none = { available: 0, preFiltered: 0, matching: 0 }
  expect(zeroResultFallback(none, chain, {})).toEqual({ code: '12_904_3', showsAll: false })
  const area = { area: ['1_2_3_4'] }
  expect(zeroResultFallback(none, chain, area)).toEqual({ code: 'empty-area', showsAll: false })
})

test('a match needs no fallback', () => {
  expect(zeroResultFallback({ ...counts, matching: 1 }, chain, {})).toBeNull()
})
