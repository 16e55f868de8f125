/** Distances between places, and what a card says about where its hotel is. */

export interface GeoPoint {
  latitude: number
  longitude: number
}

const EARTH_RADIUS_KM = 6378.137

/** Farther away a point of interest says nothing about a hotel, except along a coast. */
const FARTHEST_POINT_KM = 200

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
  return (Math.round(km * 100) / 100).toFixed(2).replace('.', ',')
}

export interface LocationFacts {
  cityName: string
  centreDistanceKm: number
  /** The point of interest that the visitor chose, if any. */
  point: { name: string; distanceKm: number } | null
  hasCoast: boolean
}

export type LocationLine =
  | { kind: 'point-of-interest'; name: string; distanceKm: number }
  /** Without distance when nobody knows it. */
  | { kind: 'city'; name: string; distanceKm: number | null }

export function locationLine(facts: LocationFacts): LocationLine {
  const { point, hasCoast, cityName, centreDistanceKm } = facts
  if (point && isPointShown(point.distanceKm, hasCoast)) {
    return { kind: 'point-of-interest', ...point }
  }
  const distanceKm = centreDistanceKm === UNKNOWN_DISTANCE ? null : centreDistanceKm
  return { kind: 'city', name: cityName, distanceKm }
}

/** The button needs a place to point at and a page whose hotels no longer move. */
export function isMapButtonShown(distanceKm: number, isPageComplete: boolean): boolean {
  return distanceKm !== UNKNOWN_DISTANCE && isPageComplete
}

function isPointShown(km: number, hasCoast: boolean): boolean {
  return km !== UNKNOWN_DISTANCE && (km <= FARTHEST_POINT_KM || hasCoast)
}

function halfSineSquared(angle: number): number {
  return Math.sin(angle / 2) ** 2
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
