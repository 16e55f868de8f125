/** What every kind of roof needs to know about the block it covers. */
import type { Site, Spot, Wall } from '../camera.ts'
import type { Point } from '../svg.ts'
import type { Works } from '../windows.ts'

/** A block of a building in its site: u along the front, v to the back. */
export interface Block {
  u: number
  v: number
  w: number
  d: number
  storeys: number
}

export interface Roofing {
  works: Works
  site: Site
  block: Block
  /** Height of the eaves. */
  top: number
  front: Wall
  side: Wall
  /** Near the picture's middle a side wall can turn away from the viewer. */
  sideSeen: boolean
  frontExposure: number
  sideExposure: number
}

export const SNOW = '#f3f8fc'

/** The walls that show, far one first, each with the light it gets. */
export function wallsOf(at: Roofing): (readonly [Wall, number])[] {
  const front = [at.front, at.frontExposure] as const
  return at.sideSeen ? [[at.side, at.sideExposure], front] : [front]
}

/** A flat shape whose corners (u, v, h) are local to the block. */
export function face({ site, block }: Roofing, spots: readonly Spot[]): string {
  return site.face(spots.map(([u, v, h]) => [block.u + u, block.v + v, h] as const))
}

export function seen({ site, block }: Roofing, u: number, v: number, h: number): Point {
  return site.see(block.u + u, block.v + v, h)
}
