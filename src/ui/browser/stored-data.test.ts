import { expect, test } from 'vitest'
import { STORED_CACHE_MS } from '../rules/stored-data.ts'
import { storedDataIn } from './stored-data.ts'

test('what is kept is recalled for a day unless said otherwise', () => {
  const { stored, wait } = storage()
  stored.keep('search', { nights: 2 })
  stored.keep('short', 'soon gone', 1_000)
  expect([stored.recall('search'), stored.recall('short')]).toEqual([{ nights: 2 }, 'soon gone'])
  wait(1_000)
  expect([stored.recall('search'), stored.recall('short')]).toEqual([{ nights: 2 }, undefined])
  wait(STORED_CACHE_MS - 1_000)
  expect(stored.recall('search')).toBeUndefined()
})

test('what is forgotten, and what never was, is not there', () => {
  const { stored } = storage()
  stored.keep('search', 1)
  stored.forget('search')
  expect([stored.recall('search'), stored.recall('other')]).toEqual([undefined, undefined])
})

test.each(['', 'null', '{', '[]', '{"value":1}', '{"value":1,"expiresAt":"x"}'])(
  'somebody else wrote %j',
  (written) => {
    const { stored, entries } = storage()
    entries.set('alisio:search', written)
    expect(stored.recall('search')).toBeUndefined()
  },
)

test('forbidden storage keeps for as long as the page lives', () => {
  const stored = storedDataIn(() => {
    throw new Error('SecurityError')
  })
  stored.keep('search', 1)
  expect(stored.recall('search')).toBe(1)
  stored.forget('search')
  expect(stored.recall('search')).toBeUndefined()
})

test('full storage gives up our expired entries first, and only those', () => {
  const { stored, entries, wait } = storage(3)
  entries.set('other-program', 'x')
  stored.keep('old', 1, 10)
  stored.keep('fresh', 2)
  wait(10)
  stored.keep('new', 3)
  expect([...entries.keys()]).toEqual(['other-program', 'alisio:fresh', 'alisio:new'])
  stored.keep('too-much', 4)
  expect([stored.recall('fresh'), stored.recall('new'), stored.recall('too-much')]).toEqual([
    2, 3, 4,
  ])
  expect(entries.has('alisio:too-much')).toBe(false)
})

/** A storage with room for so many entries, and a clock that is told to move. */
function storage(room = Infinity) {
  const entries = new Map<string, string>()
  let time = 0
  const store = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem(key: string, value: string) {
      if (!entries.has(key) && entries.size >= room) throw new Error('QuotaExceededError')
      entries.set(key, value)
    },
    removeItem: (key: string) => void entries.delete(key),
    key: (index: number) => [...entries.keys()][index] ?? null,
    get length() {
      return entries.size
    },
  }
  const stored = storedDataIn(
    () => store,
    () => time,
  )
  return { stored, entries, wait: (ms: number) => (time += ms) }
}
