import { expect, test } from 'vitest'
import { positionAfter, stepOfKey, stepOfSwipe } from './gallery-steps.ts'

test.each([
  ['ArrowRight', 'next', 'next'],
  ['ArrowLeft', 'previous', 'previous'],
  ['Home', 'first', 'first'],
  ['End', 'last', 'last'],
  [' ', 'toggle-slideshow', null],
  ['Enter', null, null],
  ['a', null, null],
  ['constructor', null, null],
])('the key %j does %s, on a button %s', (key, anywhere, onButton) => {
  const pressed = { key, ctrlKey: false, altKey: false, metaKey: false }
  expect([stepOfKey(pressed, false), stepOfKey(pressed, true)]).toEqual([anywhere, onButton])
  expect(stepOfKey({ ...pressed, altKey: true }, false)).toBeNull()
})

test.each([
  [-60, 5, 'next'],
  [60, -5, 'previous'],
  [-39, 0, null],
  [-60, 61, null],
  [0, 0, null],
])('a finger that moved %i across and %i down means %s', (across, down, step) => {
  expect(stepOfSwipe(across, down)).toBe(step)
})

test.each([
  ['next', 4],
  ['previous', 2],
  ['first', 0],
  ['last', 24],
] as const)('from the fourth of 25, %s leads to %i', (step, position) => {
  expect(positionAfter(step, 3, 25)).toBe(position)
})
