import * as fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { writeWord } from './page-bytes.ts'

const room = Buffer.alloc(1_000)

test('any word is written as React writes it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (word) => {
      const end = writeWord(room, word, 5)
      expect(`<b>${room.toString('utf8', 5, end)}</b>`).toBe(renderToString(<b>{word}</b>))
    }),
    { numRuns: 1_000 },
  )
})

test.each([
  ['7 noches', '7 noches'],
  ['1.140 €', '1.140 €'],
  ['<A & "B">', '&lt;A &amp; &quot;B&quot;&gt;'],
  ["l’hotel d'en Ñ & 🏖", 'l’hotel d&#x27;en Ñ &amp; 🏖'],
  ['', ''],
])('%s', (word, html) => {
  expect(room.toString('utf8', 0, writeWord(room, word, 0))).toBe(html)
})
