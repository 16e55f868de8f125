import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { highlightParts } from './highlight.ts'

test.each([
  ['Madrid', 'mad', '[Mad]rid'],
  ['Málaga', 'MALA', '[Mála]ga'],
  ['Costa del Sol', 'sol', 'Costa del [Sol]'],
  ['Resort Sol', 'so', 'Resort [So]l'],
  ['Barcelona', 'celo', 'Bar[celo]na'],
  ['Groß-Gerau', 'gros', '[Groß]-Gerau'],
  ['Ma\u0301laga', 'ma', '[Ma\u0301]laga'],
  ['Madrid', ' mad ', '[Mad]rid'],
  ['Madrid', 'roma', 'Madrid'],
  ['Madrid', '', 'Madrid'],
  ['', 'mad', ''],
])('in %s, "%s" marks %s', (text, term, expected) => {
  expect(marked(text, term)).toBe(expected)
})

test('the parts together are the text, whatever is sought', () => {
  const text = fc.string({ unit: 'grapheme' })
  fc.assert(
    fc.property(text, text, (suggestion, term) => {
      const parts = highlightParts(suggestion, term)
      expect(parts.map((part) => part.text).join('')).toBe(suggestion)
    }),
  )
})

function marked(text: string, term: string): string {
  const parts = highlightParts(text, term)
  return parts.map((part) => (part.match ? `[${part.text}]` : part.text)).join('')
}
