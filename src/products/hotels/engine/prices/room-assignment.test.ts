import { expect, test } from 'vitest'
import { RoomAssignment } from './room-assignment.ts'

const NO = Infinity

test.each([
  [
    'each room in its cheapest type',
    [
      [5, 9],
      [5, 9],
    ],
    [2, 1],
    [0, 0],
  ],
  [
    'the second room takes what is left',
    [
      [5, 9],
      [5, 9],
    ],
    [1, 1],
    [0, 1],
  ],
  [
    'whoever saves more gets the cheap one',
    [
      [5, 6],
      [5, 9],
    ],
    [1, 1],
    [1, 0],
  ],
  [
    'a party that fits one type only',
    [
      [5, NO],
      [5, 9],
    ],
    [1, 1],
    [0, 1],
  ],
  [
    'of equals the first',
    [
      [5, 5],
      [5, 5],
    ],
    [1, 1],
    [0, 1],
  ],
  [
    'too few rooms',
    [
      [5, 9],
      [5, 9],
    ],
    [1, 0],
    null,
  ],
  [
    'a party that fits nowhere',
    [
      [5, 9],
      [NO, NO],
    ],
    [2, 2],
    null,
  ],
])('%s', (_, costs, left, expected) => {
  const assignment = new RoomAssignment()
  const found = assignment.solve(
    Float64Array.from(costs.flat()),
    Int32Array.from(left),
    costs.length,
    left.length,
  )
  expect(found ? Array.from(assignment.types.subarray(0, costs.length)) : null).toEqual(expected)
})
