import { expect, test } from 'vitest'
import { resultsDestinationType } from './results-destination.ts'
import { locationTypeAt } from './results-destination.ts'

test.each([
  ['a continent', '1', 1, 'other'],
  ['a country', '2', 2, 'other'],
  ['a province', '3', 3, 'other'],
  ['a city', '4', 4, 'city'],
  ['a district', '5', 5, 'other'],
  ['a coast', 'cid7', 0, 'coast'],
  ['a coast, whatever its level', 'cid7', 4, 'coast'],
])('%s (id %s, level %i) is %s', (_what, id, level, type) => {
  expect(resultsDestinationType(id, level)).toBe(type)
})

test('calls know cities and others', () => {
  expect([3, 4, 5].map(locationTypeAt)).toEqual(['other', 'city', 'other'])
})
