import { expect, test } from 'vitest'
import { CHAINS } from './chains.ts'
import { brandOf } from './hotel-names.ts'

test('chains have their own numbers and names', () => {
  expect(CHAINS.length).toBeGreaterThanOrEqual(80)
  expect(new Set(CHAINS.map((chain) => chain.id)).size).toBe(CHAINS.length)
  expect(new Set(CHAINS.map((chain) => brandOf(chain.name))).size).toBe(CHAINS.length)
})

test('stars are a range', () => {
  for (const { stars } of CHAINS) expect(stars[0]).toBeLessThanOrEqual(stars[1])
})
