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

/** Kilometres from a coordinate to the nearest spot of the segment between two others. */
export function distanceToSegmentKm(
  latitude: number,
  longitude: number,
  startLatitude: number,
  startLongitude: number,
  endLatitude: number,
  endLongitude: number,
): number {
  const shrink = Math.cos(latitude * RADIANS)
  const startEast = degreesEast(startLongitude - longitude) * shrink
  const startNorth = startLatitude - latitude
  const alongEast = degreesEast(endLongitude - startLongitude) * shrink
  const alongNorth = endLatitude - startLatitude
  const lengthSquared = alongEast * alongEast + alongNorth * alongNorth
  const projected =
    lengthSquared === 0 ? 0 : -(startEast * alongEast + startNorth * alongNorth) / lengthSquared
  const share = Math.min(1, Math.max(0, projected))
  const east = startEast + share * alongEast
  const north = startNorth + share * alongNorth
  return Math.sqrt(east * east + north * north) * KM_PER_DEGREE
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
