/** What a card says about where its hotel is. */
import { UNKNOWN_DISTANCE } from '../../../../places/rules/distance.ts'

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

/** Farther away a point of interest says nothing about a hotel, except along a coast. */
const FARTHEST_POINT_KM = 200

export function locationLine(facts: LocationFacts): LocationLine {
  const { point, hasCoast, cityName, centreDistanceKm } = facts
  if (point && isPointShown(point.distanceKm, hasCoast)) {
    return { kind: 'point-of-interest', ...point }
  }
  const distanceKm = centreDistanceKm === UNKNOWN_DISTANCE ? null : centreDistanceKm
  return { kind: 'city', name: cityName, distanceKm }
}

function isPointShown(km: number, hasCoast: boolean): boolean {
  return km !== UNKNOWN_DISTANCE && (km <= FARTHEST_POINT_KM || hasCoast)
}
