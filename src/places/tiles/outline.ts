/**
 * Lines cut into short runs, each with the rectangle it stays in, so that drawing a small part of
 * the world touches little more than what is seen.
 */
import type { Line } from './world-atlas.ts'

/** A line as it is kept: near enough for any zoom, and half as large. */
type KeptLine = Float32Array

const RUN_CORNERS = 32

export interface Outline {
  line: KeptLine
  bounds: Rectangle
  /** Run r goes from corner 32r to corner 32r + 32, or to the last. */
  runs: readonly Rectangle[]
}

/** Many outlines end to end. */
export interface OutlineColumns {
  /** Corners as x and y in turn, and where in them each outline begins and the last one ends. */
  corners: Float32Array
  starts: Uint32Array
  /** Left, top, right and bottom of each outline. */
  bounds: Float32Array
}

export function outlineColumns(lines: readonly Line[]): OutlineColumns {
  const starts = new Uint32Array(lines.length + 1)
  lines.forEach((line, at) => (starts[at + 1] = starts[at]! + line.length))
  const corners = new Float32Array(starts.at(-1)!)
  lines.forEach((line, at) => corners.set(line, starts[at]))
  const bounds = lines.flatMap((_, at) => {
    const { left, top, right, bottom } = boundsOfLine(corners.subarray(starts[at], starts[at + 1]))
    return [left, top, right, bottom]
  })
  return { corners, starts, bounds: Float32Array.from(bounds) }
}

export function outlinesIn({ corners, starts, bounds }: OutlineColumns): Outline[] {
  return Array.from({ length: starts.length - 1 }, (_, at) => {
    const [left, top, right, bottom] = bounds.subarray(4 * at, 4 * at + 4)
    return new KeptOutline(corners.subarray(starts[at], starts[at + 1]), {
      left: left!,
      top: top!,
      right: right!,
      bottom: bottom!,
    })
  })
}

/** Cut into runs when it first comes into view: most of the world never does. */
class KeptOutline implements Outline {
  readonly line: KeptLine
  readonly bounds: Rectangle
  private cut: Rectangle[] | undefined

  constructor(line: KeptLine, bounds: Rectangle) {
    this.line = line
    this.bounds = bounds
  }

  get runs(): readonly Rectangle[] {
    return (this.cut ??= runsOf(this.line))
  }
}

function runsOf(line: KeptLine): Rectangle[] {
  const corners = line.length / 2
  const runs: Rectangle[] = []
  for (let first = 0; first < corners - 1; first += RUN_CORNERS)
    runs.push(boundsOf(line, first, Math.min(first + RUN_CORNERS, corners - 1)))
  return runs
}

/** First and last corner of a run. */
export function runAt({ line }: Outline, run: number): [first: number, last: number] {
  const first = run * RUN_CORNERS
  return [first, Math.min(first + RUN_CORNERS, line.length / 2 - 1)]
}

/**
 * The ring with every run that stays on one side of the view replaced by its first corner. What
 * is inside and outside within the view does not change by that: the replaced stretch and the
 * straight line instead of it lie on the same side.
 */
export function nearCorners(outline: Outline, view: Rectangle): number[] {
  const { line, runs } = outline
  const near: number[] = []
  for (let run = 0; run < runs.length; run++) {
    const [first, last] = runAt(outline, run)
    const end = isBeside(runs[run]!, view) ? first + 1 : last
    for (let corner = first; corner < end; corner++)
      near.push(line[2 * corner]!, line[2 * corner + 1]!)
  }
  return near
}

export function isBeside(one: Rectangle, view: Rectangle): boolean {
  return (
    one.right < view.left || one.left > view.right || one.bottom < view.top || one.top > view.bottom
  )
}

export function boundsOfLine(line: Line | KeptLine): Rectangle {
  return boundsOf(line, 0, line.length / 2 - 1)
}

function boundsOf(line: Line | KeptLine, first: number, last: number): Rectangle {
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (let corner = first; corner <= last; corner++) {
    const x = line[2 * corner]!
    const y = line[2 * corner + 1]!
    if (x < bounds.left) bounds.left = x
    if (x > bounds.right) bounds.right = x
    if (y < bounds.top) bounds.top = y
    if (y > bounds.bottom) bounds.bottom = y
  }
  return bounds
}

// A rectangle of the projected world, or of anything else that has two axes.

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
