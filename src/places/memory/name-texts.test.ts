import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildSuggestColumns } from './suggest-index.ts'
import { NameTexts } from './suggestion-texts.ts'

test('texts come out as they went in, whatever their letters', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.string({ unit: fc.constantFrom('a', 'é', '海', '🏖', ' '), maxLength: 60 }),
  )
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 20 }), (given) => {
      const names = given.map((each) => ({ text: each, language: null }))
      const columns = buildSuggestColumns(
        [{ type: 'city', id: 1, names, weight: 1, parentId: 0 }],
        [],
      )
      const texts = new NameTexts(columns, 20)
      const numbers = given.map((_, number) => number)
      expect(texts.all(numbers)).toEqual(given)
      expect(texts.all([0, -1, 0])).toEqual([given[0], '', given[0]])
      expect(numbers.map((number) => texts.one(number))).toEqual(given)
    }),
  )
})
