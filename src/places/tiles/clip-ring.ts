/** Cuts a ring off at the sides of a rectangle, one side after the other (Sutherland–Hodgman). */
import type { Rectangle } from './rectangle.ts'

/** Corners as x and y in turn, before and after; empty when nothing of the ring is inside. */
export function clipRing(ring: readonly number[], view: Rectangle): number[] {
  let left = clipSide(ring, 0, view.left, 1)
  left = clipSide(left, 0, view.right, -1)
  left = clipSide(left, 1, view.top, 1)
  return clipSide(left, 1, view.bottom, -1)
}

/** Keeps what lies on the side of `limit` towards which `direction` points, on one axis. */
function clipSide(
  ring: readonly number[],
  axis: 0 | 1,
  limit: number,
  direction: 1 | -1,
): number[] {
  const kept: number[] = []
  const { length } = ring
  if (length === 0) return kept
  let [fromX, fromY] = [ring[length - 2]!, ring[length - 1]!]
  let wasInside = ((axis === 0 ? fromX : fromY) - limit) * direction >= 0
  for (let at = 0; at < length; at += 2) {
    const x = ring[at]!
    const y = ring[at + 1]!
    const isInside = ((axis === 0 ? x : y) - limit) * direction >= 0
    if (isInside !== wasInside) {
      const share = axis === 0 ? (limit - fromX) / (x - fromX) : (limit - fromY) / (y - fromY)
      kept.push(
        axis === 0 ? limit : fromX + share * (x - fromX),
        axis === 1 ? limit : fromY + share * (y - fromY),
      )
    }
    if (isInside) kept.push(x, y)
    ;[fromX, fromY, wasInside] = [x, y, isInside]
  }
  return kept
}
