import { expect, test } from 'vitest'
import type { Filters } from './filter-state.ts'
import type { SortContext, SortOrder } from './sort-orders.ts'
import {
  DEFAULT_SORT,
  isDistanceAllowed,
  isSortOrder,
  sortBar,
  sortInForce,
} from './sort-orders.ts'

const city: SortContext = { destinationLevel: 4, hasCoast: false, filters: {} }
const country: SortContext = { ...city, destinationLevel: 2 }

test.each<[number, boolean, Filters, boolean]>([
  [3, false, {}, false],
  [4, false, {}, true],
  [5, false, {}, true],
  [4, true, {}, false],
  [2, false, { locations: ['9'] }, true],
  [2, false, { pointsOfInterest: ['9'] }, true],
  [4, true, { pointsOfInterest: ['9'] }, true],
  [2, false, { categories: ['4'] }, false],
])('level %d, coast %s, filters %j: distance allowed %s', (level, hasCoast, filters, allowed) =>
  expect(isDistanceAllowed({ destinationLevel: level, hasCoast, filters })).toBe(allowed),
)

test('only distance falls back to the default', () => {
  expect(DEFAULT_SORT).toBe('recommended')
  expect(sortInForce('distance', country)).toBe('recommended')
  expect(sortInForce('distance', city)).toBe('distance')
  expect(sortInForce('price', country)).toBe('price')
})

/** The active order stands in brackets; the menu follows the bar. */
test.each<[SortOrder, SortContext, string]>([
  ['recommended', city, '[recommended] rating popularity | price distance'],
  ['rating', city, 'recommended [rating] popularity | price distance'],
  ['price', country, 'recommended rating popularity | [price]'],
  ['distance', country, '[recommended] rating popularity | price'],
])('sorted by %s', (asked, context, expected) => {
  const { row, menu } = sortBar(asked, context)
  const written = [row, menu].map((buttons) =>
    buttons.map(({ order, isActive }) => (isActive ? `[${order}]` : order)).join(' '),
  )
  expect(written.join(' | ')).toBe(expected)
})

test('other words are no sort order', () => {
  for (const name of ['', 'toString', 'Price']) expect(isSortOrder(name)).toBe(false)
})
