import { expect, test } from 'vitest'
import { HORIZONTAL_MENU } from './horizontal-menu.ts'

test('5 px are a drag, and a scroll takes 300 ms', () => {
  expect(HORIZONTAL_MENU).toEqual({ dragTolerancePx: 5, scrollMs: 300 })
})
