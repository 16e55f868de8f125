/** Where a valid search leads: to a list, to a hotel's page, or to the page of a trip with flight. */
import { FACETS } from '../../list/rules/facets.ts'
import {
  type FlightHotelSearch,
  writeFlightHotelSearch,
} from '../../../packages/rules/flight-hotel-search.ts'
import { HOTEL_FIELDS } from '../../../../site/form-fields.ts'
import { type HotelSearch, writeResultsQuery } from '../rules/hotel-search.ts'
import { languageOf } from '../../../../site/locales.ts'
import { problem, readable, type Read, unreadable } from '../../../../site/problems.ts'
import { pathOf } from '../../../../site/routes.ts'
import type { Site } from '../../../../site/site.ts'
import { knownDestination } from './destinations.ts'
import { isKnownAirport } from '../../../packages/routes/flight-hotel-origin.ts'
import type { SearchMemory } from '../../service/search-memory.ts'

export function searchTarget(
  memory: SearchMemory,
  site: Site,
  search: HotelSearch,
  today: number,
): Read<string> {
  const { flight } = search
  if (flight) return flightHotelTarget(memory, site, tripOf({ ...search, flight }))
  return hotelTarget(memory, site, search, today)
}

/**
 * A list is of a place. A wished chain keeps its field, for the form, and is a filter of the list,
 * which the visitor can take off there.
 */
export function hotelTarget(
  memory: SearchMemory,
  site: Site,
  search: HotelSearch,
  today: number,
  filters: Record<string, string> = {},
): Read<string> {
  const known = knownDestination(memory, site, search.destination, today)
  if (!known) return unreadable([problem('destination-not-chosen', HOTEL_FIELDS.destinationText)])
  const brandId = memory.chains.nameOf(search.brandId) === null ? 0 : search.brandId
  const isList = search.destination.kind !== 'hotel'
  return readable(
    withQuery(known.path, {
      ...writeResultsQuery({ ...search, brandId }),
      ...(isList && brandId > 0 && { [FACETS.chains.name]: String(brandId) }),
      ...(isList && filters),
    }),
  )
}

export function flightHotelTarget(
  memory: SearchMemory,
  site: Site,
  trip: FlightHotelSearch,
): Read<string> {
  if (!isKnownAirport(trip.origin, memory, languageOf(site.edition.locale)))
    return unreadable([problem('origin-not-chosen', HOTEL_FIELDS.originText)])
  return readable(withQuery(pathOf(site, 'flightHotelResults'), writeFlightHotelSearch(trip)))
}

export function withQuery(path: string, query: Record<string, string>): string {
  return `${path}?${new URLSearchParams(query)}`
}

/** The hotel form's flight option is a trip there and back for the days of the stay. */
function tripOf({
  flight: origin,
  destination,
  stay: trip,
  rooms,
}: Omit<HotelSearch, 'flight'> & {
  flight: NonNullable<HotelSearch['flight']>
}): FlightHotelSearch {
  return { origin, destination, trip, hotelStay: null, includeTransfer: false, rooms }
}
