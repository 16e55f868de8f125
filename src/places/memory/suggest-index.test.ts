import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { DestinationType } from '../rules/destination-suggestions.ts'
import type { Language } from '../../site/locales.ts'
import { SuggestIndex, type SuggestOptions } from './suggest-index.ts'
import type { SuggestEntry } from './suggest-columns.ts'

const WORLD = [
  'country 1 España|en:Spain|fr:Espagne 900 0',
  'region 2 Andalucía|en:Andalusia|fr:Andalousie 400 1',
  'region 3 Sevilla|en:Seville 90 2',
  'city 4 Sevilla|en:Seville|fr:Séville|-:Hispalis 80 3',
  'city 5 Madrid 310 1',
  'district 6 Sol 50 5',
  'city 7 Mád 1 1',
  'city 8 Barcelona|fr:Barcelone 340 1',
  'city 9 Palma|en:Palma_de_Mallorca 140 1',
  'city 10 Palmanova 20 1',
  'city 11 Madridejos 2 1',
  'country 12 Madagascar 60 0',
  'coast 1 Costa_Brava 90 1',
  'coast 2 Costa_del_Sol 100 1',
  'point-of-interest 500 Plaza_de_España 50 4',
  'chain 20 Garbinell_Hotels 10 0',
  'accommodation 70 Hotel_Sol 900 9',
  'accommodation 71 Palma_Sol_Hotel 5 5',
  'accommodation 72 Hotel_Madrid 1 6',
  'accommodation 73 Madrid 1 4',
  'accommodation 74 Gran_Madrid_Barajas 999 5',
]
const index = SuggestIndex.build(WORLD.map(entryOf))

test.each([
  // Any word's beginning, in any language, accents and case aside.
  ['sevilla', 'city Sevilla'],
  ['Seville', 'city Sevilla'],
  ['SÉVI', 'city Sevilla'],
  ['hispalis', 'city Sevilla'],
  ['brava', 'coast Costa Brava'],
  ['costa bra', 'coast Costa Brava'],
  ['barajas', 'accommodation Gran Madrid Barajas'],
  // Typos.
  ['sevila', 'city Sevilla'],
  ['sevlila', 'city Sevilla'],
  ['zevilla', 'city Sevilla'],
  ['barselona', 'city Barcelona'],
  ['bracelnoa', 'city Barcelona'],
  ['gran madird', 'accommodation Gran Madrid Barajas'],
  ['sebija', ''],
  ['mdr', ''],
  // The exact name first, then type and popularity; a short name is likely a beginning.
  ['mad', 'city Madrid'],
  ['madrid', 'city Madrid'],
  ['madride', 'city Madridejos'],
  ['hotel madrid', 'accommodation Hotel Madrid'],
  ['pal', 'city Palma'],
  ['españa', 'country España'],
  // Several words in any order, also those of the place around.
  ['palma sol', 'accommodation Palma Sol Hotel'],
  ['sol palma', 'accommodation Palma Sol Hotel'],
  ['sol madrid', 'district Sol'],
  ['espagne sevilla', 'city Sevilla'],
  ['sol sol sol', 'coast Costa del Sol'],
  ['garbi', 'chain Garbinell Hotels'],
])('"%s" finds %s first', (term, expected) => {
  const [first] = index.suggest(term, { language: 'es' })
  expect(first ? `${first.type} ${first.name}` : '').toBe(expected)
})

test('a hotel is found by its own words and those of its city', () => {
  expect(names('hotel sol palma')).toEqual(['Palma Sol Hotel', 'Hotel Sol'])
})

test('an exact name comes before more popular ones, and places before hotels', () => {
  const found = names('madrid')
  expect(found.slice(0, 2)).toEqual(['Madrid', 'Madrid'])
  expect(found.indexOf('Madridejos')).toBeLessThan(found.indexOf('Gran Madrid Barajas'))
})

test.each<[Language, string]>([
  ['es', 'Sevilla, Andalucía, España'],
  ['en', 'Seville, Andalusia, Spain'],
  ['fr', 'Séville, Sevilla, Espagne'],
  ['de', 'Sevilla, Andalucía, España'],
])('whatever was typed, %s visitors read %s', (language, text) => {
  expect(index.suggest('hispalis', { language })[0]?.text).toBe(text)
})

test('an accommodation carries its city, a coast its own kind of id', () => {
  expect(index.suggest('hotel madrid', { language: 'en' })[0]).toEqual({
    text: 'Hotel Madrid, Madrid, Spain',
    name: 'Hotel Madrid',
    id: '5',
    typeId: 6,
    type: 'accommodation',
    accommodationId: '72',
    destinationName: 'Madrid',
  })
  expect(index.suggest('costa brava', { language: 'es' })[0]?.id).toBe('cid1')
})

test('a type filter leaves only that type, up to the limit', () => {
  expect(names('madrid', { type: 'accommodation' })[0]).toBe('Madrid')
  const found = index.suggest('madrid', { language: 'es', type: 'accommodation', limit: 2 })
  expect(found.map(({ type }) => type)).toEqual(['accommodation', 'accommodation'])
  expect(names('costa brava', { type: 'city' })).toEqual([])
})

test('many of one type leave room for the others', () => {
  const cities = Array.from({ length: 400 }, (_, id) => entryOf(`city ${id + 1} San_${id} 500 0`))
  const hotels = Array.from({ length: 400 }, (_, id) =>
    entryOf(`accommodation ${id + 1} San_Hotel 9 7`),
  )
  const crowded = SuggestIndex.build([...hotels, ...cities, entryOf('coast 3 San_Remo 1 0')])
  const found = crowded.suggest('san', { language: 'es' }).map(({ type }) => type)
  expect(found).toHaveLength(20)
  expect(found).toContain('coast')
  expect(found.filter((type) => type === 'accommodation').length).toBeGreaterThanOrEqual(5)
  expect(found.lastIndexOf('city')).toBeLessThan(found.indexOf('accommodation'))
})

test('what the bytes hold is the same index', () => {
  const read = SuggestIndex.open(new Uint8Array(index.bytes))!
  expect(Buffer.compare(read.bytes, index.bytes)).toBe(0)
  for (const term of ['sevila', 'palma sol', 'mad', 'costa bra'])
    expect(read.suggest(term, { language: 'fr' })).toEqual(index.suggest(term, { language: 'fr' }))
})

test('shared bytes are opened in place, others are refused', () => {
  expect(SuggestIndex.open(index.bytes)!.bytes).toBe(index.bytes)
  expect(SuggestIndex.open(index.bytes.slice(0, 500))).toBeUndefined()
  expect(SuggestIndex.open(new Uint8Array(64))).toBeUndefined()
})

test('no input makes it throw, and no answer is longer than asked', () => {
  const anyTerm = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({
      unit: fc.constantFrom('a', 'l', 's', 'o', ' ', 'é', '\0', '\u202e', '🏖', '\ud83c'),
    }),
    fc.constantFrom('ñ'.repeat(5_000), 'مرحبا', '__proto__', 'a '.repeat(80), '%', '海'.repeat(40)),
  )
  fc.assert(
    fc.property(anyTerm, fc.oneof(fc.integer(), fc.double()), (term, limit) => {
      const found = index.suggest(term, { language: 'es', limit })
      expect(found.length).toBeLessThanOrEqual(Math.max(0, Math.min(20, limit || 0)))
      index.airportsByPrefix(term, 'es')
    }),
  )
})

test('several words find exactly the names that have them all', () => {
  const syllable = fc.constantFrom('a', 'b', 'ab', 'ba', 'abc', 'bca', 'cab')
  const name = fc.array(syllable, { minLength: 1, maxLength: 3 })
  const term = fc.uniqueArray(syllable, { minLength: 2, maxLength: 3 })
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 15 }), term, (given, typed) => {
      const hotels = given.map((words, id) => entryOf(`accommodation ${id} ${words.join('_')} 1 0`))
      const found = SuggestIndex.build(hotels).suggest(typed.join(' '), { language: 'es' })
      const expected = given.flatMap((words, id) =>
        typed.every((start) => words.some((word) => word.startsWith(start))) ? [`${id}`] : [],
      )
      expect(found.map(({ accommodationId }) => accommodationId).toSorted()).toEqual(
        expected.toSorted(),
      )
    }),
  )
})

function names(term: string, options: Partial<SuggestOptions> = {}): string[] {
  return index.suggest(term, { language: 'es', ...options }).map(({ name }) => name)
}

/** "type id Local_name|language:Other_name weight parent"; the language "-" is none. */
function entryOf(line: string): SuggestEntry {
  const [type, id, given, weight, parentId] = line.split(' ')
  return {
    type: type as DestinationType,
    id: Number(id),
    names: given!.split('|').map((name) => {
      const [text, language] = name.split(':').toReversed()
      const isTagged = language !== undefined && language !== '-'
      return {
        text: text!.replaceAll('_', ' '),
        language: isTagged ? (language as Language) : null,
      }
    }),
    weight: Number(weight),
    parentId: Number(parentId),
  }
}
