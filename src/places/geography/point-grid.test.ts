import { expect, test } from 'vitest'
import { PointGrid } from './point-grid.ts'

const LATITUDES = [40.4, 41.4, -17.8, -17.8]
const LONGITUDES = [-3.7, 2.2, 179.9, -179.8]
const grid = new PointGrid(LATITUDES, LONGITUDES, [0, 1, 2, 3])

test('the nearest place may be far away', () => {
  expect(grid.nearest(40, -3)).toBe(0)
  expect(grid.nearest(-40, -60)).toBeGreaterThanOrEqual(0)
})

test('circles reach across the date line', () => {
  expect(within(-17.8, -179.95, 40)).toEqual([2, 3])
})

test('only what is within the circle is visited', () => {
  expect(within(40.4, -3.6, 20)).toEqual([0])
  expect(within(0, 0, 100)).toEqual([])
})

test('a score decides, and infinity excludes', () => {
  expect(grid.best(41, 0, 600, (index) => -index)).toBe(1)
  expect(grid.best(41, 0, 600, () => Infinity)).toBe(-1)
})

function within(latitude: number, longitude: number, km: number): number[] {
  const found: number[] = []
  grid.visitWithin(latitude, longitude, km, (index) => found.push(index))
  return found.toSorted()
}
