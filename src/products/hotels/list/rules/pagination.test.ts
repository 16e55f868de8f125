import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { mayChangePage, PAGE_SIZE, paginate } from './list-state.ts'

test.each([
  // total, page, buttons, showing
  [0, 1, '', '0 to 0 of 0'],
  [1, 1, '1', '1 to 1 of 1'],
  [20, 1, '1', '1 to 20 of 20'],
  [21, 2, '1 2', '21 to 21 of 21'],
  [200, 1, '1 2 3 4 5', '1 to 20 of 200'],
  [200, 3, '1 2 3 4 5', '41 to 60 of 200'],
  [200, 4, '2 3 4 5 6', '61 to 80 of 200'],
  [200, 9, '6 7 8 9 10', '161 to 180 of 200'],
  [195, 10, '6 7 8 9 10', '181 to 195 of 195'],
])('%d accommodations, page %d: buttons %s, showing %s', (total, page, buttons, showing) => {
  const shown = paginate(total, page)
  expect(shown.buttons.join(' ')).toBe(buttons)
  expect(`${shown.from} to ${shown.to} of ${shown.total}`).toBe(showing)
})

test.each([
  // page of 10, first, previous, next, last
  [1, null, null, 2, 10],
  [5, 1, 4, 6, 10],
  [10, 1, 9, null, null],
])('page %d leads to first %s, previous %s, next %s, last %s', (page, ...links) => {
  const { first, previous, next, last } = paginate(200, page)
  expect([first, previous, next, last]).toEqual(links)
})

test.each([
  [200, 11, 10, true],
  [200, 99_999, 10, true],
  [200, 0, 1, false],
  [200, -3, 1, false],
  [0, 1, 1, false],
  [0, 2, 1, true],
])('of %d, page %d shows %d; beyond the end: %s', (total, asked, page, isBeyondEnd) =>
  expect(paginate(total, asked)).toMatchObject({ page, isBeyondEnd }),
)

test('the page shown always has a button, and there are never more than five', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 600_000 }), fc.integer(), (total, asked) => {
      const { page, buttons, from, to } = paginate(total, asked)
      expect(buttons).toContain(page)
      expect(buttons.length).toBeLessThanOrEqual(5)
      expect(from <= to && to <= total).toBe(true)
    }),
  )
})

test('a page changes at most once a second', () => {
  expect(mayChangePage(5_000, null)).toBe(true)
  expect(mayChangePage(5_999, 5_000)).toBe(false)
  expect(mayChangePage(6_000, 5_000)).toBe(true)
})

test('a page has 20 hotels', () => expect(PAGE_SIZE).toBe(20))
