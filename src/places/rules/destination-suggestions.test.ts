import { expect, test } from 'vitest'
import {
  chosenDestination,
  DESTINATION_TYPES,
  type DestinationSuggestion,
  type DestinationType,
  groupByType,
  typeIdOf,
} from './destination-suggestions.ts'

test.each<[DestinationType, string, string, string]>([
  ['city', '7', '', 'place 7'],
  ['region', '7', '', 'place 7'],
  ['point-of-interest', '7', '', 'place 7'],
  ['coast', 'cid3', '', 'coast cid3'],
  ['chain', '5', '', 'chain 5'],
  ['accommodation', '7', '9', 'hotel 9 in place 7'],
  ['accommodation', 'cid3', '9', 'hotel 9 in coast cid3'],
  ['accommodation', '', '9', 'hotel 9'],
])('a %s with id "%s" and accommodation "%s" is %s', (type, id, accommodationId, expected) => {
  const { kind, id: chosen, within } = chosenDestination(suggestion({ type, id, accommodationId }))
  expect(`${kind} ${chosen}${within ? ` in ${within.kind} ${within.id}` : ''}`).toBe(expected)
})

test('the form shows the whole line and keeps the name', () => {
  const chosen = chosenDestination(suggestion({ name: 'Sol', text: 'Sol, Madrid' }))
  expect([chosen.name, chosen.typedText]).toEqual(['Sol', 'Sol, Madrid'])
})

test('suggestions are grouped by type, the best first', () => {
  const groups = groupByType([
    suggestion({ type: 'coast', id: 'cid3' }),
    suggestion({ type: 'city', id: '7' }),
    suggestion({ type: 'coast', id: 'cid4' }),
  ])
  const ids = groups.map(({ type, suggestions }) => [type, ...suggestions.map(({ id }) => id)])
  expect(ids).toEqual([
    ['coast', 'cid3', 'cid4'],
    ['city', '7'],
  ])
})

test('types are numbered from 1, in an order that never changes', () => {
  const types = 'city district region country coast accommodation chain point-of-interest'
  expect(DESTINATION_TYPES).toEqual(types.split(' '))
  expect(DESTINATION_TYPES.map(typeIdOf)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})

function suggestion(parts: Partial<DestinationSuggestion>): DestinationSuggestion {
  const type = parts.type ?? 'city'
  return {
    text: '',
    name: '',
    id: '',
    typeId: typeIdOf(type),
    type,
    accommodationId: '',
    destinationName: '',
    ...parts,
  }
}
