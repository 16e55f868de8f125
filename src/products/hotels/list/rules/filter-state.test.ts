import { expect, test } from 'vitest'
import type { FacetKey } from './facets.ts'
import {
  appliedCount,
  choose,
  differs,
  isGroupHidden,
  isOptionDisabled,
  NO_FILTERS,
  tick,
  untick,
} from './filter-state.ts'
import type { Filters } from './filter-state.ts'

/** Filters are written "categories=4,5 chains=7". */
function filters(written: string): Filters {
  const groups = written.split(' ').filter(Boolean)
  return Object.fromEntries(
    groups.map((group) => [group.split('=')[0], group.split('=')[1]!.split(',')]),
  )
}

test.each<[string, FacetKey, string, string]>([
  ['', 'categories', '4', 'categories=4'],
  ['categories=4', 'categories', '5', 'categories=4,5'],
  ['categories=4', 'categories', '4', 'categories=4'],
  ['categories=4', 'chains', '7', 'categories=4 chains=7'],
  ['name=ritz', 'name', 'palace', 'name=palace'],
  ['freeCancellation=1', 'freeCancellation', '1', 'freeCancellation=1'],
])('from "%s", ticking %s %s gives "%s"', (before, key, value, after) =>
  expect(tick(filters(before), key, value)).toEqual(filters(after)),
)

test.each<[string, FacetKey, string, string]>([
  ['categories=4,5', 'categories', '4', 'categories=5'],
  ['categories=5 chains=7', 'categories', '5', 'chains=7'],
  ['categories=5', 'categories', '5', ''],
  ['categories=5', 'categories', '1', 'categories=5'],
  ['categories=5', 'chains', '7', 'categories=5'],
])('from "%s", unticking %s %s gives "%s"', (before, key, value, after) => {
  const left = untick(filters(before), key, value)
  expect(left).toEqual(filters(after))
  expect(Object.keys(left)).toEqual(Object.keys(filters(after)))
})

test('choosing replaces a group, and choosing nothing removes it', () => {
  expect(choose(filters('prices=0-50'), 'prices', ['40-90', '40-90'])).toEqual(
    filters('prices=40-90'),
  )
  expect(choose(filters('prices=0-50'), 'prices', [])).toEqual(NO_FILTERS)
})

test('a change leaves the old state alone', () => {
  const before = filters('categories=4')
  tick(before, 'categories', '5')
  untick(before, 'categories', '4')
  expect(before).toEqual(filters('categories=4'))
})

test.each([
  ['', 0],
  ['categories=4,4E', 1],
  ['categories=4,4E,5,HO4,APT,APT1', 5],
  ['categories=4 boards=hd,mp name=sol', 4],
])('"%s" are counted as %d', (written, count) => expect(appliedCount(filters(written))).toBe(count))

test.each([
  ['', '', false],
  ['categories=4,5', 'categories=5,4', false],
  ['categories=4', 'categories=4,5', true],
  ['categories=4', 'chains=4', true],
  ['', 'chains=4', true],
])('"%s" differs from "%s": %s', (one, other, expected) => {
  expect(differs(filters(one), filters(other))).toBe(expected)
  expect(differs(filters(other), filters(one))).toBe(expected)
})

test.each([
  [0, false, true],
  [0, true, false],
  [3, false, false],
  [3, true, false],
])('an option of count %d, selected %s, is disabled: %s', (count, isSelected, disabled) =>
  expect(isOptionDisabled(count, isSelected)).toBe(disabled),
)

test('a group without options is hidden', () => {
  expect([0, 1, 2].map(isGroupHidden)).toEqual([true, false, false])
})
