import { expect, test } from 'vitest'
import { sizeClass } from './screen-sizes.ts'

test.each([
  [0, 'S'],
  [640, 'S'],
  [641, 'M'],
  [1023, 'M'],
  [1024, 'L'],
  [1279, 'L'],
  [1280, 'XL'],
  [3840, 'XL'],
])('%i px is size %s', (width, size) => {
  expect(sizeClass(width)).toBe(size)
})
