import { expect, test } from 'vitest'
import { clipRing } from './draw-map.ts'
import { nearCorners, outlineColumns, outlinesIn } from './outline.ts'

/** A circle of many corners. */
const corners = 4_000
const exactCircle = Float64Array.from({ length: 2 * (corners + 1) }, (_, at) => {
  const angle = ((at >> 1) / corners) * 2 * Math.PI
  return at % 2 === 0 ? Math.cos(angle) : Math.sin(angle)
})

const [outline] = outlinesIn(outlineColumns([exactCircle]))
const circle = outline!.line

const views = [
  ['on its edge', { left: 0.6, top: 0.6, right: 0.8, bottom: 0.8 }],
  ['in its middle', { left: -0.1, top: -0.1, right: 0.1, bottom: 0.1 }],
  ['beside it', { left: 0.9, top: 0.9, right: 1, bottom: 1 }],
] as const

test.each(views)('a view %s sees the same with far fewer corners', (_, view) => {
  const near = nearCorners(outline!, view)
  expect(near.length).toBeLessThan(circle.length / 8)
  const exact = clipRing(Array.from(circle.subarray(2)), view)
  expect(areaOf(clipRing(near, view))).toBeCloseTo(areaOf(exact), 12)
})

function areaOf(ring: number[]): number {
  let area = 0
  for (let at = 0; at < ring.length; at += 2) {
    const next = (at + 2) % ring.length
    area += ring[at]! * ring[next + 1]! - ring[next]! * ring[at + 1]!
  }
  return Math.abs(area) / 2
}
