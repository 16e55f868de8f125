/** Distances between places: measured, and written. */

export interface GeoPoint {
  latitude: number
  longitude: number
}

const EARTH_RADIUS_KM = 6378.137

/** Stands for a distance that nobody knows. */
export const UNKNOWN_DISTANCE = -1

/** Great-circle distance by the haversine formula, which stays exact for close points. */
export function distanceKm(from: GeoPoint, to: GeoPoint): number {
  const [fromLatitude, toLatitude] = [radians(from.latitude), radians(to.latitude)]
  const chord =
    halfSineSquared(toLatitude - fromLatitude) +
    Math.cos(fromLatitude) *
      Math.cos(toLatitude) *
      halfSineSquared(radians(to.longitude - from.longitude))
  // Opposite points may exceed 1 by rounding, and no arc has a greater sine.
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, chord)))
}

/** Two decimals with a comma, in every edition. */
export function formatDistance(km: number): string {
  return (Math.round(km * 100 + BINARY_NOISE) / 100).toFixed(2).replace('.', ',')
}

/** 1.005 × 100 is 100.49999999999999, which is still to be rounded up as its decimals say. */
const BINARY_NOISE = 1e-6

function halfSineSquared(angle: number): number {
  return Math.sin(angle / 2) ** 2
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
