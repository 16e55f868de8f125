/** Every text in every language, and no text that nobody reads. */
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse, type Token } from '@messageformat/parser'
import { expect, test } from 'vitest'
import { messageKeysIn } from '../../../tools/build/message-keys.ts'
import { EDITIONS } from '../editions/editions.ts'
import { catalogueIdOf } from './catalogue.ts'
import { OVERLAYS } from './overlays.ts'

const folder = import.meta.dirname
const catalogues = Object.fromEntries(
  globSync('*.json', { cwd: folder }).map((file) => [
    path.basename(file, '.json'),
    JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, string>,
  ]),
)
const spanish = catalogues['es-es']!
const ids = Object.keys(catalogues)

test('every edition has a catalogue and every catalogue an edition', () => {
  const wanted = Object.values(EDITIONS).map(catalogueIdOf)
  expect(ids.toSorted()).toEqual([...new Set(wanted)].toSorted())
})

test.each(ids.filter((id) => !(id in OVERLAYS)))('%s has every text, in the same order', (id) => {
  expect(Object.keys(catalogues[id]!)).toEqual(Object.keys(spanish))
})

test.each(ids)('%s has no text twice: of two the first would never be read', (id) => {
  const written = readFileSync(path.join(folder, `${id}.json`), 'utf8')
  const keys = [...written.matchAll(/^ {2}"([^"]+)":/gm)].map(([, key]) => key)
  expect(keys).toEqual(Object.keys(catalogues[id]!))
})

test.each(Object.entries(OVERLAYS))('the overlay %s only changes texts of %s', (id, base) => {
  const unknown = Object.keys(catalogues[id]!).filter((key) => !(key in spanish))
  const repeated = Object.entries(catalogues[id]!).filter(
    ([key, text]) => catalogues[base]![key] === text,
  )
  expect([unknown, repeated]).toEqual([[], []])
})

test.each(ids)('the texts of %s take the same values as the Spanish ones', (id) => {
  for (const [key, text] of Object.entries(catalogues[id]!)) {
    expect([key, text.trim()]).not.toEqual([key, ''])
    expect([key, valuesOf(parse(text))]).toEqual([key, valuesOf(parse(spanish[key]!))])
  }
})

/** Whoever translates may leave a text as it was; a word or two are often the same in both. */
test.each(ids)('no sentence of %s is in another language', (id) => {
  const others = ids.filter((other) => languageOf(other) !== languageOf(id))
  const left = Object.entries(catalogues[id]!)
    .filter(([, text]) => wordsIn(parse(text)) >= 3 && !SAME_IN_TWO_LANGUAGES.has(text))
    .filter(([key, text]) => others.some((other) => catalogues[other]![key] === text))
  expect(left).toEqual([])
})

test('every text is used somewhere', () => {
  const code = globSync('{src,demo}/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] })
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const used = new Set(messageKeysIn(code, Object.keys(spanish)))
  const unused = Object.keys(spanish).filter((key) => !used.has(key))
  expect(unused).toEqual([])
})

const SAME_IN_TWO_LANGUAGES = new Set([
  'Buscar una reserva',
  'Cerca un hotel',
  'Circuito de spa',
  'Confirmar la reserva',
  'Páginas de resultados',
  'Tarifa de última hora',
  'Tipo de escapada',
  'Voucher para imprimir',
  'Zona del mapa',
])

function languageOf(id: string): string {
  return id.split('-')[0]!
}

/** Of a text that has several forms, the words of the longest. */
function wordsIn(tokens: Token[]): number {
  const counts = tokens.map((token) => {
    if (token.type === 'content') return token.value.match(/\p{L}[\p{L}-]+/gu)?.length ?? 0
    return 'cases' in token ? Math.max(...token.cases.map((each) => wordsIn(each.tokens))) : 0
  })
  return counts.reduce((sum, count) => sum + count, 0)
}

/** By these a text may choose its words, in languages that need to: "in Berlin", "Hotels: Schweiz". */
const CHOICES = new Set(['type'])

function valuesOf(tokens: Token[]): string[] {
  const names = tokens.flatMap((token): string[] => {
    if (token.type === 'argument') return [token.arg]
    if ('cases' in token)
      return [token.arg, ...token.cases.flatMap((each) => valuesOf(each.tokens))]
    return []
  })
  return [...new Set(names)].filter((name) => !CHOICES.has(name)).toSorted()
}
