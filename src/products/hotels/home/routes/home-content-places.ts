/** Which places an edition's home page tells of, best first, of those where hotels are on sale. */
import { distanceKm } from '../../../../places/rules/distance.ts'
import { LEVELS } from '../../../../places/geography/geography-columns.ts'
import type { Geography } from '../../../../places/geography/geography.ts'
import { countryIndex } from '../../search/routes/destinations.ts'

export interface HomePlaces {
  /** Indexes of cities: the most visited of the edition's country. */
  ownCities: number[]
  /**
   * Of all others, the most visited of each country, the near ones before the far; then the rest,
   * for a shop that sells in one country abroad.
   */
  citiesAbroad: number[]
  /** Ids of coasts, those of the edition's country first. */
  coasts: number[]
}

/** At this distance a place is half as attractive as next door. */
const HALF_WAY_KM = 1_500
const MOST_PLACES = 40

/** `onSale` are the indexes of places with hotels, and of what those lie in. */
export function homePlaces(
  geography: Geography,
  country: string,
  onSale: ReadonlySet<number>,
): HomePlaces {
  const home = countryIndex(geography, country)
  const pull = pullFrom(geography, home)
  const { level } = geography.destinations
  const cities = [...onSale].filter((index) => level[index] === LEVELS.city)
  const countryOf = (index: number) => geography.ancestorAt(index, LEVELS.country)
  const own = cities.filter((index) => countryOf(index) === home)
  const abroad = cities.filter((index) => countryOf(index) !== home)
  const largest = largestOfEachCountry(geography, abroad)
  const nearestFirst = (one: number, other: number) => pull(other) - pull(one)
  const others = abroad.filter((index) => !largest.has(index))
  return {
    ownCities: mostVisited(geography, own),
    citiesAbroad: [...[...largest].toSorted(nearestFirst), ...others.toSorted(nearestFirst)].slice(
      0,
      MOST_PLACES,
    ),
    coasts: coastsFrom(geography, country, home, onSale),
  }
}

function mostVisited({ destinations: { weight } }: Geography, cities: number[]): number[] {
  return cities.toSorted((one, other) => weight[other]! - weight[one]!).slice(0, MOST_PLACES)
}

function largestOfEachCountry(geography: Geography, cities: readonly number[]): Set<number> {
  const { weight } = geography.destinations
  const largest = new Map<number, number>()
  for (const city of cities) {
    const country = geography.ancestorAt(city, LEVELS.country)
    const known = largest.get(country)
    if (known === undefined || weight[city]! > weight[known]!) largest.set(country, city)
  }
  return new Set(largest.values())
}

function pullFrom({ destinations }: Geography, home: number): (index: number) => number {
  const { weight } = destinations
  if (home < 0) return (index) => weight[index]!
  const spot = (index: number) => ({
    latitude: destinations.latitude[index]!,
    longitude: destinations.longitude[index]!,
  })
  return (index) => weight[index]! / (1 + distanceKm(spot(home), spot(index)) / HALF_WAY_KM)
}

function coastsFrom(
  geography: Geography,
  country: string,
  home: number,
  onSale: ReadonlySet<number>,
): number[] {
  const { id, popularity } = geography.columns.coasts
  const coasts = Array.from(id, (_, coast) => ({
    coast,
    town: Array.from(geography.coastMembers(coast)).find((member) => onSale.has(member)),
  })).filter(({ town }) => town !== undefined)
  const pull = pullFrom(geography, home)
  const rank = ({ coast, town }: (typeof coasts)[number]) => {
    if (town === undefined) return -1
    const isOwn = geography.countryCode(town) === country
    const near = pull(town) / (geography.destinations.weight[town] || 1)
    return isOwn ? 1e6 + popularity[coast]! : popularity[coast]! * near
  }
  return coasts
    .toSorted((one, other) => rank(other) - rank(one))
    .slice(0, MOST_PLACES)
    .map(({ coast }) => id[coast]!)
}
