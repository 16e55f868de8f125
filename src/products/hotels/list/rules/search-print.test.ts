import { expect, test } from 'vitest'
import { searchIdOf, searchPrint, writeSearchPrint } from './search-print.ts'

test('a click tells its place in the whole list', () => {
  const print = searchPrint('abc', { page: 3 }, 20, { ids: [17], index: 4 }, 'u1')
  expect(writeSearchPrint(print)).toEqual({
    item_id: '17',
    search_id: 'abc',
    position: '45',
    page_number: '3',
    product_id: '1',
    user_id: 'u1',
  })
})

test('a view of a list tells all of it, and nothing of a visitor whom nobody knows', () => {
  const print = searchPrint('abc', { page: 1 }, 20, { ids: [17, 4, 2_147_483_647], index: 0 })
  const written = writeSearchPrint(print)
  expect([written.item_id, written.position]).toEqual(['17,4,2147483647', '1'])
  expect('user_id' in written).toBe(false)
})

test('a search is the same whoever asks, and another place or day is another', () => {
  const seville = { type: 'city', id: '10' } as const
  const query = 'fecha_entrada=01-02-2027'
  expect(searchIdOf(seville, query)).toMatch(/^[\da-f]{16}$/)
  expect(searchIdOf(seville, query)).toBe(searchIdOf({ ...seville }, query))
  const others = [
    searchIdOf({ type: 'city', id: '11' }, query),
    searchIdOf({ type: 'other', id: '10' }, query),
    searchIdOf(seville, 'fecha_entrada=02-02-2027'),
  ]
  expect(new Set([...others, searchIdOf(seville, query)]).size).toBe(4)
})
