import { expect, test } from 'vitest'
import { smallGeography } from '../../../tests/fixtures/small-geography.ts'
import type { DestinationSuggestion } from '../rules/destination-suggestions.ts'
import { inItsPlace } from '../service/suggestion-links.ts'

const geography = smallGeography()
/** One sight, number 7, in the fourth destination of the small world. */
const points = { id: Int32Array.of(7), destination: Int32Array.of(3) }
const world = {
  destinations: geography.destinations,
  columns: { ...geography.columns, points: { ...geography.columns.points, ...points } },
}

const suggestion = (type: DestinationSuggestion['type'], id: string): DestinationSuggestion => ({
  text: '',
  name: '',
  id,
  typeId: 1,
  type,
  accommodationId: '',
  destinationName: '',
})

test('a sight is searched in the city around it', () => {
  const { id } = inItsPlace(suggestion('point-of-interest', '7'), world)
  expect(id).toBe(String(geography.destinations.id[3]))
})

test('what is a place already, or a coast, keeps its id', () => {
  for (const [type, id] of [
    ['city', '7'],
    ['coast', 'cid7'],
  ] as const)
    expect(inItsPlace(suggestion(type, id), world).id).toBe(id)
})
