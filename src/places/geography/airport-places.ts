/** Airports with an IATA code, the city each serves, and how busy it is. */
import { zoneFinder } from './airport-zones.ts'
import { BUSY_AIRPORTS } from './tables/busy-airports.ts'
import type { CityFinder } from './city-finder.ts'
import type { DraftCity } from './draft.ts'
import { readJson, type PackagedAirport } from './packaged-data.ts'

export interface AirportPlace {
  code: string
  name: string
  country: string
  latitude: number
  longitude: number
  aliases: string[]
  city: DraftCity
  /** Million passengers a year: known for the busiest, a guess for the others. */
  popularity: number
  /** As IANA calls it: "Europe/Madrid". */
  zone: string
}

/** An airport named after a city may lie this far outside (Hahn, Beauvais, Girona). */
const CITY_OF_NAME_KM = 130

/** Otherwise it serves the largest town this near. */
const CITY_NEARBY_KM = 35

/** Million passengers of an airport without a known number. */
const GUESSES = { large: 3, scheduled: 0.5, other: 0.02 } as const

export function airportPlaces(finder: CityFinder): AirportPlace[] {
  const places: AirportPlace[] = []
  const codes = new Set<string>()
  const zoneOf = zoneFinder()
  for (const airport of readJson<PackagedAirport[]>('airports')) {
    const code = airport.iata_code
    if (!isServed(airport) || codes.has(code)) continue
    const latitude = Number(airport.latitude_deg)
    const longitude = Number(airport.longitude_deg)
    const country = airport.iso_country
    const town = airport.municipality.replace(/\s*[(/,].*$/, '')
    const city =
      finder.namedNear(town, country, latitude, longitude, CITY_OF_NAME_KM) ??
      finder.largestWithin(latitude, longitude, country, CITY_NEARBY_KM) ??
      finder.around(latitude, longitude, country)
    // Research stations and atolls without any town of their country.
    if (!city) continue
    codes.add(code)
    const aliases = airport.keywords.split(/\s*,\s*/).filter((word) => word.length > 3)
    const popularity = BUSY_AIRPORTS.get(code) ?? guess(airport)
    places.push({
      code,
      name: airport.name,
      country,
      latitude,
      longitude,
      aliases,
      city,
      popularity,
      zone: zoneOf({ code, country, latitude, longitude }),
    })
  }
  return places.toSorted((a, b) => (a.code < b.code ? -1 : 1))
}

function isServed({ iata_code, type, name }: PackagedAirport): boolean {
  return (
    /^[A-Z]{3}$/.test(iata_code) &&
    (type === 'large_airport' || type === 'medium_airport') &&
    !/\b(?:closed|duplicate)\b/i.test(name)
  )
}

function guess({ type, scheduled_service }: PackagedAirport): number {
  if (scheduled_service !== 'yes') return GUESSES.other
  return type === 'large_airport' ? GUESSES.large : GUESSES.scheduled
}
