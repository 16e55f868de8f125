/** The airports of the geography, as connections need them. */
import { countryText } from '../../../places/geography/geography-columns.ts'
import type { Geography } from '../../../places/geography/geography.ts'
import { BUSY_AIRPORTS } from '../../../places/geography/tables/busy-airports.ts'
import type { AirportSize } from './connections.ts'
import type { EngineAirport } from './flight-builder.ts'

/** Millions of passengers a year of an airport where changing planes takes its time. */
const LARGE_MILLIONS = 14
/** Airports that the geography holds to be large have a popularity above it. */
const MIDDLING_POPULARITY = 1

export function engineAirports({ columns, airportCodes }: Geography): EngineAirport[] {
  const { latitude, longitude, zone, country, popularity } = columns.airports
  return Array.from(popularity, (popular, at) => {
    const code = airportCodes.name(at)
    return {
      code,
      latitude: latitude[at]!,
      longitude: longitude[at]!,
      zone: zone[at]!,
      size: sizeOf(BUSY_AIRPORTS.get(code) ?? 0, popular),
      country: countryText(country[at]!),
    }
  })
}

function sizeOf(millions: number, popularity: number): AirportSize {
  if (millions >= LARGE_MILLIONS) return 2
  return millions > 0 || popularity > MIDDLING_POPULARITY ? 1 : 0
}
