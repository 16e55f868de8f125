import { expect, test } from 'vitest'
import { editedFilters, editedList, type FilterEdit } from './filter-edit.ts'
import { choose, type Filters, tick, untick } from './filter-state.ts'
import { FIRST_LIST } from './list-state.ts'

const failed: Filters = { chains: ['1'], name: ['zzz'] }
const seen = (filters: Filters, showsAll: boolean) => ({
  shown: { filters },
  results: { fallback: showsAll ? { showsAll } : null },
})
const withoutName: FilterEdit = (filters) => untick(filters, 'name', 'zzz')
const fourStars: FilterEdit = (filters) => tick(filters, 'categories', '4')

test.each<[string, FilterEdit, Filters]>([
  ['a tick', fourStars, { categories: ['4'] }],
  ['a tick in the same group', (all) => tick(all, 'chains', '2'), { chains: ['2'] }],
  ['another name', (all) => choose(all, 'name', ['sol']), { name: ['sol'] }],
  ['a whole selection', () => ({ boards: ['hd'] }), { boards: ['hd'] }],
])('%s takes the place of what matched nothing', (_, edit, after) => {
  expect(editedFilters(failed, edit, seen(failed, true))).toEqual(after)
})

test('taking one off leaves the others', () => {
  expect(editedFilters(failed, withoutName, seen(failed, true))).toEqual({ chains: ['1'] })
})

test('what matches, or is on its way, is added to', () => {
  const after = { ...failed, categories: ['4'] }
  expect(editedFilters(failed, fourStars, seen(failed, false))).toEqual(after)
  expect(editedFilters(failed, fourStars, seen({ chains: ['9'] }, true))).toEqual(after)
})

test('a list keeps its order and its part of the map, and begins again', () => {
  const area = ['36.1,-5.2,36.9,-4.1']
  const preFilters = { area, supplements: ['FF'] }
  const state = { ...FIRST_LIST, page: 3, sort: 'price' as const, filters: failed, preFilters }
  expect(editedList(state, fourStars, seen(failed, true))).toEqual({
    page: 1,
    sort: 'price',
    filters: { categories: ['4'] },
    preFilters: { area },
  })
  expect(editedList(state, fourStars, seen(failed, false)).preFilters).toEqual(preFilters)
})
