import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { nameColumns, NameTable } from './name-table.ts'

const table = new NameTable(
  nameColumns([
    { name: 'Palma', names: { es: 'Palma de Mallorca', en: 'Palma' }, aliases: ['Ciutat'] },
    { name: 'Łódź' },
    { name: 'München', names: { it: 'Monaco di Baviera' }, aliases: ['Muenchen', 'München'] },
  ]),
)

test.each([
  [0, 'es', 'Palma de Mallorca'],
  [0, 'en', 'Palma'],
  [0, 'fr', 'Palma'],
  [1, 'de', 'Łódź'],
  [2, 'it', 'Monaco di Baviera'],
] as const)('thing %i in %s is %s', (index, language, name) => {
  expect(table.name(index, language)).toBe(name)
})

test('aliases find, but are never shown', () => {
  expect(table.everyName(0)).toEqual(['Palma', 'Palma de Mallorca', 'Ciutat'])
  expect(table.everyName(2)).toEqual(['München', 'Monaco di Baviera', 'Muenchen'])
})

test('every text comes back as it went in', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), (names) => {
      const kept = new NameTable(nameColumns(names.map((name) => ({ name }))))
      expect(names.map((_, index) => kept.name(index))).toEqual(names)
    }),
  )
})
