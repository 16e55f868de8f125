import { describe, expect, test } from 'vitest'
import { readHotels, readPins } from './read-map-answer.ts'

const columns = {
  id: [1, 2, 3],
  latitude: [39.5, 0, 41],
  longitude: [2.6, 2.7, 0],
  price: [5_000, 6_000, 7_000],
}

test('hotels that nobody can place are left out', () => {
  const answer = readPins({ pins: columns, total: 3, tiles: null })
  expect(answer?.pins.id).toEqual([1])
  expect(answer?.total).toBe(3)
})

describe('what is no answer is none', () => {
  test.each([
    [undefined],
    [null],
    ['text'],
    [{}],
    [{ pins: {} }],
    [{ pins: { ...columns, price: [1] } }],
    [{ pins: { ...columns, latitude: 'x' } }],
  ])('%j', (answer) => {
    expect(readPins(answer)).toBeNull()
  })

  test.each([[undefined], [{}], [{ accommodations: {} }]])('%j has no hotels', (answer) => {
    expect(readHotels(answer)).toBeNull()
  })
})
