/**
 * Path data. Straight shapes use whole numbers, relative to each other, which makes a window
 * cost about twenty bytes; what needs more precision is drawn larger and scaled down.
 */
import type { Dice } from '../../src/site/dice.ts'
import { short, type Point } from './svg.ts'

export function polygon(points: readonly Point[]): string {
  return points.length > 1 ? trace(points) + 'z' : ''
}

export function polyline(points: readonly Point[]): string {
  return trace(points)
}

export function box(x: number, y: number, width: number, height: number): string {
  return polygon([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ])
}

/** A closed or open curve through all points (Catmull-Rom turned into Béziers). */
export function curve(points: readonly Point[], closed = false): string {
  const count = points.length
  const at = (index: number): Point => {
    const [x, y] = closed
      ? points[(index + count) % count]!
      : points[Math.max(0, Math.min(count - 1, index))]!
    return [Math.round(x), Math.round(y)]
  }
  let out = 'M' + joined(at(0)[0], at(0)[1])
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const dx = to[0] - from[0]
    const dy = to[1] - from[1]
    const start = joined(Math.round((to[0] - before[0]) / 6), Math.round((to[1] - before[1]) / 6))
    const end = joined(
      Math.round(dx - (after[0] - from[0]) / 6),
      Math.round(dy - (after[1] - from[1]) / 6),
    )
    out += `c${start} ${end} ${joined(dx, dy)}`
  }
  return closed ? out + 'z' : out
}

/** A polygon whose corners are rounded off: cushions, mattresses, towels. */
export function softPolygon(points: readonly Point[], radius: number): string {
  let out = ''
  let x = 0
  let y = 0
  for (let i = 0; i < points.length; i++) {
    const corner = points[i]!
    const enter = toward(corner, points[(i + points.length - 1) % points.length]!, radius)
    const leave = toward(corner, points[(i + 1) % points.length]!, radius)
    if (out) out += 'l' + joined(enter[0] - x, enter[1] - y)
    else out = 'M' + joined(enter[0], enter[1])
    const turn = joined(Math.round(corner[0]) - enter[0], Math.round(corner[1]) - enter[1])
    out += `q${turn} ${joined(leave[0] - enter[0], leave[1] - enter[1])}`
    x = leave[0]
    y = leave[1]
  }
  return out + 'z'
}

/** A scalloped outline, the hand of foliage and of clouds; whole numbers do for it. */
export function scallop(
  dice: Dice,
  x: number,
  y: number,
  rx: number,
  ry: number,
  bumps: number,
  flatBase = false,
): string {
  const points: Point[] = []
  for (let i = 0; i < bumps; i++) {
    const angle = ((i + dice.between(-0.25, 0.25)) / bumps) * Math.PI * 2
    const reach = dice.between(0.86, 1.06)
    const py = Math.sin(angle) * ry * reach
    points.push([
      Math.round(x + Math.cos(angle) * rx * reach),
      Math.round(y + (flatBase ? Math.min(py, ry * 0.3) : py)),
    ])
  }
  let out = `M${pair(points[0]![0], points[0]![1])}`
  for (let i = 0; i < bumps; i++) {
    const [ax, ay] = points[i]!
    const [bx, by] = points[(i + 1) % bumps]!
    const flat = flatBase && ay > y + ry * 0.2 && by > y + ry * 0.2
    const radius = Math.ceil(Math.hypot(bx - ax, by - ay) * (flat ? 3 : 0.56))
    out += `a${radius} ${radius} 0 0 1 ${pair(bx - ax, by - ay)}`
  }
  return out + 'z'
}

export function between(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

export function star(x: number, y: number, radius: number): string {
  const points: Point[] = []
  for (let i = 0; i < 10; i++) {
    const reach = i % 2 ? radius * 0.42 : radius
    const angle = (i / 10) * Math.PI * 2 - Math.PI / 2
    points.push([x + Math.cos(angle) * reach, y + Math.sin(angle) * reach])
  }
  return polygon(points)
}

function toward(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const [x, y] = between(from, to, Math.min(0.5, distance / length))
  return [Math.round(x), Math.round(y)]
}

function trace(points: readonly Point[]): string {
  let x = Math.round(points[0]![0])
  let y = Math.round(points[0]![1])
  let out = 'M' + joined(x, y)
  for (let i = 1; i < points.length; i++) {
    const dx = Math.round(points[i]![0]) - x
    const dy = Math.round(points[i]![1]) - y
    out += dy === 0 ? 'h' + dx : dx === 0 ? 'v' + dy : 'l' + joined(dx, dy)
    x += dx
    y += dy
  }
  return out
}

export function pair(x: number, y: number): string {
  return joined(Math.round(x * 10) / 10, Math.round(y * 10) / 10)
}

/** A minus sign separates two numbers as well as a space does. */
function joined(x: number, y: number): string {
  return y < 0 ? short(x) + short(y) : `${short(x)} ${short(y)}`
}
