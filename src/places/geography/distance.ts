/**
 * Distances on the ground in kilometres.
 * Places compared here lie within a few hundred kilometres of each other, so a flat
 * projection around their middle latitude (error below 0.5 %) does instead of a great circle.
 */

export const KM_PER_DEGREE = 111.195

const RADIANS = Math.PI / 180

/** Kilometres from one coordinate to another, right also across the date line. */
export function distanceKm(
  latitude: number,
  longitude: number,
  otherLatitude: number,
  otherLongitude: number,
): number {
  const north = otherLatitude - latitude
  const east =
    degreesEast(otherLongitude - longitude) * Math.cos(((latitude + otherLatitude) / 2) * RADIANS)
  return Math.sqrt(north * north + east * east) * KM_PER_DEGREE
}

/** A straight piece of a line on the map. */
export interface Segment {
  startLatitude: number
  startLongitude: number
  endLatitude: number
  endLongitude: number
}

/** Kilometres from a coordinate to the nearest spot of a segment. */
export function distanceToSegmentKm(latitude: number, longitude: number, segment: Segment): number {
  const { startEast, startNorth, alongEast, alongNorth } = seenFrom(latitude, longitude, segment)
  const lengthSquared = alongEast * alongEast + alongNorth * alongNorth
  const projected =
    lengthSquared === 0 ? 0 : -(startEast * alongEast + startNorth * alongNorth) / lengthSquared
  const share = Math.min(1, Math.max(0, projected))
  const east = startEast + share * alongEast
  const north = startNorth + share * alongNorth
  return Math.sqrt(east * east + north * north) * KM_PER_DEGREE
}

/**
 * Which part of a segment lies within a distance of a coordinate, as shares of its length from
 * its start; nothing where all of it is farther away.
 */
export function shareWithinKm(
  latitude: number,
  longitude: number,
  segment: Segment,
  km: number,
): [from: number, until: number] | undefined {
  const { startEast, startNorth, alongEast, alongNorth } = seenFrom(latitude, longitude, segment)
  const lengthSquared = alongEast * alongEast + alongNorth * alongNorth
  const beyondSquared = startEast ** 2 + startNorth ** 2 - (km / KM_PER_DEGREE) ** 2
  if (lengthSquared === 0) return beyondSquared <= 0 ? [0, 1] : undefined
  // Where the line enters and leaves the circle: the roots of a quadratic in the share.
  const middle = -(startEast * alongEast + startNorth * alongNorth) / lengthSquared
  const discriminant = middle * middle - beyondSquared / lengthSquared
  if (discriminant < 0) return undefined
  const half = Math.sqrt(discriminant)
  const [from, until] = [Math.max(0, middle - half), Math.min(1, middle + half)]
  return from <= until ? [from, until] : undefined
}

/** The segment in degrees of latitude, with the coordinate in the middle of a flat map. */
function seenFrom(latitude: number, longitude: number, segment: Segment) {
  const shrink = Math.cos(latitude * RADIANS)
  return {
    startEast: degreesEast(segment.startLongitude - longitude) * shrink,
    startNorth: segment.startLatitude - latitude,
    alongEast: degreesEast(segment.endLongitude - segment.startLongitude) * shrink,
    alongNorth: segment.endLatitude - segment.startLatitude,
  }
}

/** How many degrees of longitude a distance spans at a latitude (bounded near the poles). */
export function longitudeSpan(km: number, latitude: number): number {
  return Math.min(180, km / (KM_PER_DEGREE * Math.max(0.01, Math.cos(latitude * RADIANS))))
}

/** Brings a difference of longitudes into −180…180. */
function degreesEast(difference: number): number {
  if (difference > 180) return difference - 360
  if (difference < -180) return difference + 360
  return difference
}
