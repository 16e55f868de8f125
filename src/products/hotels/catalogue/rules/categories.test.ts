import { expect, test } from 'vitest'
import { categoryOf } from './categories.ts'

test.each([
  ['1', 'star', 1, 1, 'hotel'],
  ['5', 'star', 5, 5, 'hotel'],
  ['1E', 'star', 1, 1, 'hotel'],
  ['2E', 'star', 2, 2, 'hotel'],
  ['3E', 'star', 3, 3, 'hotel'],
  ['4E', 'star', 4, 4, 'hotel'],
  ['5E', 'star', 5, 5, 'hotel'],
  ['HO1', 'star', 1, 1, 'hostel'],
  ['HO2', 'star', 2, 2, 'hostel'],
  ['APT', 'key', 1, 0, 'apartment'],
  ['APT3', 'key', 3, 3, 'apartment'],
  ['apt', 'key', 1, 0, 'apartment'],
  ['OT', 'none', 0, 0, 'unclassified'],
  ['HO', 'none', 0, 0, 'unclassified'],
  ['0', 'none', 0, 0, 'unclassified'],
  ['9', 'none', 0, 0, 'unclassified'],
  ['', 'none', 0, 0, 'unclassified'],
  ['4 stars', 'none', 0, 0, 'unclassified'],
])('category %s: %s × %d, class %d, %s', (id, symbol, count, grade, kind) =>
  expect(categoryOf(id)).toEqual({ symbol, count, grade, kind }),
)
