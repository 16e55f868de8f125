/**
 * Resorts: places where guests sleep but too few people live for the packages to list them, or
 * that stand there under a name no traveller uses.
 *
 * A theme park is none of these: it is a point of interest with hotels around it, and an address
 * in "Phantasialand" reads wrong. Its guests sleep in the town next to it, which is found by the
 * park's name as well.
 */
import { IdRange } from './assigned-ids.ts'
import type { CityFinder } from './city-finder.ts'
import { distanceKm } from './distance.ts'
import { type Draft, draftCity, type DraftCity, type WrittenResort } from './draft.ts'
import { TRAITS } from './geography-columns.ts'
import { placeKey } from './name-table.ts'

/** A town of the resort's name this near to it is the resort. */
const SAME_TOWN_KM = 6
/** So is a district: Playa de Palma is in Palma, and who searches Palma means it too. */
const SAME_DISTRICT_KM = 4
/** A village of another name this near is the resort, too, if it is small. */
const SAME_VILLAGE_KM = 0.5
const VILLAGE = 10_000

export interface ResortPlaces {
  /** Towns to add. */
  added: DraftCity[]
  /** Thousands of guests, counted as if they lived there, by the town the resort is or is in. */
  guests: Map<DraftCity, number>
}

export function resortPlaces(resorts: readonly WrittenResort[], finder: CityFinder): ResortPlaces {
  const ids = new IdRange('resort')
  const places: ResortPlaces = { added: [], guests: new Map() }
  const districts = districtsByName(finder.cities())
  for (const resort of resorts.toSorted((a, b) => (resortKey(a) < resortKey(b) ? -1 : 1))) {
    const id = ids.idFor(resortKey(resort))
    const host = resort.kind === 'park' ? neighbour(resort, finder) : undefined
    if (host) {
      host.traits |= TRAITS.resort
      host.aliases = [...(host.aliases ?? []), resort.name]
      places.guests.set(host, (places.guests.get(host) ?? 0) + resort.weight)
      continue
    }
    const district = knownDistrict(resort, districts)
    const known = district?.city ?? knownTown(resort, finder) ?? renamedVillage(resort, finder)
    const town = known ?? newTown(resort, id, finder)
    if (!known) places.added.push(town)
    const place: Draft = district?.district ?? town
    place.traits |= TRAITS.resort | (resort.kind === 'ski' ? TRAITS.ski : 0)
    place.names ??= resort.otherNames
    // Packages often write a name without its accents; the table has them.
    if (placeKey(place.name) === placeKey(resort.name)) place.name = resort.name
    places.guests.set(town, (places.guests.get(town) ?? 0) + resort.weight)
  }
  return places
}

interface DistrictOfCity {
  district: Draft
  city: DraftCity
}

function districtsByName(cities: readonly DraftCity[]): Map<string, DistrictOfCity[]> {
  const all = cities.flatMap((city) => city.children.map((district) => ({ district, city })))
  return Map.groupBy(all, ({ district, city }) => `${city.country} ${placeKey(district.name)}`)
}

function knownDistrict(
  resort: WrittenResort,
  districts: ReadonlyMap<string, DistrictOfCity[]>,
): DistrictOfCity | undefined {
  return namesOf(resort)
    .flatMap((name) => districts.get(`${resort.country} ${placeKey(name)}`) ?? [])
    .find(({ district: { latitude, longitude } }) => {
      const away = distanceKm(resort.latitude, resort.longitude, latitude, longitude)
      return away <= SAME_DISTRICT_KM
    })
}

function knownTown(resort: WrittenResort, finder: CityFinder): DraftCity | undefined {
  const { country, latitude, longitude } = resort
  return namesOf(resort)
    .map((name) => finder.namedNear(name, country, latitude, longitude, SAME_TOWN_KM))
    .find((town) => town !== undefined)
}

function renamedVillage(resort: WrittenResort, finder: CityFinder): DraftCity | undefined {
  const { name, country, latitude, longitude } = resort
  const village = finder.nearest(latitude, longitude, country)
  if (!village || village.population > VILLAGE) return undefined
  const away = distanceKm(latitude, longitude, village.latitude, village.longitude)
  if (away > SAME_VILLAGE_KM) return undefined
  village.aliases = [village.name, ...(village.aliases ?? [])]
  village.name = name
  return village
}

function newTown(resort: WrittenResort, id: number, finder: CityFinder): DraftCity {
  const { name, country, latitude, longitude } = resort
  const { region = '', province = '' } = neighbour(resort, finder) ?? {}
  return draftCity({ id, name, country, latitude, longitude, region, province })
}

function neighbour(resort: WrittenResort, finder: CityFinder): DraftCity | undefined {
  const { near, country, latitude, longitude } = resort
  return (
    finder.namedNear(near, country, latitude, longitude, 60) ??
    finder.nearest(latitude, longitude, country)
  )
}

function resortKey({ country, name }: WrittenResort): string {
  return `${country} ${name}`
}

function namesOf(resort: WrittenResort): string[] {
  return [resort.name, ...Object.values(resort.otherNames ?? {})]
}
