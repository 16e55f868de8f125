/** Which places an edition's home page tells of, best first; whether they can be sold is asked later. */
import { distanceKm } from '../core/distance.ts'
import { LEVELS } from '../world/geography/geography-columns.ts'
import type { Geography } from '../world/geography/geography.ts'
import { countryIndex } from './destinations.ts'

export interface HomePlaces {
  /** Indexes of cities: the most visited of the edition's country. */
  ownCities: number[]
  /** The most visited of all others, one for each country, the near ones before the far. */
  citiesAbroad: number[]
  /** Ids of coasts, those of the edition's country first. */
  coasts: number[]
}

/** At this distance a place is half as attractive as next door. */
const HALF_WAY_KM = 1_500
const MOST_PLACES = 40

export function homePlaces(geography: Geography, country: string): HomePlaces {
  const home = countryIndex(geography, country)
  const pull = pullFrom(geography, home)
  const own = home < 0 ? [] : citiesIn(geography, home)
  return {
    ownCities: mostVisited(geography, own),
    citiesAbroad: largestOfEachCountry(geography, home)
      .toSorted((one, other) => pull(other) - pull(one))
      .slice(0, MOST_PLACES),
    coasts: coastsFrom(geography, country, home),
  }
}

function citiesIn({ destinations }: Geography, area: number): number[] {
  const cities: number[] = []
  for (let index = area; index < destinations.end[area]!; index++)
    if (destinations.level[index] === LEVELS.city) cities.push(index)
  return cities
}

function mostVisited({ destinations: { weight } }: Geography, cities: number[]): number[] {
  return cities.toSorted((one, other) => weight[other]! - weight[one]!).slice(0, MOST_PLACES)
}

function largestOfEachCountry(geography: Geography, home: number): number[] {
  const { level, weight } = geography.destinations
  const countries: number[] = []
  for (let index = 0; index < geography.count; index++)
    if (level[index] === LEVELS.country && index !== home) countries.push(index)
  return countries.flatMap((country) => {
    const cities = citiesIn(geography, country)
    return cities.length === 0
      ? []
      : [cities.reduce((one, other) => (weight[other]! > weight[one]! ? other : one))]
  })
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

function coastsFrom(geography: Geography, country: string, home: number): number[] {
  const { id, popularity } = geography.columns.coasts
  const coasts = Array.from(id, (_, coast) => ({ coast, town: geography.coastMembers(coast)[0] }))
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
