/** Where in the world an operator's hotel lies: its city and, in a large one, its district. */
import type { FoundCity } from '../outside/imports/catalogue-sink.ts'
import { remoteness } from '../world/geography/city-reach.ts'
import { distanceKm } from '../world/geography/distance.ts'
import { LEVELS } from '../world/geography/geography-columns.ts'
import type { Geography } from '../world/geography/geography.ts'
import { PointGrid } from '../world/geography/point-grid.ts'

/** Farther from any city a hotel must name its own. */
const FARTHEST_KM = 50
/** The city around a spot may lie across the border; one of the hotel's own country goes first. */
const BORDER_KM = 15
/** Beyond, a spot is in the city but in none of the districts that we know. */
const DISTRICT_KM = 4

export interface ImportPlaces {
  cityAt(latitude: number, longitude: number, country: string): FoundCity | null
  cityNamed(name: string, country: string): FoundCity | null
  /** 0 where there is none. */
  districtAt(cityId: number, at: { latitude: number; longitude: number }): number
  countryOf(cityId: number): string
}

export function importPlaces(geography: Geography): ImportPlaces {
  const { id, level, latitude, longitude, population, weight } = geography.destinations
  let cities: PointGrid | undefined
  let countries: string[] | undefined
  return {
    cityAt(lat, lon, country) {
      const around = geography.cityAround(lat, lon)
      if (around < 0 || awayKm(around, lat, lon) > FARTHEST_KM) return null
      if (!country || geography.countryCode(around) === country) return found(around)
      const own = cityGrid().best(lat, lon, BORDER_KM, (index, km) =>
        geography.countryCode(index) === country ? remoteness(km, population[index]!) : Infinity,
      )
      return own < 0 ? null : found(own)
    },
    cityNamed(name, country) {
      const named = country
        ? geography.citiesNamed(name, country)
        : everyCountry().flatMap((code) => geography.citiesNamed(name, code).slice(0, 1))
      const [first, ...others] = named
      if (first === undefined) return null
      return found(others.reduce((one, two) => (weight[two]! > weight[one]! ? two : one), first))
    },
    districtAt(cityId, at) {
      const city = geography.byId(cityId)
      // A hotel without coordinates of its own has its city's, which tell no district.
      if (city < 0 || (latitude[city] === at.latitude && longitude[city] === at.longitude)) return 0
      const away = geography
        .children(city)
        .map((index) => ({ index, km: awayKm(index, at.latitude, at.longitude) }))
        .filter(({ km }) => km <= DISTRICT_KM)
      if (away.length === 0) return 0
      return id[away.reduce((one, other) => (other.km < one.km ? other : one)).index]!
    },
    countryOf: (cityId) => geography.countryCode(geography.byId(cityId)),
  }

  function found(index: number): FoundCity {
    return { cityId: id[index]!, latitude: latitude[index]!, longitude: longitude[index]! }
  }

  function awayKm(index: number, lat: number, lon: number): number {
    return distanceKm(lat, lon, latitude[index]!, longitude[index]!)
  }

  function cityGrid(): PointGrid {
    cities ??= new PointGrid(latitude, longitude, indexesAt(LEVELS.city))
    return cities
  }

  function everyCountry(): string[] {
    countries ??= indexesAt(LEVELS.country).map((index) => geography.countryCode(index))
    return countries
  }

  function indexesAt(wanted: number): number[] {
    const indexes: number[] = []
    for (let index = 0; index < geography.count; index++)
      if (level[index] === wanted) indexes.push(index)
    return indexes
  }
}
