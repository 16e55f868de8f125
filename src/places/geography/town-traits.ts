/** What each town is known for, found on the map, and how many guests it draws. */
import type { CityFinder } from './city-finder.ts'
import type { Draft, DraftCity } from './draft.ts'
import { distanceKm } from './distance.ts'
import { TRAITS } from './geography-columns.ts'
import { GUEST_NIGHTS } from './tables/guest-nights.ts'
import type { WrittenCoast } from './hand-written-tables.ts'
import type { Land } from './land.ts'
import { POINT_KINDS, type PointPlace } from './points.ts'
import { tourismWeight } from './tourism-weight.ts'

/** One walks to the beach; the map itself is right to one kilometre only. */
const SEASIDE_KM = 3
/** A point this near makes a district worth staying in. */
const DISTRICT_POINT_KM = 1.5
/** What a district draws without any point of interest, against one point of popularity 100. */
const PLAIN_DISTRICT = 0.3

export interface TownFacts {
  coasts: readonly { coast: WrittenCoast; members: readonly DraftCity[] }[]
  points: readonly PointPlace[]
  resortGuests: ReadonlyMap<DraftCity, number>
  islandOf: ReadonlyMap<DraftCity, Draft>
}

export function markTraits(cities: readonly DraftCity[], land: Land, facts: TownFacts): void {
  for (const city of cities) {
    if (land.shoreDistanceKm(city.latitude, city.longitude, SEASIDE_KM) <= SEASIDE_KM)
      city.traits |= TRAITS.seaside
    if (facts.islandOf.has(city)) city.traits |= TRAITS.island
  }
  for (const point of facts.points) if (isSkiArea(point)) point.city.traits |= TRAITS.ski
}

export function weighTowns(
  cities: readonly DraftCity[],
  finder: CityFinder,
  facts: TownFacts,
): void {
  const coastPopularity = new Map<DraftCity, number>()
  for (const { coast, members } of facts.coasts)
    for (const town of members)
      coastPopularity.set(town, Math.max(coastPopularity.get(town) ?? 0, coast.popularity))
  const pointsOf = Map.groupBy(facts.points, (point) => point.city)
  const knownNights = nightsByTown(finder)
  for (const city of cities) {
    const points = pointsOf.get(city) ?? []
    city.weight = tourismWeight(city, {
      coastPopularity: coastPopularity.get(city) ?? 0,
      pointPopularities: points.map((point) => point.popularity),
      skiPopularity: Math.max(0, ...points.filter(isSkiArea).map((point) => point.popularity)),
      resortGuests: facts.resortGuests.get(city) ?? 0,
      knownNights: knownNights.get(city),
    })
    weighDistricts(city, points)
  }
}

function isSkiArea(point: PointPlace): boolean {
  return POINT_KINDS[point.kind] === 'ski'
}

function nightsByTown(finder: CityFinder): Map<DraftCity, number> {
  const nights = new Map<DraftCity, number>()
  const unknown: string[] = []
  for (const { country, town, millions } of GUEST_NIGHTS) {
    const city = finder.named(town, country)
    if (city) nights.set(city, millions * 1_000_000)
    else unknown.push(`${country} ${town}`)
  }
  if (unknown.length > 0) throw new Error(`Guest nights of unknown towns: ${unknown.join(', ')}`)
  return nights
}

/** The city's guests, shared out by what lies near each district. */
function weighDistricts(city: Draft, points: readonly PointPlace[]): void {
  const draws = city.children.map((district) =>
    points.reduce((sum, point) => {
      const away = distanceKm(
        district.latitude,
        district.longitude,
        point.latitude,
        point.longitude,
      )
      return away <= DISTRICT_POINT_KM ? sum + (point.popularity / 100) ** 2 : sum
    }, PLAIN_DISTRICT),
  )
  const all = draws.reduce((sum, draw) => sum + draw, 0)
  city.children.forEach((district, at) => (district.weight = (city.weight * draws[at]!) / all))
}
