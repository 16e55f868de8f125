/** A hotel that nobody knows, or that is not sold any more: the nearest that can be offered instead. */
import type { FastifyReply } from 'fastify'
import { languageOf } from '../core/locales.ts'
import { slugOf } from '../core/slug.ts'
import { MissingHotelPage } from '../web/hotel/missing-hotel-page.tsx'
import { brandOf } from '../web/shell/brands.ts'
import { LEVELS } from '../world/geography/geography-columns.ts'
import { knownPlace } from './destinations.ts'
import { Failure } from './failures.tsx'
import type { SearchMemory } from './search-memory.ts'
import type { Visit } from './visit.ts'

export function missingHotel(visit: Visit, memory: SearchMemory): FastifyReply {
  if (!visit.wantsPage) throw new Failure('page-not-found')
  const { site, text } = visit
  const place = knownPlace(memory, site, placeIn(memory, visit))
  const title = text('hotel.missing.title')
  const head = { title: `${title} · ${brandOf(site).name}`, description: title }
  const link = place && { name: place.name, href: place.path }
  return visit.page(<MissingHotelPage place={link} />, head, 404)
}

/** The city that the address names, −1 when nobody knows it. */
function placeIn({ geography, suggest }: SearchMemory, { site, parameters }: Visit): number {
  const { country = '', city = '' } = parameters
  const language = languageOf(site.edition.locale)
  const indexes = suggest
    .suggest(city.replaceAll('-', ' '), { language, type: 'city' })
    .map(({ id }) => geography.byId(Number(id)))
  const found = indexes.find((index) => {
    const around = index < 0 ? -1 : geography.ancestorAt(index, LEVELS.country)
    return around >= 0 && slugOf(geography.name(around)) === country
  })
  return found ?? -1
}
