/**
 * One perspective for everything in a picture: metres in, pixels out.
 * The camera looks straight ahead, so upright edges stay upright, as in architectural photos.
 */
import { polygon } from './paths.ts'
import type { Point } from './svg.ts'

/** Metres: x to the right, y up, z away from the camera. */
export type Spot = readonly [x: number, y: number, z: number]

const NEAREST = 0.6

/** Rectangles in space, named by how they stand: facing the viewer, lying, or along the view. */
export function frontal(x0: number, y0: number, x1: number, y1: number, z: number): Spot[] {
  return [
    [x0, y0, z],
    [x1, y0, z],
    [x1, y1, z],
    [x0, y1, z],
  ]
}

export function level(x0: number, z0: number, x1: number, z1: number, y: number): Spot[] {
  return [
    [x0, y, z0],
    [x1, y, z0],
    [x1, y, z1],
    [x0, y, z1],
  ]
}

export function lateral(z0: number, y0: number, z1: number, y1: number, x: number): Spot[] {
  return [
    [x, y0, z0],
    [x, y0, z1],
    [x, y1, z1],
    [x, y1, z0],
  ]
}

export class Camera {
  readonly horizon: number
  readonly eye: number
  readonly focal: number
  readonly centre: number

  constructor(horizon: number, eye: number, focal: number, centre = 600) {
    this.horizon = horizon
    this.eye = eye
    this.focal = focal
    this.centre = centre
  }

  see(x: number, y: number, z: number): Point {
    const scale = this.focal / Math.max(z, NEAREST)
    return [this.centre + x * scale, this.horizon - (y - this.eye) * scale]
  }

  /** Pixels per metre at a distance. */
  scale(z: number): number {
    return this.focal / Math.max(z, NEAREST)
  }

  /** A flat shape in space; the part behind the camera is cut off. */
  face(spots: readonly Spot[]): string {
    return polygon(this.outline(spots))
  }

  outline(spots: readonly Spot[]): Point[] {
    const seen: Point[] = []
    for (let i = 0; i < spots.length; i++) {
      const here = spots[i]!
      const next = spots[(i + 1) % spots.length]!
      if (here[2] >= NEAREST) seen.push(this.see(here[0], here[1], here[2]))
      if (here[2] >= NEAREST !== next[2] >= NEAREST) {
        const share = (NEAREST - here[2]) / (next[2] - here[2])
        const x = here[0] + (next[0] - here[0]) * share
        const y = here[1] + (next[1] - here[1]) * share
        seen.push(this.see(x, y, NEAREST))
      }
    }
    return seen
  }

  /** The distance at which the ground appears at a height of the picture. */
  groundAt(screenY: number): number {
    return (this.eye * this.focal) / (screenY - this.horizon)
  }
}

/** A plot of land, turned against the camera: u along the front, v to the back, h up. */
export class Site {
  readonly camera: Camera
  readonly turn: number
  x: number
  z: number
  private readonly cos: number
  private readonly sin: number

  constructor(camera: Camera, x: number, z: number, turn: number) {
    this.camera = camera
    this.x = x
    this.z = z
    this.turn = turn
    this.cos = Math.cos(turn)
    this.sin = Math.sin(turn)
  }

  spot(u: number, v: number, h: number): Spot {
    return [this.x + u * this.cos - v * this.sin, h, this.z + u * this.sin + v * this.cos]
  }

  see(u: number, v: number, h: number): Point {
    const x = this.x + u * this.cos - v * this.sin
    return this.camera.see(x, h, this.z + u * this.sin + v * this.cos)
  }

  distance(u: number, v: number): number {
    return this.z + u * this.sin + v * this.cos
  }

  /** A flat shape given by its corners (u, v, h). */
  face(corners: readonly Spot[]): string {
    return this.camera.face(corners.map(([u, v, h]) => this.spot(u, v, h)))
  }

  /** A rectangle that stands parallel to the front. */
  upright(u0: number, h0: number, u1: number, h1: number, v: number): string {
    return this.face([
      [u0, v, h0],
      [u1, v, h0],
      [u1, v, h1],
      [u0, v, h1],
    ])
  }

  /** A rectangle on the ground. */
  floor(u0: number, v0: number, u1: number, v1: number): string {
    return this.face([
      [u0, v0, 0],
      [u1, v0, 0],
      [u1, v1, 0],
      [u0, v1, 0],
    ])
  }
}

/** One wall of a building: u along it, h up, out towards the viewer. */
export interface Wall {
  readonly width: number
  readonly height: number
  at(u: number, h: number, out?: number): Point
}

export function quad(wall: Wall, u0: number, h0: number, u1: number, h1: number, out = 0): string {
  return polygon([
    wall.at(u0, h0, out),
    wall.at(u1, h0, out),
    wall.at(u1, h1, out),
    wall.at(u0, h1, out),
  ])
}
