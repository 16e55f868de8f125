import { expect, test } from 'vitest'
import { buildSuggestColumns, SuggestIndex } from './suggest-index.ts'
import { LateEntries } from './late-entries.ts'
import type { SuggestColumns, SuggestEntry } from './suggest-columns.ts'
import { TermSearch } from './term-search.ts'

const ENDINGS = ['', 'a', 'e', 'ta', 'tiago', 'to', 'tander']
/** Many names that begin with "san", some of them whole words of one another. */
const CROWD = Array.from({ length: 400 }, (_, id): SuggestEntry => {
  const names = [{ text: `San${ENDINGS[id % ENDINGS.length]!} ${id % 9 || ''}`, language: null }]
  const type = id % 3 === 0 ? 'city' : 'accommodation'
  return { type, id: id + 1, names, weight: 400 - id, parentId: 0 }
})

test('what is ready is what a search finds', () => {
  const columns = buildSuggestColumns(CROWD, [])
  expect(columns.readyWords.length).toBeGreaterThan(5)
  const searchedOnly = { ...columns, readySlots: new Uint32Array(2) }
  for (const term of [
    's',
    'sa',
    'san',
    'SÁN',
    'sant',
    'santa',
    'santi',
    'sante',
    'sam',
    '1',
    'san 1',
  ])
    expect(found(columns, term)).toEqual(found(searchedOnly, term))
})

test('a removed entry makes room for the next, and a late one takes its place', () => {
  const index = SuggestIndex.build(CROWD)
  const before = ids(index)
  index.remove('city', Number(before[0]))
  expect(ids(index)).toHaveLength(20)
  expect(ids(index)).toEqual(expect.arrayContaining(before.slice(1)))
  expect(ids(index)).not.toContain(before[0])

  index.put({ ...CROWD[0]!, id: 900, weight: 9_000 })
  expect(ids(index)[0]).toBe('900')
  index.remove('city', 900)
  expect(ids(index)).toEqual(expect.arrayContaining(before.slice(1)))
})

test('a late entry that begins otherwise changes nothing', () => {
  const index = SuggestIndex.build(CROWD)
  const before = ids(index)
  index.put({ ...CROWD[0]!, id: 900, names: [{ text: 'Lisboa', language: null }] })
  expect(ids(index)).toEqual(before)
  expect(index.suggest('lisb', { language: 'es' })).toHaveLength(1)
})

function found(columns: SuggestColumns, term: string): number[] {
  return new TermSearch(columns, new LateEntries(columns)).find(term, 20, undefined)
}

function ids(index: SuggestIndex): string[] {
  return index.suggest('san', { language: 'es' }).map((each) => each.accommodationId || each.id)
}
