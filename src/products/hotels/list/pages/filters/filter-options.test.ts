import { expect, test } from 'vitest'
import type { FacetKey } from '../../rules/facets.ts'
import type { FacetCounts, OptionNames, ResultSummary } from '../../rules/hotel-results.ts'
import { type Text, textIn } from '../../../../../site/messages/catalogue.ts'
import german from '../../../../../site/messages/de-de.json' with { type: 'json' }
import english from '../../../../../site/messages/en-gb.json' with { type: 'json' }
import spanish from '../../../../../site/messages/es-es.json' with { type: 'json' }
import { filterMasters, namedByTexts } from '../../rules/filter-masters.ts'
import { appliedOptions, divided, filterOptions } from './filter-options.ts'
import { withoutBoxes } from './filters-panel.tsx'
import { mostOf } from './check-options.tsx'

const spain = textIn(spanish, 'es-ES')
const words = (text: Text) => ({ text, masters: filterMasters(namedByTexts(text), {}, {}) })

function summary(counts: FacetCounts, names: OptionNames = {}): ResultSummary {
  return { counts, names, request: { currency: 'EUR' } } as ResultSummary
}

/** As "4 estrellas (4,4E): 7", a star before what is ticked. */
function told(facet: FacetKey, ticked: string, counts: Record<string, number>, text = spain) {
  const values = ticked.split(' ').filter(Boolean)
  return filterOptions(facet, values, words(text), summary({ [facet]: counts })).map(
    ({ words: name, values: own, count, isTicked }) =>
      `${isTicked ? '*' : ''}${name} (${own.join()}): ${count}`.replaceAll('\u00a0', ' '),
  )
}

test('what means the same is one option, and what is ticked keeps its place without a hotel', () => {
  expect(told('categories', '5 4E', { APT2: 1, 3: 9, '4E': 2, 4: 5 })).toEqual([
    '*5 estrellas (5): 0',
    '*4 estrellas (4,4E): 7',
    '3 estrellas (3): 9',
    'Apartamento de 2 llaves (APT2): 1',
  ])
  expect(told('services', '6', { 4: 1, 3: 9 })).toEqual([
    'Aparcamiento (3): 9',
    'Internet (4): 1',
    '*Piscina (6): 0',
  ])
})

test('an apartment without a class is another option than one of one key', () => {
  expect(told('categories', '', { APT: 3, APT1: 2 })).toEqual([
    'Apartamento de 1 llave (APT1): 2',
    'Apartamento (APT): 3',
  ])
})

/** Of the last of several lists. */
function order(...lists: Record<string, number>[]): string {
  const services = lists.at(-1)!
  const options = filterOptions(
    'services',
    [],
    words(spain),
    summary({ services }),
    lists.reduce(mostOf),
  )
  return options.flatMap(({ values }) => values).join(' ')
}

test('options keep their places when their counts change', () => {
  const whole = { 3: 9, 4: 8, 5: 2, 6: 5 }
  expect(order(whole)).toBe('3 4 6 5')
  expect(order(whole, { 3: 0, 4: 1, 5: 2, 6: 0 })).toBe('3 4 6 5')
  // Behind a link with filters the list without them is yet to be seen.
  expect(order({ 3: 0, 4: 1, 5: 2, 6: 0 })).toBe('5 4 3 6')
  expect(order({ 3: 0, 4: 1, 5: 2, 6: 0 }, whole)).toBe('3 4 6 5')
  expect(mostOf(whole, { 3: 1 })).toBe(whole)
})

test.each([
  ['the first seven', '111111111', '1111111', '11'],
  ['useful ones beside those of no use', '000111111111', '0001111111', '11'],
  ['none instead of those of no use', '000000000', '0000000', '00'],
  ['none that is of no use after them', '111000000111', '1110000111', '00'],
  ['what is ticked', '111111111*', '1111111*', '11'],
  ['all, if only one would be left', '11111111', '11111111', ''],
])('at first there are %s', (_, all, first, others) => {
  const options = Array.from(all, (sign, at) => {
    return { words: String(at), values: [], count: Number(sign) || 0, isTicked: sign === '*' }
  })
  const signs = divided(options).map((part) => part.map(({ words }) => all[Number(words)]).join(''))
  expect(signs).toEqual([first, others])
})

test('ratings are told as the bands that they are', () => {
  const counts = { 0: 1, 6: 2, 7: 3, 8: 4, '8.5': 5, 9: 6 }
  expect(told('ratingRanges', '', counts)).toEqual([
    '9+ Extraordinario (9): 6',
    '8,5–8,9 Excelente (8.5): 5',
    '8–8,4 Muy bien (8): 4',
    '7–7,9 Bien (7): 3',
    '6–6,9 Correcto (6): 2',
    'Menos de 6 o sin nota (0): 1',
  ])
  expect(told('ratingRanges', '', { 8: 4 }, textIn(english, 'en-GB'))[0]).toMatch(
    /^8–8.4 Very good/,
  )
  expect(told('ratingRanges', '', { 8: 4 }, textIn(german, 'de-DE'))[0]).toMatch(/^8–8,4 Sehr gut/)
})

test('a price range that the slider has made up is no option among the ready ones', () => {
  expect(told('prices', '50-85 100-150', { '0-50': 2, '300-': 1, '50-85': 4 })).toEqual([
    'De 0 € a 50 € (0-50): 2',
    '*De 100 € a 150 € (100-150): 0',
    'Desde 300 € (300-): 1',
  ])
})

test('one mark for each option that is applied', () => {
  const filters = { categories: ['4', '4E', '5'], locations: ['1', '2'], name: ['sol'] }
  const named = summary({}, { locations: { 1: 'Santa Cruz', 2: 'Santa Cruz' } })
  expect(appliedOptions(filters, words(spain), named)).toEqual([
    { facet: 'categories', words: '4 estrellas', values: ['4', '4E'] },
    { facet: 'categories', words: '5 estrellas', values: ['5'] },
    { facet: 'locations', words: 'Santa Cruz', values: ['1', '2'] },
    { facet: 'name', words: '“sol”', values: ['sol'] },
  ])
})

test('a form keeps what has no box', () => {
  const filters = { providers: ['7'], prices: ['50-85', '50-100'], categories: ['4'] }
  expect(withoutBoxes(filters, 'EUR')).toMatchObject({ providers: ['7'], prices: ['50-85'] })
  expect(withoutBoxes(filters, 'EUR').categories).toBeUndefined()
})
