import { describe, expect, test } from 'vitest'
import { storedDataIn } from '../../../../../ui/browser/stored-data.ts'
import { sessionCacheIn } from './map-call.ts'

/** A store as browsers have one, in memory. */
function memoryStore() {
  const entries = new Map<string, string>()
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
    key: (at: number) => [...entries.keys()][at] ?? null,
    get length() {
      return entries.size
    },
  }
}

describe('answers of the map', () => {
  test('are known again for five minutes', () => {
    const store = memoryStore()
    let now = 0
    const cache = sessionCacheIn(
      storedDataIn(
        () => store,
        () => now,
      ),
    )
    cache.keep('/a', { total: 3 })
    expect(cache.recall('/a')).toEqual({ total: 3 })
    now = 300_000
    expect(cache.recall('/a')).toBeUndefined()
  })

  test('are only so many', () => {
    const store = memoryStore()
    const cache = sessionCacheIn(storedDataIn(() => store))
    for (let at = 0; at < 40; at++) cache.keep(`/${at}`, at)
    expect(store.entries.size).toBe(13)
    expect([cache.recall('/0'), cache.recall('/39')]).toEqual([undefined, 39])
  })

  test('that are too large are not kept', () => {
    const store = memoryStore()
    sessionCacheIn(storedDataIn(() => store)).keep('/a', 'x'.repeat(1_000_000))
    expect(store.entries.size).toBe(0)
  })

  test('do without a store that is forbidden', () => {
    const cache = sessionCacheIn(
      storedDataIn(() => {
        throw new Error('forbidden')
      }),
    )
    cache.keep('/a', 1)
    expect(cache.recall('/a')).toBe(1)
  })
})
