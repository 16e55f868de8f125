/**
 * The map's shoreline is right to a kilometre only, so the centre of a harbour town may lie in
 * the sea. Its hotels then gather around the nearest spot that the map has on land.
 */
import { KM_PER_DEGREE, longitudeSpan } from '../../src/places/geography/distance.ts'
import type { Land, Spot } from '../../src/places/geography/land.ts'

const RING_KM = 0.3
const RINGS = 10
const DIRECTIONS = 12

/** The spot itself where it is on land, or where no land is near: an island the map forgot. */
export function firmGround(land: Land, spot: Spot): Spot {
  if (land.isLand(spot.latitude, spot.longitude)) return spot
  for (let ring = 1; ring <= RINGS; ring++)
    for (let direction = 0; direction < DIRECTIONS; direction++) {
      const angle = (2 * Math.PI * direction) / DIRECTIONS
      const km = ring * RING_KM
      const latitude = spot.latitude + (km * Math.sin(angle)) / KM_PER_DEGREE
      const longitude = spot.longitude + Math.cos(angle) * longitudeSpan(km, spot.latitude)
      if (land.isLand(latitude, longitude)) return { latitude, longitude }
    }
  return spot
}
