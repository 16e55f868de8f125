/** How far a way is. Searches and sales must agree to the kilometre, since fares are by it. */

const EARTH_KM = 6371.0088

/** As the crow flies, in whole kilometres; degrees. */
export function kmBetween(
  latitude: number,
  longitude: number,
  otherLatitude: number,
  otherLongitude: number,
): number {
  const radians = Math.PI / 180
  const north = Math.sin(((otherLatitude - latitude) * radians) / 2)
  const east = Math.sin(((otherLongitude - longitude) * radians) / 2)
  const share =
    north * north + Math.cos(latitude * radians) * Math.cos(otherLatitude * radians) * east * east
  return Math.round(2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(share))))
}
