/** Every match of a search as the map knows it: in columns, projected once. */
import type { GeoPoint } from '../../../../../places/rules/distance.ts'
import type { MapBounds } from '../../../../../places/rules/map-bounds.ts'
import { worldX, worldY } from '../../../../../places/rules/map-projection.ts'

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
