import { expect, test } from 'vitest'
import { coastAnswer } from './suggestion-answers.ts'

test('a coast without towns is a document all the same', () => {
  expect(coastAnswer([])).toContain('<destinos></destinos>')
})

test.each([
  ['L’Escala', 'L’Escala'],
  ['A & B', 'A &amp; B'],
  ['</nombre>', '&lt;/nombre&gt;'],
  [']]>', ']]&gt;'],
  ['a\u0000b\u000bc', 'abc'],
  ['half \ud83c', 'half \ufffd'],
])('the name %j is written %j', (name, written) => {
  expect(coastAnswer([{ id: 1, name }])).toContain(`<nombre>${written}</nombre>`)
})
