import { expect, test } from 'vitest'
import { BREAKPOINTS, SEARCHER_BAND_WIDTH, sizeClass, TWO_MONTHS_WIDTH } from './screen-sizes.ts'

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

test.each([
  ['layouts change at', BREAKPOINTS.map(({ from }) => from), [1280, 1024, 641]],
  ['the narrow searcher ends at', SEARCHER_BAND_WIDTH, 1424],
  ['two months are shown from', TWO_MONTHS_WIDTH, 480],
])('%s the specified width', (_, built, specified) => expect(built).toEqual(specified))
