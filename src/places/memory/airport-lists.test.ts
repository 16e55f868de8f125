import { expect, test } from 'vitest'
import type { SuggestEntry, SuggestName } from './suggest-columns.ts'
import { SuggestIndex } from './suggest-index.ts'

const index = SuggestIndex.build(
  [place('country', 1, 0, 'Deutschland', 'Alemania'), place('city', 2, 1, 'München', 'Múnich')],
  [
    { code: 'XFB', names: named('Mühldorf'), destinationId: 2, weight: 1 },
    { code: 'MUC', names: named('Franz Josef Strauss'), destinationId: 2, weight: 50 },
    { code: 'ZZZ', names: [], destinationId: 99, weight: 0 },
  ],
)

test('the busiest comes first, with its city as alias and names in the visitor’s language', () => {
  expect(index.airportsByPrefix('mu', 'es')).toEqual([
    {
      name: 'Franz Josef Strauss',
      country: 'Alemania',
      id: 'MUC',
      destinationId: '2',
      alias: 'Múnich',
    },
    { name: 'Mühldorf', country: 'Alemania', id: 'XFB', destinationId: '2', alias: 'Múnich' },
  ])
})

test.each([
  ['MÜnchen', 2],
  ['fr', 1],
  ['xf', 1],
  ['zz', 1],
  ['m', 0],
  ['', 0],
  ['qq', 0],
])('"%s" finds %i', (letters, count) => {
  expect(index.airportsByPrefix(letters, 'de')).toHaveLength(count)
})

function place(type: 'country' | 'city', id: number, parentId: number, local: string, es: string) {
  const names: SuggestName[] = [...named(local), { text: es, language: 'es' }]
  return { type, id, parentId, names, weight: 10 } satisfies SuggestEntry
}

function named(text: string): SuggestName[] {
  return [{ text, language: null }]
}
