import { expect, test } from 'vitest'
import { brandOf } from '../texts/hotel-names.ts'
import { CHAINS } from './hotel-class.ts'

test('no two chains share a brand', () => {
  expect(CHAINS.length).toBeGreaterThanOrEqual(80)
  expect(new Set(CHAINS.map((chain) => brandOf(chain.name))).size).toBe(CHAINS.length)
})

test('every chain has houses of one to five stars', () => {
  for (const { stars } of CHAINS) {
    expect(stars).not.toEqual([])
    expect(stars.filter((count) => ![1, 2, 3, 4, 5].includes(count))).toEqual([])
  }
})
