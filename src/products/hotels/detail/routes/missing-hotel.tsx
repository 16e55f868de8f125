/** A hotel that nobody knows, or that is not sold any more: the nearest that can be offered instead. */
import type { FastifyReply } from 'fastify'
import { languageOf } from '../../../../site/locales.ts'
import { slugOf } from '../../../../site/slug.ts'
import { MissingHotelPage } from '../pages/missing-hotel-page.tsx'
import { brandOf } from '../../../../site/brands.ts'
import { LEVELS } from '../../../../places/geography/geography-columns.ts'
import { knownPlace } from '../../search/routes/destinations.ts'
import { Failure } from '../../../../http/failures.tsx'
import type { SearchMemory } from '../../service/search-memory.ts'
import type { Visit } from '../../../../http/visit.ts'

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
