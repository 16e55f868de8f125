/**
 * The projection of web maps: the world as a square from 0 to 1, north at the top. At zoom z its
 * side is 256 · 2^z pixels, cut into tiles of 256.
 */
import type { GeoPoint } from './distance.ts'

export const TILE_PIXELS = 256

/** Where the square ends; nobody books a room beyond. */
const MAX_LATITUDE = 85.0511287798

/** Beyond the last there is no more detail to show, before the first nothing to choose from. */
export const MIN_ZOOM = 2
export const MAX_ZOOM = 17

export function worldX(longitude: number): number {
  return (longitude + 180) / 360
}

export function worldY(latitude: number): number {
  const kept = Math.min(MAX_LATITUDE, Math.max(-MAX_LATITUDE, latitude))
  const sine = Math.sin((kept * Math.PI) / 180)
  return 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)
}

export function pointAt(x: number, y: number): GeoPoint {
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI
  return { latitude, longitude: x * 360 - 180 }
}

/** How many pixels the world is wide. */
export function worldPixels(zoom: number): number {
  return TILE_PIXELS * 2 ** zoom
}

/** The same longitude between -180 and 180, however often a map was turned around the globe. */
export function onGlobe(longitude: number): number {
  return ((((longitude + 180) % 360) + 360) % 360) - 180
}
