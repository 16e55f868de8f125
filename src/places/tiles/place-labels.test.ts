import { expect, test } from 'vitest'
import { makeDice } from '../../site/dice.ts'
import { boxOf, type Label } from './label.ts'
import { placeLabels, REACH_X, REACH_Y } from './place-labels.ts'
import { overlap } from './outline.ts'

const label = (rank: number, x: number, y: number): Label => ({
  rank,
  style: 'city-small',
  text: `Villa ${rank}`,
  x,
  y,
})

test('of two that touch the one of higher rank is shown', () => {
  const shown = placeLabels([label(1, 100, 100), label(2, 110, 104), label(3, 400, 100)])
  expect(shown.map(({ rank }) => rank)).toEqual([3, 2])
})

test('one that only a loser keeps out is shown after all', () => {
  const row = [label(3, 0, 0), label(2, 45, 0), label(1, 90, 0)]
  expect(placeLabels(row).map(({ rank }) => rank)).toEqual([3, 1])
})

test('two tiles agree on every name at the edge between them', () => {
  const dice = makeDice(7)
  const all = Array.from({ length: 6_000 }, (_, rank) =>
    label(rank, dice.next() * 4_000 - 2_000, dice.next() * 1_600 - 800),
  )
  // Tiles of 256 pixels on either side of the line x = 0.
  const [west, east] = [-256, 0].map((left) => {
    const known = all.filter(
      ({ x, y }) =>
        x >= left - REACH_X && x <= left + 256 + REACH_X && y >= -REACH_Y && y <= 256 + REACH_Y,
    )
    const edge = { left: -0.5, right: 0.5, top: 0, bottom: 256 }
    return placeLabels(known)
      .filter((shown) => overlap(boxOf(shown), edge))
      .map(({ rank }) => rank)
  })
  expect(west!.length).toBeGreaterThan(3)
  expect(west).toEqual(east)
})
