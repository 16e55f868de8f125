/** A part of the world at a zoom, in pixels: a tile, or a picture of its own. */
import { TILE_PIXELS, worldPixels, worldX, worldY } from '../rules/map-projection.ts'
import type { GeoPoint } from '../rules/distance.ts'
import type { Rectangle } from './outline.ts'

export interface MapView {
  /** May lie between two whole zooms. */
  zoom: number
  /** In pixels of the whole world at that zoom. */
  left: number
  top: number
  width: number
  height: number
}

export function tileView(zoom: number, column: number, row: number): MapView {
  return {
    zoom,
    left: column * TILE_PIXELS,
    top: row * TILE_PIXELS,
    width: TILE_PIXELS,
    height: TILE_PIXELS,
  }
}

export function viewAround(
  centre: GeoPoint,
  zoom: number,
  { width, height }: { width: number; height: number },
): MapView {
  const scale = worldPixels(zoom)
  const left = worldX(centre.longitude) * scale - width / 2
  const top = worldY(centre.latitude) * scale - height / 2
  return { zoom, left, top, width, height }
}

/** What a view shows of the projected world, and so many pixels more on every side. */
export function seenFrom(
  { zoom, left, top, width, height }: MapView,
  marginX: number,
  marginY = marginX,
): Rectangle {
  const scale = worldPixels(zoom)
  return {
    left: (left - marginX) / scale,
    top: (top - marginY) / scale,
    right: (left + width + marginX) / scale,
    bottom: (top + height + marginY) / scale,
  }
}
