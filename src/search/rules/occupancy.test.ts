import { describe, expect, test } from 'vitest'
import {
  ageLabel,
  DEFAULT_ROOM,
  grownChildrenAsAdults,
  guestsIn,
  MAX_ADULTS,
  MAX_CHILDREN,
  MAX_ROOMS,
  occupancyProblems,
  OLDEST_BABY,
  OLDEST_CHILD,
  type Room,
  withChildren,
} from './occupancy.ts'
import { rooms } from '../../../tests/fixtures/written-rooms.ts'

describe('rules', () => {
  test.each([
    ['2', ''],
    ['1', ''],
    ['8', ''],
    ['2+0,5,12', ''],
    ['1 1 1 1 1', ''],
    ['1 1 1 1 1 1', 'num_habitaciones rooms-out-of-range 5'],
    ['0', 'num_adultos_1 adults-out-of-range 8'],
    ['9', 'num_adultos_1 adults-out-of-range 8'],
    ['1.5', 'num_adultos_1 adults-out-of-range 8'],
    ['2 0', 'num_adultos_2 adults-out-of-range 8'],
    ['2+1,2,3,4', 'num_ninos_1 children-out-of-range 3'],
    ['2+?', 'edad_1_1 12_999_13'],
    ['2+13', 'edad_1_1 12_999_13'],
    ['2+-1', 'edad_1_1 12_999_13'],
    ['2+5,? 2+?', 'edad_1_2 12_999_13, edad_2_1 12_999_13'],
  ])('%s: %s', (written, expected) => {
    expect(problemsOf(rooms(written))).toBe(expected)
  })

  test('no room at all is out of range', () => {
    expect(problemsOf([])).toBe('num_habitaciones rooms-out-of-range 5')
  })
})

test.each([
  ['2', [2, 0, 0, 1]],
  ['2+2 1', [3, 1, 0, 2]],
  ['2+0,1,2', [2, 1, 2, 1]],
  ['2+?', [2, 1, 0, 1]],
])('%s is so many adults, children, babies and rooms: %j', (written, expected) => {
  const { adults, children, babies, rooms: count } = guestsIn(rooms(written))
  expect([adults, children, babies, count]).toEqual(expected)
})

test('an age that was not told is shown as "--", a baby as 0', () => {
  expect([null, 0, 12].map(ageLabel)).toEqual(['--', '0', '12'])
})

test('changing the number of children keeps the ages already told', () => {
  const room: Room = { adults: 2, childAges: [5, 9] }
  expect(withChildren(room, 3).childAges).toEqual([5, 9, null])
  expect(withChildren(room, 1).childAges).toEqual([5])
})

test.each([
  ['2+12', '2+12'],
  ['2+13', '3'],
  ['2+5,17,?', '3+5,?'],
])('over 12 counts as an adult: %s is %s', (told, counted) => {
  expect(rooms(told).map(grownChildrenAsAdults)).toEqual(rooms(counted))
})

test.each([
  ['rooms', MAX_ROOMS, 5],
  ['adults in a room', MAX_ADULTS, 8],
  ['children in a room', MAX_CHILDREN, 3],
  ['the oldest child', OLDEST_CHILD, 12],
  ['the oldest baby', OLDEST_BABY, 1],
  ['the default room', DEFAULT_ROOM, { adults: 2, childAges: [] }],
])('%s: as specified', (_, built, specified) => expect(built).toEqual(specified))

function problemsOf(checked: Room[]): string {
  return occupancyProblems(checked)
    .map(({ code, field, limit }) => [field, code, limit ?? ''].join(' ').trim())
    .join(', ')
}
