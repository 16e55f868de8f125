/** Which towns belong to a coast: those of its country within its reach of the shore line. */
import type { CityFinder } from './city-finder.ts'
import { distanceKm, distanceToSegmentKm } from './distance.ts'
import type { DraftCity } from './draft.ts'
import type { WrittenCoast } from './hand-written-tables.ts'

export function coastMembers(coast: WrittenCoast, finder: CityFinder): DraftCity[] {
  const members = new Set<DraftCity>()
  const { shore } = coast
  shore.forEach(([latitude, longitude], at) => {
    const [endLatitude, endLongitude] = shore[at + 1] ?? [latitude, longitude]
    const segment = {
      startLatitude: latitude,
      startLongitude: longitude,
      endLatitude,
      endLongitude,
    }
    const length = distanceKm(latitude, longitude, endLatitude, endLongitude)
    finder.visitWithin(latitude, longitude, length + coast.reachKm, (city) => {
      if (city.country !== coast.country || members.has(city)) return
      const away = distanceToSegmentKm(city.latitude, city.longitude, segment)
      if (away <= coast.reachKm) members.add(city)
    })
  })
  return [...members]
}
