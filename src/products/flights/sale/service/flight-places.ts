/** Airports as the geography knows them: where they are, whose clocks they keep, how they are called. */
import type { Language } from '../../../../site/locales.ts'
import { countryText } from '../../../../places/geography/geography-columns.ts'
import type { Geography } from '../../../../places/geography/geography.ts'
import { localOf, utcOf } from '../../timetable/rules/local-time.ts'
import type { FlightPlaces } from '../rules/flight-places.ts'

export function flightPlaces(geography: Geography): FlightPlaces {
  const { airports, zones } = geography.columns
  const zoneOf = (code: string) => airports.zone[geography.airportByCode(code)]!
  return {
    pointOf(code) {
      const at = geography.airportByCode(code)
      if (at < 0) return null
      return { latitude: airports.latitude[at]!, longitude: airports.longitude[at]! }
    },
    countryOf(code) {
      const at = geography.airportByCode(code)
      return at < 0 ? '' : countryText(airports.country[at]!)
    },
    utcOf: (code, day, minute) => utcOf(zones, zoneOf(code), day, minute),
    localOf: (code, utcMinute) => localOf(zones, zoneOf(code), utcMinute),
  }
}

/** The city that an airport serves; its code where nobody knows it. */
export function cityOfAirport(geography: Geography, code: string, language: Language): string {
  const at = geography.airportByCode(code)
  const city = at < 0 ? -1 : geography.columns.airports.destination[at]!
  return city < 0 ? code : geography.name(city, language)
}
