import { expect, test } from 'vitest'
import { galleryLayout } from './gallery-steps.ts'

test.each([
  [320, 'carousel 1'],
  [640, 'carousel 1'],
  [641, 'strip 2'],
  [767, 'strip 2'],
  [800, 'strip 3'],
  [1023, 'strip 3'],
  [1024, 'strip 4'],
  [1279, 'strip 4'],
  [1280, 'strip 5'],
  [1424, 'strip 5'],
  [1440, 'strip 6'],
  [3840, 'strip 6'],
  // On a server, which has no screen.
  [Infinity, 'strip 6'],
])('%i px wide, it is a %s', (width, expected) => {
  const { kind, thumbnails } = galleryLayout(width)
  expect(`${kind} ${thumbnails}`).toBe(expected)
})
