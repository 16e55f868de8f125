/** Every match of a search as the map knows it: in columns, projected once. */
import type { GeoPoint } from '../../../../../places/rules/distance.ts'
import { worldPixels, worldX, worldY } from '../../../../../places/rules/map-projection.ts'
import type { MapBounds } from '../../../../../places/rules/map-bounds.ts'
import styles from './map-mark.module.css'

export interface MapPins {
  id: readonly number[]
  latitude: readonly number[]
  longitude: readonly number[]
  /** Per room and night, in minor units. */
  price: readonly number[]
  /** On the square of the projected world. */
  x: Float64Array
  y: Float64Array
}

export type PinColumns = Pick<MapPins, 'id' | 'latitude' | 'longitude' | 'price'>

export const NO_PINS: MapPins = mapPins({ id: [], latitude: [], longitude: [], price: [] })

export function mapPins(columns: PinColumns): MapPins {
  return {
    ...columns,
    x: Float64Array.from(columns.longitude, worldX),
    y: Float64Array.from(columns.latitude, worldY),
  }
}

/** Indexes of the pins in a rectangle, the cheapest first. */
export function pinsWithin(pins: MapPins, bounds: MapBounds): number[] {
  const found: number[] = []
  for (let at = 0; at < pins.id.length; at++)
    if (isWithin(bounds, { latitude: pins.latitude[at]!, longitude: pins.longitude[at]! }))
      found.push(at)
  return found.toSorted((one, other) => pins.price[one]! - pins.price[other]! || one - other)
}

export function isWithin(
  { south, west, north, east }: MapBounds,
  { latitude, longitude }: GeoPoint,
): boolean {
  const isEastOfWest = longitude >= west
  const isWestOfEast = longitude <= east
  return (
    latitude >= south &&
    latitude <= north &&
    (west <= east ? isEastOfWest && isWestOfEast : isEastOfWest || isWestOfEast)
  )
}

/** The smallest rectangle around pins; null when there are none. */
export function boundsOfPins(
  { latitude, longitude }: Pick<MapPins, 'latitude' | 'longitude'>,
  chosen: readonly number[] = latitude.map((_, at) => at),
): MapBounds | null {
  if (chosen.length === 0) return null
  const bounds = { south: 90, west: 180, north: -90, east: -180 }
  for (const at of chosen) {
    bounds.south = Math.min(bounds.south, latitude[at]!)
    bounds.north = Math.max(bounds.north, latitude[at]!)
    bounds.west = Math.min(bounds.west, longitude[at]!)
    bounds.east = Math.max(bounds.east, longitude[at]!)
  }
  return bounds
}

/** A mark on the map: the price of one hotel, or the number of several. */
export interface MapMark extends GeoPoint {
  /** The same for the same mark, so that it stays when the map moves. */
  key: string
  kind: 'pin' | 'cluster'
  /** What is written on it, and under it. */
  text: string
  note: string
  /** What it is called when it is read aloud. */
  name: string
  isChosen: boolean
  onClick: () => void
}

/** How the mark's element looks; what is written under is drawn by the style sheet. */
export function dressMark(element: HTMLElement, { note, isChosen, name }: MapMark): void {
  element.setAttribute('role', 'button')
  // It says the note as well.
  element.setAttribute('aria-label', name)
  element.toggleAttribute('data-chosen', isChosen)
  if (note !== '') element.dataset['note'] = note
}

export function markClass(kind: MapMark['kind']): string {
  return styles[kind]!
}

// Pins that would lie over each other, gathered into one mark.
//
// A pin takes up all free ones whose mark would touch its own, in the order of the pins; then
// marks that have come to touch by that are gathered in the same way. The whole zoom is gathered at
// once and from fixed cells, so moving the map changes no mark.

/** How wide and high a mark is, in pixels. */
const MARK_WIDTH = 66
const MARK_HEIGHT = 46

/** From here on only what stands at the same door is gathered. */
const STREET_ZOOM = 16
const STREET_SHARE = 0.4

/** After so many the few marks that still touch may overlap a little. */
const ROUNDS = 4

export interface PinCluster {
  /** Indexes of its pins; one that stands alone is a cluster of one. */
  members: number[]
  x: number
  y: number
  /** Of its cheapest pin. */
  price: number
}

export function clusterPins(pins: MapPins, zoom: number): PinCluster[] {
  const share = zoom >= STREET_ZOOM ? STREET_SHARE : 1
  const scale = worldPixels(zoom)
  const size = { width: (MARK_WIDTH * share) / scale, height: (MARK_HEIGHT * share) / scale }
  let clusters = pins.id.map((_, at): PinCluster => {
    return { members: [at], x: pins.x[at]!, y: pins.y[at]!, price: pins.price[at]! }
  })
  for (let round = 0; round < ROUNDS; round++) {
    const gathered = gatherTouching(clusters, size)
    if (gathered.length === clusters.length) break
    clusters = gathered
  }
  return clusters
}

function gatherTouching(
  clusters: readonly PinCluster[],
  { width, height }: { width: number; height: number },
): PinCluster[] {
  const columnOf = ({ x }: PinCluster) => Math.floor(x / width)
  const rowOf = ({ y }: PinCluster) => Math.floor(y / height)
  const cells = Map.groupBy(clusters, (cluster) => cellKey(columnOf(cluster), rowOf(cluster)))
  const taken = new Set<PinCluster>()
  const gathered: PinCluster[] = []
  for (const cluster of clusters) {
    if (taken.has(cluster)) continue
    const together: PinCluster[] = []
    for (let row = rowOf(cluster) - 1; row <= rowOf(cluster) + 1; row++)
      for (let column = columnOf(cluster) - 1; column <= columnOf(cluster) + 1; column++)
        for (const other of cells.get(cellKey(column, row)) ?? []) {
          const [east, south] = [Math.abs(other.x - cluster.x), Math.abs(other.y - cluster.y)]
          if (taken.has(other) || east >= width || south >= height) continue
          taken.add(other)
          together.push(other)
        }
    gathered.push(together.length === 1 ? cluster : joined(together))
  }
  return gathered
}

/** Columns and rows of the world at the nearest zoom stay far below this. */
function cellKey(column: number, row: number): number {
  return row * 2 ** 26 + column
}

function joined(clusters: readonly PinCluster[]): PinCluster {
  const members = clusters.flatMap((cluster) => cluster.members)
  const mean = (valueOf: (cluster: PinCluster) => number) =>
    clusters.reduce((sum, each) => sum + valueOf(each) * each.members.length, 0) / members.length
  return {
    members,
    x: mean(({ x }) => x),
    y: mean(({ y }) => y),
    price: Math.min(...clusters.map(({ price }) => price)),
  }
}
