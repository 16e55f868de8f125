import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FacetShape, FacetValues } from './facets.ts'
import { FACET_KEYS, FACETS, isSingleValued, PRE_FILTER_KEYS, PRE_FILTERS } from './facets.ts'
import {
  FIRST_LIST,
  pageHash,
  readListState,
  withFilters,
  withPage,
  withPreFilters,
  withSort,
  writeListState,
} from './list-state.ts'
import type { ListState } from './list-state.ts'
import { SORT_ORDERS } from './sort-orders.ts'
import type { SortOrder } from './sort-orders.ts'

function state(changes: Partial<ListState>): ListState {
  return { ...FIRST_LIST, ...changes }
}

test.each<[string, Partial<ListState>]>([
  ['', {}],
  [
    'page=2&sort=rating&categories=4,5',
    { page: 2, sort: 'rating', filters: { categories: ['4', '5'] } },
  ],
  ['prices=0-50,300-', { filters: { prices: ['0-50', '300-'] } }],
  ['name=Ritz%2C%20Madrid', { filters: { name: ['Ritz, Madrid'] } }],
  ['providers=a%26b,c', { filters: { providers: ['a&b', 'c'] } }],
  ['id=7&showOnlyCancelFree=1', { filters: { hotels: ['7'], freeCancellation: ['1'] } }],
  [
    'onlyAccommodations=1&preSupplements=FF',
    { preFilters: { onlyAccommodations: ['1'], supplements: ['FF'] } },
  ],
])('"%s" is written and read', (written, changes) => {
  expect(writeListState(state(changes))).toBe(written)
  expect(readListState(written)).toEqual({ state: state(changes), problems: [] })
})

test.each<[string, string, Partial<ListState>]>([
  ['a hash', '#page=2', { page: 2 }],
  ['a query', '?page=2', { page: 2 }],
  ['boxes without scripts', 'categories=4&categories=5', { filters: { categories: ['4', '5'] } }],
  [
    'a box that stands for two values',
    'categories=4%2C4E&categories=5%2c5E',
    { filters: { categories: ['4', '4E', '5', '5E'] } },
  ],
  ['a list with gaps', 'categories=,4,%2C5,', { filters: { categories: ['4', '5'] } }],
  ['a value twice', 'categories=4,4', { filters: { categories: ['4'] } }],
  ['a text typed into a form', 'name=Ritz,+Madrid', { filters: { name: ['Ritz, Madrid'] } }],
  ['fields left empty', 'name=&page=&categories=&prices=', {}],
  ['fields of the search', 'fecha_entrada=01-02-2027&page=3', { page: 3 }],
  ['no field at all', '&=&==&#', {}],
])('%s can be read', (_, written, changes) =>
  expect(readListState(written)).toEqual({ state: state(changes), problems: [] }),
)

test.each<[string, string, Partial<ListState>]>([
  ['page=0', 'field-unreadable page', {}],
  ['page=-1', 'field-unreadable page', {}],
  ['page=1e3', 'field-unreadable page', {}],
  ['page=99999999', 'field-unreadable page', {}],
  ['page=2&page=3', 'field-repeated page', {}],
  ['sort=toString', 'field-unreadable sort', {}],
  ['name=a&name=b', 'field-repeated name', {}],
  ['categories=%E0%A4%A', 'field-unreadable categories', {}],
  ['categories=4,%', 'field-unreadable categories', { filters: { categories: ['4'] } }],
  [`chains=${'x'.repeat(101)}`, 'field-too-long chains', {}],
  ['prices=cheap,0-50', 'field-unreadable prices', { filters: { prices: ['0-50'] } }],
  ['boards=XX,hd', 'field-unreadable boards', { filters: { boards: ['hd'] } }],
  ['segments=ZZ', 'field-unreadable segments', {}],
  ['serviceGroup=999', 'field-unreadable serviceGroup', {}],
  ['preSupplements=XX', 'field-unreadable preSupplements', {}],
  ['showOnlyCancelFree=yes', 'field-unreadable showOnlyCancelFree', {}],
])('"%s" is reported as %s', (written, expected, changes) => {
  const { state: read, problems } = readListState(written)
  expect(problems.map(({ code, field }) => `${code} ${field}`)).toEqual([expected])
  expect(read).toEqual(state(changes))
})

test('a list of values ends somewhere', () => {
  const { state: read, problems } = readListState(`chains=${Array.from(Array(300).keys()).join()}`)
  expect(read.filters.chains).toHaveLength(200)
  expect(problems).toEqual([{ code: 'field-too-many', field: 'chains', limit: 200 }])
})

test('however many values are wrong, a field is one problem', () => {
  const wrong = Array.from({ length: 50_000 }, () => 'x').join()
  const { state: read, problems } = readListState(
    `categories=4,${wrong}&boards=${wrong}&chains=%,x,1`,
  )
  expect(problems).toEqual([
    { code: 'field-unreadable', field: 'chains' },
    { code: 'field-too-many', field: 'categories', limit: 200 },
    { code: 'field-too-many', field: 'boards', limit: 200 },
  ])
  expect(read).toEqual(state({ filters: { categories: ['4'], chains: ['1'] } }))
})

test('a change of filter, pre-filter or sort begins at page 1', () => {
  const onPageSeven = state({ page: 7 })
  expect(withFilters(onPageSeven, { categories: ['4'] }).page).toBe(1)
  expect(withPreFilters(onPageSeven, {}).page).toBe(1)
  expect(withSort(onPageSeven, 'rating').page).toBe(1)
  expect(withPage(onPageSeven, 8).page).toBe(8)
})

test('a page link names its page and keeps the rest', () => {
  expect(pageHash(FIRST_LIST, 1)).toBe('#page=1')
  expect(pageHash(state({ page: 7, sort: 'rating' }), 8)).toBe('#page=8&sort=rating')
})

test('half a character becomes a whole one', () => {
  const half = state({ filters: { name: ['a\ud800'] } })
  const whole = state({ filters: { name: ['a\ufffd'] } })
  expect(readListState(writeListState(half)).state).toEqual(whole)
  expect(readListState('name=a\ud800').state).toEqual(whole)
})

test('what is written reads back the same', () => {
  fc.assert(
    fc.property(anyState(), (any) => {
      expect(readListState(writeListState(any))).toEqual({ state: any, problems: [] })
    }),
  )
})

test('no string makes the reader throw, and what it read can be written', () => {
  const names = fc.constantFrom('page', 'sort', 'name', 'prices', 'id', 'boards', '__proto__', '')
  const field = fc.tuple(names, fc.string({ unit: 'binary' })).map((pair) => pair.join('='))
  const link = fc
    .array(fc.oneof(field, fc.string()), { maxLength: 5 })
    .map((parts) => parts.join('&'))
  fc.assert(
    fc.property(link, (written) => {
      const { state: read } = readListState(written)
      expect(readListState(writeListState(read)).state).toEqual(read)
    }),
  )
})

function anyState(): fc.Arbitrary<ListState> {
  return fc.record({
    page: fc.integer({ min: 1, max: 9_999_999 }),
    sort: fc.constantFrom(...(Object.keys(SORT_ORDERS) as SortOrder[])),
    preFilters: anyChosen(PRE_FILTER_KEYS, PRE_FILTERS),
    filters: anyChosen(FACET_KEYS, FACETS),
  })
}

function anyChosen<Key extends string>(keys: readonly Key[], table: Record<Key, FacetShape>) {
  const values = Object.fromEntries(keys.map((key) => [key, anyValues(table[key])]))
  return fc.record(values, { requiredKeys: [] }) as fc.Arbitrary<Partial<Record<Key, string[]>>>
}

function anyValues({ values, isKnown }: FacetShape): fc.Arbitrary<string[]> {
  const id = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  const value: Record<FacetValues, fc.Arbitrary<string>> = {
    codes: isKnown
      ? fc.constantFrom(...CODES.filter(isKnown))
      : id.filter((text) => isShort(text) && !text.includes(',')),
    text: fc.string({ unit: 'grapheme', maxLength: 20 }).filter((text) => isShort(text.trim())),
    flag: fc.constant('1'),
    area: fc
      .tuple(fc.integer({ min: -90, max: 0 }), fc.integer({ min: -180, max: 180 }))
      .map(([south, west]) => `${south}_${west}_${south + 1}.25_${-west}`),
    'price-ranges': fc
      .tuple(fc.nat(), fc.option(fc.integer({ min: 1 })))
      .map(([from, width]) => `${from}-${width === null ? '' : from + width}`),
  }
  return fc.uniqueArray(value[values], { minLength: 1, maxLength: isSingleValued(values) ? 1 : 5 })
}

/** Some of every table. */
const CODES = ['4', '4E', 'APT', 'FF', 'DNI', '9', '8.5', 'hd', 'ti', 'FAM', 'GOL', '6', '18']

function isShort(text: string) {
  return text.length > 0 && text.length <= 80
}
