import { describe, expect, test } from 'vitest'
import { SPANISH_SITE } from '../../../../tests/fixtures/rendered.tsx'
import { EDITIONS } from '../../../site/editions/editions.ts'
import { textOf } from '../../../site/messages/texts.ts'
import { destinationSource } from './destination-suggesting.tsx'

const source = destinationSource(SPANISH_SITE, textOf(SPANISH_SITE))
const SOL = {
  text: 'Sol, Madrid, España',
  name: 'Sol',
  id: '4',
  typeId: 2,
  type: 'district',
  accommodationId: '',
  destinationName: 'Sol',
} as const

describe('the address', () => {
  test.each([
    ['Sevilla', 'all', '/search/hotel/autocomplete/sevilla'],
    ['a/b c', 'all', '/search/hotel/autocomplete/a%2Fb%20c'],
    ['sol', 'coast', '/search/hotel/autocomplete/sol?category=coast'],
    ['so\ud83c', 'all', '/search/hotel/autocomplete/so%EF%BF%BD'],
  ])('of "%s" in %s is %s', (typed, filter, address) => {
    expect(source.addressOf(typed, filter)).toBe(address)
  })

  test('has the country prefix where the site has it', () => {
    const site = { type: 'web', edition: EDITIONS.de, prefixed: true } as const
    const german = destinationSource(site, textOf(site))
    expect(german.addressOf('köln', 'all')).toBe('/de/search/hotel/autocomplete/k%C3%B6ln')
  })
})

test.each([
  ['sol', ['Sol', true], ['Madrid, España', false]],
  ['madr', ['Sol', false], ['Madr', true]],
])('the match of "%s" is marked in the name, else in the place', (typed, label, detail) => {
  const [option] = source.sectionsOf([SOL], typed)[0]!.options
  expect([first(option!.label[0]!), first(option!.detail[0]!)]).toEqual([label, detail])
})

test('at most twenty are offered', () => {
  const many = Array.from({ length: 30 }, (_, id) => ({ ...SOL, id: String(id) }))
  expect(source.sectionsOf(many, 'sol')[0]!.options).toHaveLength(20)
})

test.each([null, {}, [null], [{ ...SOL, name: 3 }]])('%j is no answer', (body) => {
  expect(source.read(body)).toBeNull()
})

function first({ text, match }: { text: string; match: boolean }) {
  return [text, match]
}
