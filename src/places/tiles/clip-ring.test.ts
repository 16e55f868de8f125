import { expect, test } from 'vitest'
import { clipRing } from './draw-map.ts'

const view = { left: 0, top: 0, right: 10, bottom: 10 }

test('a ring inside stays as it is', () => {
  const ring = [1, 1, 9, 1, 5, 9]
  expect(clipRing(ring, view)).toEqual(ring)
})

test('of a ring outside nothing is left', () => {
  expect(clipRing([11, 1, 19, 1, 15, 9], view)).toEqual([])
})

test('a ring around the view becomes the view', () => {
  const clipped = clipRing([-5, -5, 20, -5, 20, 20, -5, 20], view)
  expect(areaOf(clipped)).toBe(100)
})

test('a ring over an edge is cut there', () => {
  const clipped = clipRing([-4, 2, 4, 2, 4, 6, -4, 6], view)
  expect(areaOf(clipped)).toBe(16)
  expect(Math.min(...clipped)).toBe(0)
})

function areaOf(ring: number[]): number {
  let area = 0
  for (let at = 0; at < ring.length; at += 2) {
    const next = (at + 2) % ring.length
    area += ring[at]! * ring[next + 1]! - ring[next]! * ring[at + 1]!
  }
  return Math.abs(area) / 2
}
