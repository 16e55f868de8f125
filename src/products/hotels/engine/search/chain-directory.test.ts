import { expect, test } from 'vitest'
import { CHAINS, PLACES, travelMemory } from '../../../../../tests/fixtures/travel-world.ts'

const { chains, geography } = travelMemory(20_800)
const index = (id: number) => geography.byId(id)
const areaOf = (chain: number, home: number) => {
  const area = chains.areaOf(chain, home)
  return area < 0 ? area : geography.name(area)
}

test('chains have names', () => {
  expect(chains.nameOf(CHAINS.spanish)).toBe('Hoteles Giralda')
  expect([chains.nameOf(0), chains.nameOf(999)]).toEqual([null, null])
})

test('a chain is searched for in the smallest place that holds it', () => {
  expect(areaOf(CHAINS.spanish, index(6))).toBe('España (región)')
})

test('a chain of the whole world is searched for at home, or where it is largest', () => {
  expect(areaOf(CHAINS.worldwide, index(PLACES.spain))).toBe('España')
  expect(areaOf(CHAINS.worldwide, -1)).toBe('Europa')
})

test('nobody finds a chain that is not there', () => {
  expect(areaOf(999, -1)).toBe(-1)
})
