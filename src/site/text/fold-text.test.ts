import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldText } from './fold-text.ts'

test.each([
  ['Málaga', 'malaga'],
  ['MALAGA', 'malaga'],
  ['La Coruña', 'la coruna'],
  ['São Paulo', 'sao paulo'],
  ['Düsseldorf', 'dusseldorf'],
  ['Gießen', 'giessen'],
  ['GROẞ', 'gross'],
  ['København', 'kobenhavn'],
  ['Łódź', 'lodz'],
  ['Đà Nẵng', 'da nang'],
  ['Ærø', 'aero'],
  ['Œuvre', 'oeuvre'],
  ['İstanbul', 'istanbul'],
  ['Iğdır', 'igdir'],
  ['ΟΔΟΣ', 'οδοσ'],
  ["L'Hospitalet", "l'hospitalet"],
  ['', ''],
])('%s folds to %s', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

test('a decomposed accent folds like a composed one', () => {
  expect(foldText('Ma\u0301laga')).toBe(foldText('M\u00e1laga'))
})

test('folding twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text))
    }),
  )
})
