import { expect, test } from 'vitest'
import { rendered, SPANISH_SITE } from '../../../tests/fixtures/rendered.tsx'
import { suggestionItems } from '../rules/suggestions.ts'
import { textOf } from '../../site/messages/texts.ts'
import { productSource, ProductSuggestions, suggestionLink } from './product-suggestions.tsx'

const entry = (title: string, categoryCode: string, categoryName: string) => ({
  title,
  categoryCode,
  categoryName,
  url: `/hoteles/${title}`,
})
const message = {
  city: [entry('Sevilla', 'city', 'Ciudades'), entry('Sevnica', 'city', 'Ciudades'), null, {}],
  chain: [entry('Sevillana', 'chain', 'Cadenas')],
}
const source = productSource(SPANISH_SITE, textOf(SPANISH_SITE))

test('without scripts it is a form that takes its text to the hotel search', () => {
  const html = rendered(<ProductSuggestions />)
  expect(html).toMatch(/<form[^>]* action="\/hoteles\/" method="get"/)
  expect(html).toContain('name="nombre_destino1"')
  expect(html).toMatch(/<label[^>]* for="product-search"/)
})

test('asks with the term and the category', () => {
  expect(source.addressOf(' Costa  & Sol', 'chain')).toBe(
    '/search/suggestions?keyword=costa+%26+sol&category=chain',
  )
})

test('headers begin sections, and entries with nothing in them are dropped', () => {
  const sections = source.sectionsOf(source.read({ message })!, 'sev')
  expect(sections.map(({ name, options }) => [name, options.map(({ text }) => text)])).toEqual([
    ['Ciudades', ['Sevilla', 'Sevnica']],
    ['Cadenas', ['Sevillana']],
  ])
})

test.each([null, 1, {}, { message: null }, { message: { city: 'x' } }])(
  '%j is no answer',
  (body) => {
    expect(source.read(body)).toBeNull()
  },
)

test('a click is reported with its category, its text and its place in the list', () => {
  const item = suggestionItems(message, 'sev').at(-1)!
  expect(suggestionLink(item)).toEqual({
    category: 'suggestions',
    action: 'chain',
    label: 'Sevillana',
    value: '1',
    href: '/hoteles/Sevillana',
  })
})
