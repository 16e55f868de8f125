import { expect, test } from 'vitest'
import { MAX_LATE_ENTRIES } from './late-entries.ts'
import type { SuggestEntry } from './suggest-columns.ts'
import { SuggestIndex } from './suggest-index.ts'

test('a new hotel is found, as typed, with a typo, and with its city', () => {
  const index = madrid()
  expect(index.put(hotel(9, 'Hotel Nuevo Amanecer'))).toBe(true)
  for (const term of ['nuevo', 'amancer', 'amanecer madrid', 'Hotel Nuevo Amanecer'])
    expect(lines(index, term)).toEqual(['Hotel Nuevo Amanecer, Madrid'])
})

test('a renamed hotel is found by its new name only', () => {
  const index = madrid()
  index.put(hotel(2, 'Hotel Poniente'))
  expect(lines(index, 'levante')).toEqual([])
  expect(lines(index, 'poniente')).toEqual(['Hotel Poniente, Madrid'])
  index.put(hotel(2, 'Hotel Levante'))
  expect(lines(index, 'poniente')).toEqual([])
  expect(lines(index, 'levante')).toEqual(['Hotel Levante, Madrid'])
})

test('a hotel that is no longer sold is not offered, whether it was built in or came later', () => {
  const index = madrid()
  index.put(hotel(9, 'Hotel Breve'))
  index.remove('accommodation', 2)
  index.remove('accommodation', 9)
  expect([...lines(index, 'levante'), ...lines(index, 'breve')]).toEqual([])
})

test('a late hotel stands where its popularity puts it', () => {
  const index = madrid()
  index.put({ ...hotel(8, 'Hotel Rara'), weight: 1 })
  index.put({ ...hotel(9, 'Hotel Querida'), weight: 900 })
  const names = index.suggest('hotel', { language: 'es' }).map(({ name }) => name)
  expect(names).toEqual(['Hotel Querida', 'Hotel Levante', 'Hotel Rara'])
})

test('another thread, and a snapshot, see the changes', () => {
  const index = madrid()
  const thread = SuggestIndex.open(index.bytes)!
  expect(lines(thread, 'nuevo')).toEqual([])
  index.put(hotel(9, 'Hotel Nuevo'))
  expect(lines(thread, 'nuevo')).toEqual(['Hotel Nuevo, Madrid'])
  const snapshot = SuggestIndex.open(new Uint8Array(index.bytes))!
  expect(lines(snapshot, 'nuevo')).toEqual(['Hotel Nuevo, Madrid'])
})

test('changes are refused once the index should be built anew', () => {
  const index = madrid()
  let taken = 0
  while (taken < 10_000 && index.put(hotel(100 + taken, 'Hotel'))) taken += 1
  expect(taken).toBe(MAX_LATE_ENTRIES)
  const names = [{ text: 'x'.repeat(100_000), language: null }]
  while (taken < 10_000 && index.put({ ...hotel(100, ''), names })) taken += 1
  expect(taken).toBeLessThan(10_000)
})

function lines(index: SuggestIndex, term: string): string[] {
  return index.suggest(term, { language: 'es' }).map(({ text }) => text)
}

function madrid(): SuggestIndex {
  const city: SuggestEntry = {
    type: 'city',
    id: 5,
    names: [{ text: 'Madrid', language: null }],
    weight: 310,
    parentId: 0,
  }
  return SuggestIndex.build([city, hotel(2, 'Hotel Levante')])
}

function hotel(id: number, name: string): SuggestEntry {
  const names = [{ text: name, language: null }]
  return { type: 'accommodation', id, names, weight: 50, parentId: 5 }
}
