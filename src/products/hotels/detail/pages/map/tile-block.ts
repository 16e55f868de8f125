/** The tiles of a still map, and where a place lies on them. */
import type { GeoPoint } from '../../../../../places/rules/distance.ts'
import { TILE_PIXELS, worldX, worldY } from '../../../../../places/rules/map-projection.ts'
import { DETAIL_ZOOM } from '../../../list/rules/map-view.ts'

export const BLOCK_COLUMNS = 3
export const BLOCK_ROWS = 2

export interface TileBlock {
  /** Row by row. */
  tiles: { z: number; x: number; y: number }[]
  /** In pixels of the block. */
  pin: { x: number; y: number }
  /** How far the frame, half as large as the block, is moved over it, in quarters of itself. */
  shift: { x: number; y: number }
}

/** The place comes to lie in the middle column, and not far from the middle of the height. */
export function tileBlock({ latitude, longitude }: GeoPoint): TileBlock {
  const size = 2 ** DETAIL_ZOOM
  const column = worldX(longitude) * size
  const row = worldY(latitude) * size
  const left = Math.floor(column) - 1
  const top = Math.min(size - BLOCK_ROWS, Math.max(0, Math.floor(row - 0.5)))
  const tiles = Array.from({ length: BLOCK_COLUMNS * BLOCK_ROWS }, (_, index) => ({
    z: DETAIL_ZOOM,
    // The world goes on where it ends.
    x: (left + (index % BLOCK_COLUMNS) + size) % size,
    y: top + Math.floor(index / BLOCK_COLUMNS),
  }))
  const [across, down] = [column - left, row - top]
  return {
    tiles,
    pin: { x: Math.round(across * TILE_PIXELS), y: Math.round(down * TILE_PIXELS) },
    shift: { x: quarters(across / BLOCK_COLUMNS), y: quarters(down / BLOCK_ROWS) },
  }
}

/** Brings a place at this share of the block about to the middle of the frame. */
function quarters(share: number): number {
  return Math.min(4, Math.max(0, Math.round((2 * share - 0.5) * 4)))
}
