/** A rectangle of the map, as links and calls carry it: `south_west_north_east`, in degrees. */

export interface MapBounds {
  south: number
  /** Greater than `east` where the rectangle crosses the date line. */
  west: number
  north: number
  east: number
}

const FOUR_NUMBERS = /^-?\d{1,3}(\.\d{1,6})?(_-?\d{1,3}(\.\d{1,6})?){3}$/

/** Ten metres are near enough, and let the same view be the same question. */
export function writeBounds({ south, west, north, east }: MapBounds): string {
  return [south, west, north, east].map((degrees) => String(Number(degrees.toFixed(4)))).join('_')
}

/** Null for what is no rectangle on the globe. */
export function readBounds(written: string): MapBounds | null {
  if (!FOUR_NUMBERS.test(written)) return null
  const [south = 0, west = 0, north = 0, east = 0] = written.split('_').map(Number)
  const isOnGlobe =
    south >= -90 &&
    south <= north &&
    north <= 90 &&
    [west, east].every((degrees) => degrees >= -180 && degrees <= 180)
  return isOnGlobe ? { south, west, north, east } : null
}
