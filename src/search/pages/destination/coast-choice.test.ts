import { expect, test } from 'vitest'
import type { Destination } from '../../../places/rules/destination.ts'
import { coastOf, inTown, onWholeCoast } from './coast-choice.ts'

const coast: Destination = {
  kind: 'coast',
  id: 'cid86',
  name: 'Cancún, Isla Mujeres y Costa Mujeres',
  typedText: 'Cancún, Isla Mujeres y Costa Mujeres, México',
  within: null,
}
const town = inTown(coast, { id: 'cid86' }, { id: '7', name: 'Cancún' })

test.each<[string, Destination | null, string | null]>([
  ['nothing', null, null],
  ['a coast', coast, 'cid86'],
  ['a town of a coast', town, 'cid86'],
  ['another place', { ...town, within: null }, null],
  ['a hotel on a coast', { ...town, kind: 'hotel' }, null],
])('%s leads to the coast %s', (_, chosen, id) => {
  expect(coastOf(chosen)?.id ?? null).toBe(id)
})

test('a town narrows the coast, and the box keeps its text', () => {
  expect(town).toEqual({
    kind: 'place',
    id: '7',
    name: 'Cancún',
    typedText: coast.typedText,
    within: { kind: 'coast', id: 'cid86' },
  })
})

test('any town is the whole coast again', () => {
  expect(onWholeCoast(town, { id: 'cid86' })).toEqual(coast)
})
