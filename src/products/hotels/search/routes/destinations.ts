/** What a chosen destination is in this world: its name, its hotels, and where they are shown. */
import type { Day } from '../../../../site/calendar-day.ts'
import type { Destination } from '../../../../places/rules/destination.ts'
import { resultsDestinationType } from '../../../../places/rules/results-destination.ts'
import { languageOf } from '../../../../site/locales.ts'
import { DEFAULT_ROOM } from '../../../../search/rules/occupancy.ts'
import { pathOf } from '../../../../site/routes.ts'
import type { Site } from '../../../../site/site.ts'
import { slugOf } from '../../../../site/text/fold-text.ts'
import type { EngineDestination } from '../../engine/search/engine-query.ts'
import { countryNumber, LEVELS } from '../../../../places/geography/geography-columns.ts'
import type { Geography } from '../../../../places/geography/geography.ts'
import { engineDestination, stayQuery } from './destinations-prices.ts'
import type { SearchMemory } from '../../service/search-memory.ts'
import { hotelPath } from '../../../../places/service/suggestion-links.ts'

export interface KnownDestination {
  /** In the visitor's language. */
  name: string
  /** "Sevilla, España", as the form's field shows it. */
  text: string
  hotels: EngineDestination
  /** Where a hotel is: a flight lands there. */
  within: Destination['within']
  /** The page that shows them, without a query: a list, or the hotel's own. */
  path: string
}

/** Null for ids that nobody knows (any more). */
export function knownDestination(
  memory: SearchMemory,
  site: Site,
  { kind, id }: Pick<Destination, 'kind' | 'id'>,
  today: Day,
): KnownDestination | null {
  switch (kind) {
    case 'place':
      return knownPlace(memory, site, memory.geography.byId(Number(id)))
    case 'coast':
      return knownCoast(memory, site, Number(id.replace('cid', '')))
    case 'hotel':
      return knownHotel(memory, site, Number(id), today)
    case 'chain':
      return knownChain(memory, site, Number(id))
  }
}

export function knownPlace(
  { geography }: Pick<SearchMemory, 'geography'>,
  site: Site,
  index: number,
): KnownDestination | null {
  if (index < 0) return null
  const language = languageOf(site.edition.locale)
  const name = geography.name(index, language)
  const country = geography.ancestorAt(index, LEVELS.country)
  const isWithin = country >= 0 && country !== index
  return {
    name,
    text: isWithin ? `${name}, ${geography.name(country, language)}` : name,
    hotels: engineDestination({ kind: 'place', id: String(geography.destinations.id[index]) }),
    within: null,
    path: resultsPath(site, geography, index, name),
  }
}

export function knownCoast(
  { geography }: Pick<SearchMemory, 'geography'>,
  site: Site,
  id: number,
): KnownDestination | null {
  const coast = geography.coastById(id)
  if (coast < 0) return null
  const name = geography.coastNames.name(coast, languageOf(site.edition.locale))
  const destination = `cid${id}`
  return {
    name,
    text: name,
    hotels: engineDestination({ kind: 'coast', id: destination }),
    within: null,
    path: pathOf(site, 'hotelResults', { kind: 'coast', destination, slug: slugOf(name) }),
  }
}

/** One that is not sold, or is sold without its name, cannot be asked for. */
function knownHotel(
  memory: SearchMemory,
  site: Site,
  id: number,
  today: Day,
): KnownDestination | null {
  const { engine, geography } = memory
  // The engine tells of a hotel together with a stay; any will do.
  const asked = { stay: { checkIn: today + 1, checkOut: today + 2 }, rooms: [DEFAULT_ROOM] }
  const hotel = engine.hotelFor(id, stayQuery(memory, site, asked, today))
  if (!hotel?.isActive || hotel.hiddenOfferId !== null) return null
  const city = geography.byId(hotel.cityId)
  const around = city < 0 ? '' : geography.name(city, languageOf(site.edition.locale))
  return {
    name: hotel.name,
    text: around ? `${hotel.name}, ${around}` : hotel.name,
    hotels: engineDestination({ kind: 'hotel', id: String(id) }),
    within: city < 0 ? null : { kind: 'place', id: String(hotel.cityId) },
    path: hotelPath(site, geography, hotel.cityId, id, hotel.name),
  }
}

/** A list is of a place, so a chain is searched for where its hotels are; see `areaOf`. */
function knownChain(
  { chains, geography }: SearchMemory,
  site: Site,
  id: number,
): KnownDestination | null {
  const name = chains.nameOf(id)
  if (name === null) return null
  const home = countryIndex(geography, site.edition.country)
  const area = chains.areaOf(id, home)
  if (area < 0) return null
  const areaName = geography.name(area, languageOf(site.edition.locale))
  return {
    name,
    text: name,
    hotels: engineDestination({ kind: 'chain', id: String(id) }),
    within: null,
    path: resultsPath(site, geography, area, areaName),
  }
}

/** Index of a country by its ISO code, or −1. */
export function countryIndex({ destinations, count }: Geography, code: string): number {
  const wanted = countryNumber(code)
  for (let index = 0; index < count; index++)
    if (destinations.country[index] === wanted && destinations.level[index] === LEVELS.country)
      return index
  return -1
}

function resultsPath(site: Site, { destinations }: Geography, index: number, name: string): string {
  const id = String(destinations.id[index])
  const kind = resultsDestinationType(id, destinations.level[index]!)
  return pathOf(site, 'hotelResults', { kind, destination: id, slug: slugOf(name) })
}
