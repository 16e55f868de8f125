/** The airports that the invented airlines fly to, with how many people want to fly from each. */
import type { Geography } from '../../src/places/geography/geography.ts'
import { countryText, LEVELS } from '../../src/places/geography/geography-columns.ts'
import { PointGrid } from '../../src/places/geography/point-grid.ts'
import { BUSY_AIRPORTS } from '../../src/places/geography/tables/busy-airports.ts'

export interface WorldAirport {
  code: string
  country: string
  latitude: number
  longitude: number
  zone: number
  /** Millions a year, coming and going. */
  passengers: number
  /** When people go there for a holiday; null where they mostly go for other reasons. */
  season: Season | null
  /** 0 where it has one only. */
  terminals: number
}

export type Season = 'summer' | 'winter'

/** Airports that the geography knows without a scheduled flight count less. */
const SCHEDULED_MILLIONS = 0.03

/** From so far away people come to an airport. */
const REACH_KM = 75

/** Millions of passengers of an airport whose number nobody wrote down, by millions of people. */
const UNKNOWN = { least: 0.07, most: 18, large: 3.8, small: 0.95 } as const

/** Flights per head of a country whose airports are not among the busy ones. */
const FEW_FLIGHTS = 0.05
const USUAL_FLIGHTS = 1.2

/** The busiest ones first. */
export function worldAirports(geography: Geography, most: number): WorldAirport[] {
  const { airports, destinations } = geography.columns
  const busiest = [...airports.popularity.keys()]
    .filter((at) => airports.popularity[at]! > SCHEDULED_MILLIONS)
    .toSorted((a, b) => airports.popularity[b]! - airports.popularity[a]! || a - b)
    .slice(0, most)
  const peopleNear = people(geography)
  const flightsPerHead = flyingHabits(geography)
  const sharers = new PointGrid(airports.latitude, airports.longitude, busiest)
  const passengersOf = (at: number) => {
    const known = BUSY_AIRPORTS.get(geography.airportCodes.name(at))
    if (known !== undefined) return known
    // Whoever has several airports near goes to the larger ones first.
    let rivals = 0
    sharers.visitWithin(airports.latitude[at]!, airports.longitude[at]!, REACH_KM, (other) => {
      rivals += airports.popularity[other]! / airports.popularity[at]!
    })
    const size = airports.popularity[at]! > 1 ? UNKNOWN.large : UNKNOWN.small
    const millions = peopleNear(at) / Math.max(1, rivals) / 1e6
    const habit = (flightsPerHead(airports.country[at]!) / USUAL_FLIGHTS) ** 0.5
    const guess = size * millions ** 0.7 * habit
    return Math.min(UNKNOWN.most, Math.max(UNKNOWN.least, guess))
  }
  const seasonOf = (at: number): Season | null => {
    const city = airports.destination[at]!
    const isLeisure =
      geography.hasTrait(city, 'island') ||
      geography.hasTrait(city, 'resort') ||
      (geography.hasTrait(city, 'seaside') && destinations.population[city]! < 400_000)
    if (geography.hasTrait(city, 'ski')) return 'winter'
    if (!isLeisure) return null
    return airports.latitude[at]! > 30 ? 'summer' : 'winter'
  }
  return busiest
    .map((at) => {
      const passengers = passengersOf(at)
      return {
        code: geography.airportCodes.name(at),
        country: countryText(airports.country[at]!),
        latitude: airports.latitude[at]!,
        longitude: airports.longitude[at]!,
        zone: airports.zone[at]!,
        passengers,
        season: seasonOf(at),
        terminals: terminalsFor(passengers),
      }
    })
    .toSorted((a, b) => b.passengers - a.passengers || (a.code < b.code ? -1 : 1))
}

function people({ columns, count }: Geography): (airport: number) => number {
  const { level, population, latitude, longitude } = columns.destinations
  const cities: number[] = []
  for (let at = 0; at < count; at++)
    if (level[at] === LEVELS.city && population[at]! > 5_000) cities.push(at)
  const grid = new PointGrid(latitude, longitude, cities)
  return (airport) => {
    let sum = 0
    const { airports } = columns
    grid.visitWithin(
      airports.latitude[airport]!,
      airports.longitude[airport]!,
      REACH_KM,
      (city) => (sum += population[city]!),
    )
    return sum
  }
}

/** Passengers of the busy airports for each inhabitant, by the number of a country. */
function flyingHabits({ columns, airportCodes }: Geography): (country: number) => number {
  const { destinations, airports } = columns
  const millions = new Map<number, number>()
  airports.country.forEach((country, at) => {
    const busy = BUSY_AIRPORTS.get(airportCodes.name(at)) ?? 0
    millions.set(country, (millions.get(country) ?? 0) + busy)
  })
  const habits = new Map<number, number>()
  destinations.level.forEach((level, at) => {
    if (level !== LEVELS.country) return
    const country = destinations.country[at]!
    const perHead =
      ((millions.get(country) ?? 0) * 1e6) / Math.max(1e5, destinations.population[at]!)
    habits.set(country, Math.min(6, Math.max(FEW_FLIGHTS, perHead)))
  })
  return (country) => habits.get(country) ?? FEW_FLIGHTS
}

function terminalsFor(millions: number): number {
  if (millions >= 60) return 4
  if (millions >= 30) return 3
  return millions >= 14 ? 2 : 0
}
