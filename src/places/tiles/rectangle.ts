/** A rectangle of the projected world, or of anything else that has two axes. */

export interface Rectangle {
  left: number
  top: number
  right: number
  bottom: number
}

export function overlap(one: Rectangle, other: Rectangle): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  )
}

export function grown({ left, top, right, bottom }: Rectangle, x: number, y = x): Rectangle {
  return { left: left - x, top: top - y, right: right + x, bottom: bottom + y }
}
