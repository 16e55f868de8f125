/** How far a way is. Searches and sales must agree to the kilometre, since fares are by it. */
import type { GeoPoint } from '../../../../places/rules/distance.ts'

const EARTH_KM = 6371.0088

/** As the crow flies, in whole kilometres. */
export function kmBetween(from: GeoPoint, to: GeoPoint): number {
  const radians = Math.PI / 180
  const north = Math.sin(((to.latitude - from.latitude) * radians) / 2)
  const east = Math.sin(((to.longitude - from.longitude) * radians) / 2)
  const share =
    north * north +
    Math.cos(from.latitude * radians) * Math.cos(to.latitude * radians) * east * east
  return Math.round(2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(share))))
}
