/**
 * Hotels by where they stand: rows sorted by cells of a quarter of a degree (at most 28 km), the
 * cells counted from the south-west. A million cells cost 4 MB and a city fills one or two of them,
 * so a radius or a small rectangle looks at little more than what it finds.
 */
import { distanceKm, type GeoPoint } from '../../../../places/rules/distance.ts'
import { isOnMap } from '../../list/rules/map-view.ts'
import { allocate, type EngineColumns } from './engine-columns.ts'

const CELLS_PER_DEGREE = 4
const COLUMNS = 360 * CELLS_PER_DEGREE
const ROWS = 180 * CELLS_PER_DEGREE
/** A little less than the true 111.3, so that a box is never too small. */
const KM_PER_DEGREE = 111

export interface GeoRectangle {
  south: number
  /** East of `east` when the rectangle lies across the date line. */
  west: number
  north: number
  east: number
}

type GridColumns = Pick<EngineColumns, 'latitude' | 'longitude' | 'gridStart' | 'gridRows'>

export function buildGrid({
  latitude,
  longitude,
}: Pick<EngineColumns, 'latitude' | 'longitude'>): Pick<EngineColumns, 'gridStart' | 'gridRows'> {
  const cells = new Int32Array(latitude.length)
  const gridStart = allocate('gridStart', COLUMNS * ROWS + 1)
  let placed = 0
  for (let row = 0; row < cells.length; row++) {
    const point = { latitude: latitude[row]!, longitude: longitude[row]! }
    cells[row] = isOnMap(point) ? cellY(point.latitude) * COLUMNS + cellX(point.longitude) : -1
    if (cells[row]! < 0) continue
    gridStart[cells[row]! + 1]!++
    placed++
  }
  for (let cell = 0; cell < COLUMNS * ROWS; cell++) gridStart[cell + 1]! += gridStart[cell]!
  const gridRows = allocate('gridRows', placed)
  const next = gridStart.slice()
  cells.forEach((cell, row) => {
    if (cell >= 0) gridRows[next[cell]!++] = row
  })
  return { gridStart, gridRows }
}

/** In no particular order. */
export function rowsWithin(columns: GridColumns, centre: GeoPoint, km: number): number[] {
  const { latitude, longitude } = columns
  return rowsInRectangle(columns, boxAround(centre, km)).filter(
    (row) => distanceKm(centre, { latitude: latitude[row]!, longitude: longitude[row]! }) <= km,
  )
}

/** In no particular order. */
export function rowsInRectangle(columns: GridColumns, rectangle: GeoRectangle): number[] {
  const { south, west, north, east } = rectangle
  if (west > east)
    return [
      ...rowsInRectangle(columns, { south, west, north, east: 180 }),
      ...rowsInRectangle(columns, { south, west: -180, north, east }),
    ]
  const { latitude, longitude, gridStart, gridRows } = columns
  const found: number[] = []
  for (let y = cellY(south); y <= cellY(north); y++) {
    const first = gridStart[y * COLUMNS + cellX(west)]!
    const last = gridStart[y * COLUMNS + cellX(east) + 1]!
    for (let at = first; at < last; at++) {
      const row = gridRows[at]!
      const up = latitude[row]!
      const across = longitude[row]!
      if (up >= south && up <= north && across >= west && across <= east) found.push(row)
    }
  }
  return found
}

function boxAround({ latitude, longitude }: GeoPoint, km: number): GeoRectangle {
  const high = km / KM_PER_DEGREE
  const [south, north] = [Math.max(-90, latitude - high), Math.min(90, latitude + high)]
  const narrowest = Math.cos((Math.max(Math.abs(south), Math.abs(north)) * Math.PI) / 180)
  const wide = high / Math.max(narrowest, 1e-9)
  if (wide >= 180) return { south, west: -180, north, east: 180 }
  return { south, west: eastOf(longitude, -wide), north, east: eastOf(longitude, wide) }
}

function eastOf(longitude: number, degrees: number): number {
  const sum = longitude + degrees
  return sum > 180 ? sum - 360 : sum < -180 ? sum + 360 : sum
}

function cellX(longitude: number): number {
  return Math.max(0, Math.min(COLUMNS - 1, Math.floor((longitude + 180) * CELLS_PER_DEGREE)))
}

function cellY(latitude: number): number {
  return Math.max(0, Math.min(ROWS - 1, Math.floor((latitude + 90) * CELLS_PER_DEGREE)))
}
