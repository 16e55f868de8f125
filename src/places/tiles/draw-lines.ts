/** Shores and borders within a view, as path data in quarters of a pixel. */
import { worldPixels } from '../rules/map-projection.ts'
import { clipRing } from './clip-ring.ts'
import { type MapView, seenFrom } from './map-view.ts'
import { isBeside, nearCorners, type Outline, runAt } from './outline.ts'

/** Whole quarters are shorter to write than decimals, and finer than any screen shows. */
export const PARTS_PER_PIXEL = 4

/** Cut edges run along the outside of the view, as far away as the widest line reaches. */
const MARGIN = 12

/** Corners nearer to each other than half a pixel are one. */
const LEAST_STEP = PARTS_PER_PIXEL / 2

export function landPath(land: readonly Outline[], view: MapView): string {
  const seen = seenFrom(view, MARGIN)
  const write = writer(view)
  let path = ''
  for (const outline of land) {
    if (isBeside(outline.bounds, seen)) continue
    const ring = clipRing(nearCorners(outline, seen), seen)
    if (ring.length > 0) path += write(ring, true)
  }
  return path
}

export function linePath(lines: readonly Outline[], view: MapView): string {
  const seen = seenFrom(view, MARGIN)
  const write = writer(view)
  let path = ''
  for (const outline of lines) {
    if (isBeside(outline.bounds, seen)) continue
    for (let run = 0; run < outline.runs.length; run++) {
      if (isBeside(outline.runs[run]!, seen)) continue
      const [first, last] = runAt(outline, run)
      path += write(outline.line.subarray(2 * first, 2 * last + 2), false)
    }
  }
  return path
}

/** Small islands would vanish when their corners are thinned out; they keep a speck. */
function writer({ zoom, left, top }: MapView) {
  const scale = worldPixels(zoom) * PARTS_PER_PIXEL
  const [originX, originY] = [left * PARTS_PER_PIXEL, top * PARTS_PER_PIXEL]
  return (corners: ArrayLike<number>, isRing: boolean): string => {
    let [x, y] = [0, 0]
    let path = ''
    const lastAt = corners.length - 2
    for (let at = 0; at <= lastAt; at += 2) {
      const toX = Math.round(corners[at]! * scale - originX)
      const toY = Math.round(corners[at + 1]! * scale - originY)
      if (path === '') path = `M${toX} ${toY}l`
      else {
        const isNear = Math.abs(toX - x) < LEAST_STEP && Math.abs(toY - y) < LEAST_STEP
        if (isNear && (isRing || at < lastAt)) continue
        path += `${toX - x} ${toY - y} `
      }
      ;[x, y] = [toX, toY]
    }
    return isRing ? `${path}z` : path
  }
}
