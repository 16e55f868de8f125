import { expect, test } from 'vitest'
import { originProblems } from './flight-option.ts'
import {
  airportListKey,
  chosenOrigin,
  matchingAirports,
  MAX_AIRPORTS_SHOWN,
} from './flight-origins.ts'

const AIRPORTS = [
  airport('AGP', 'Málaga', 'Costa del Sol'),
  airport('MAD', 'Madrid', 'Barajas'),
  airport('ORY', 'París', ''),
]

test.each([
  ['m', ''],
  ['Má', 'ma'],
  ['  MÁLAGA', 'ma'],
  ['ß', 'ss'],
  ['', ''],
])('the list for "%s" is kept under "%s"', (term, key) => {
  expect(airportListKey(term)).toBe(key)
})

test.each([
  ['ma', 'AGP MAD'],
  ['mála', 'AGP'],
  ['agp', 'AGP'],
  ['costa', 'AGP'],
  ['bara', 'MAD'],
  ['laga', ''],
  ['', ''],
])('"%s" finds: %s', (term, codes) => {
  const found = matchingAirports(AIRPORTS, term).map(({ id }) => id)
  expect(found.join(' ')).toBe(codes)
})

test('at most eleven are shown', () => {
  const many = Array.from({ length: 20 }, () => airport('LON', 'London', ''))
  expect(matchingAirports(many, 'lo')).toHaveLength(11)
})

test.each([
  ['by its name', 'Madrid', ''],
  ['by its city', 'Adolfo Suárez Madrid–Barajas', 'Madrid'],
])('a chosen airport is shown %s and passes the form’s rules', (_, name, alias) => {
  const origin = chosenOrigin(airport('MAD', name, alias))
  expect(origin).toEqual({ text: 'Madrid (MAD)', id: '12' })
  expect(originProblems(origin)).toEqual([])
})

test('at most 11 airports are shown', () => expect(MAX_AIRPORTS_SHOWN).toBe(11))

function airport(id: string, name: string, alias: string) {
  return { id, name, alias, country: 'Spain', destinationId: '12' }
}
