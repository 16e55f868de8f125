import { describe, expect, test } from 'vitest'
import { SUGGESTION_CACHE_MS } from '../rules/suggestions.ts'
import { AnswerCache, ANSWERS_NAME, MAX_KEPT_ANSWERS } from './page-answers.ts'

describe('an answer', () => {
  test.each([
    ['at once', 0, ['Sevilla']],
    ['within a day', SUGGESTION_CACHE_MS - 1, ['Sevilla']],
    ['after a day', SUGGESTION_CACHE_MS, undefined],
    ['when the clock was set back', -1, undefined],
  ])('is looked for %s', (_, later, expected) => {
    const { cache, stored, clock } = newCache()
    cache.put('/sev', ['Sevilla'])
    cache.save()
    clock.now += later
    expect(cache.get('/sev')).toEqual(expected)
    expect(newCache(stored, clock).cache.get('/sev')).toEqual(expected)
  })

  test('takes the place of the oldest when there are too many', () => {
    const { cache, stored } = newCache()
    for (let n = 0; n <= MAX_KEPT_ANSWERS; n++) {
      if (n === MAX_KEPT_ANSWERS) cache.put('/0', 'asked again')
      cache.put(`/${n}`, n)
    }
    cache.save()
    expect([cache.get('/0'), cache.get('/1')]).toEqual(['asked again', undefined])
    expect(stored.get(ANSWERS_NAME)).toHaveLength(MAX_KEPT_ANSWERS)
  })
})

test.each([
  ['a text', 'Sevilla'],
  ['entries of another shape', [null, 1, { address: 1 }]],
  ['an entry without answer', [{ address: '/sev', since: 1000 }]],
])('%s in the store is as good as nothing', (_, value) => {
  const { cache } = newCache(new Map([[ANSWERS_NAME, value]]))
  expect(cache.get('/sev')).toBeUndefined()
  cache.put('/sev', [])
  expect(cache.get('/sev')).toEqual([])
})

function newCache(stored = new Map<string, unknown>(), clock = { now: 1000 }) {
  const store = {
    keep: (name: string, value: unknown) => void stored.set(name, value),
    recall: (name: string) => stored.get(name),
  }
  return { cache: new AnswerCache(store, () => clock.now), stored, clock }
}
