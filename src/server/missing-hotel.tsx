/** A hotel that nobody knows, or that is not sold any more: the nearest that can be offered instead. */
import type { FastifyReply } from 'fastify'
import { slugOf } from '../core/slug.ts'
import { MissingHotelPage } from '../web/hotel/missing-hotel-page.tsx'
import { brandOf } from '../web/shell/brands.ts'
import { LEVELS } from '../world/geography/geography-columns.ts'
import type { Geography } from '../world/geography/geography.ts'
import { knownPlace } from './destinations.ts'
import { Failure } from './failures.tsx'
import type { SearchMemory } from './search-memory.ts'
import type { Visit } from './visit.ts'

export function missingHotel(visit: Visit, memory: SearchMemory): FastifyReply {
  if (!visit.wantsPage) throw new Failure('page-not-found')
  const { site, text, parameters } = visit
  const index = placeIn(memory.geography, parameters['country'] ?? '', parameters['city'] ?? '')
  const place = knownPlace(memory, site, index)
  const title = text('hotel.missing.title')
  const head = { title: `${title} · ${brandOf(site).name}`, description: title }
  const link = place && { name: place.name, href: place.path }
  return visit.page(<MissingHotelPage place={link} />, head, 404)
}

/** The city that the address names, or at least its country; −1 when it names neither. */
function placeIn(geography: Geography, country: string, city: string): number {
  const countries = geography
    .continents()
    .flatMap((continent) => geography.children(continent))
    .filter((index) => geography.destinations.level[index] === LEVELS.country)
  const found = countries.find((index) => slugOf(geography.name(index)) === country)
  if (found === undefined) return -1
  const named = geography.citiesNamed(city.replaceAll('-', ' '), geography.countryCode(found))
  return named[0] ?? found
}
