import { expect, test } from 'vitest'
import type { DestinationSuggestion } from '../rules/destination-suggestions.ts'
import { highlightedWords, suggestionMessage } from './suggestion-message.ts'

test('suggestions stand under their category, in the order of the best', () => {
  const message = suggestionMessage([row('coast'), row('city'), row('coast')], 'cos', {
    categoryName: (type) => type.toUpperCase(),
    url: ({ id }) => `/${id}`,
  })
  expect(Object.keys(message)).toEqual(['coast', 'city'])
  expect(message['coast']).toHaveLength(2)
  expect(message['city']![0]).toEqual({
    title: 'Costa, España',
    titleHighlight: [
      { text: 'Cos', match: true },
      { text: 'ta, España', match: false },
    ],
    categoryCode: 'city',
    categoryName: 'CITY',
    url: '/7',
  })
})

test.each([
  ['palma sol', '[Palma] [Sol] Hotel'],
  ['sol palma', '[Palma] [Sol] Hotel'],
  ['xyz', 'Palma Sol Hotel'],
  ['', 'Palma Sol Hotel'],
  // As many words as are looked for: a longer text would cost more than it tells.
  ['x1 x2 x3 x4 x5 x6 x7 x8 sol', 'Palma Sol Hotel'],
])('"%s" marks %s', (term, expected) => {
  const parts = highlightedWords('Palma Sol Hotel', term)
  const marked = parts.map(({ text, match }) => (match ? `[${text}]` : text)).join('')
  expect(marked.replace('[Palma Sol]', '[Palma] [Sol]')).toBe(expected)
})

function row(type: DestinationSuggestion['type']): DestinationSuggestion {
  const name = 'Costa'
  const text = 'Costa, España'
  return { text, name, id: '7', typeId: 1, type, accommodationId: '', destinationName: name }
}
