import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { typoDistance } from './typed-word.ts'
import { allowedTypos, forgivingRanges } from './typo-walk.ts'
import { wordColumns } from './word-dictionary.ts'

test.each([
  ['mad', 0],
  ['madr', 1],
  ['sevilla', 1],
  ['barcelon', 2],
  ['a'.repeat(31), 0],
])('"%s" is forgiven %i typos', (word, typos) => expect(allowedTypos(word)).toBe(typos))

test.each([
  ['sevila', 'sevilla', 1],
  ['sevlila', 'sevilla', 1],
  ['evilla', 'sevilla', 1],
  ['barselona', 'barcelona', 1],
  ['bracelnoa', 'barcelona', 2],
  ['barc', 'barcelona', 0],
  ['brac', 'barcelona', 1],
])('"%s" begins "%s" but for %i typos', (typed, word, typos) => {
  expect(typoDistance(typed, word).begun).toBe(typos)
})

const letters = fc.constantFrom('a', 'b', 'c')
const anyWord = fc.array(letters, { minLength: 1, maxLength: 9 }).map((each) => each.join(''))
const dictionary = fc.array(anyWord, { minLength: 1, maxLength: 60 })
const typedWord = fc.array(letters, { minLength: 4, maxLength: 9 }).map((each) => each.join(''))

test('the walk finds what comparing every beginning of every word finds', () => {
  fc.assert(
    fc.property(dictionary, typedWord, fc.constantFrom(1, 2), (given, typed, allowed) => {
      const words = [...new Set(given)].toSorted()
      const found = words.map(() => allowed + 1)
      for (const { from, to, typos } of forgivingRanges(
        wordColumns(words),
        typed,
        allowed as 1 | 2,
      ))
        found.fill(typos, from, to)
      const expected = words.map((word) => Math.min(allowed + 1, typosToBegin(typed, word)))
      expect(found).toEqual(expected)
    }),
    { numRuns: 500 },
  )
})

test('the table of all places agrees with the definition', () => {
  fc.assert(
    fc.property(typedWord, anyWord, (typed, word) => {
      const { whole, begun } = typoDistance(typed, word)
      expect([whole, begun]).toEqual([distance(typed, word), typosToBegin(typed, word)])
    }),
  )
})

function typosToBegin(typed: string, word: string): number {
  const beginnings = Array.from({ length: word.length + 1 }, (_, length) => word.slice(0, length))
  return Math.min(...beginnings.map((beginning) => distance(typed, beginning)))
}

/** By the definition: the last letters match, or one of four typos was made there. */
function distance(one: string, other: string, known = new Map<string, number>()): number {
  if (one === '' || other === '') return one.length + other.length
  const key = `${one} ${other}`
  if (known.has(key)) return known.get(key)!
  const [a, b] = [one.slice(0, -1), other.slice(0, -1)]
  const wrong = one.at(-1) === other.at(-1) ? 0 : 1
  const ways = [
    distance(a, b, known) + wrong,
    distance(a, other, known) + 1,
    distance(one, b, known) + 1,
  ]
  if (one.length > 1 && other.length > 1 && one.slice(-2) === other.at(-1)! + other.at(-2)!)
    ways.push(distance(a.slice(0, -1), b.slice(0, -1), known) + 1)
  const least = Math.min(...ways)
  known.set(key, least)
  return least
}
