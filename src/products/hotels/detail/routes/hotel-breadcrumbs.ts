/** The way from the hotel search down to a hotel's city, each step a list for the same stay. */
import { languageOf } from '../../../../site/locales.ts'
import { pathOf } from '../../../../site/routes.ts'
import type { EngineHotel } from '../../engine/search/engine-query.ts'
import { LEVELS } from '../../../../places/geography/geography-columns.ts'
import { knownPlace } from '../../search/routes/destinations.ts'
import type { WordsOf } from '../../../../http/visit.ts'
import type { SearchMemory } from '../../service/search-memory.ts'

const STEPS = [LEVELS.country, LEVELS.region, LEVELS.city]

export function hotelBreadcrumbs(
  memory: SearchMemory,
  { site, text }: WordsOf,
  { cityId }: Pick<EngineHotel, 'cityId'>,
  query: string,
): { name: string; href: string }[] {
  const { geography } = memory
  const city = geography.byId(cityId)
  const above = city < 0 ? [] : STEPS.map((level) => geography.ancestorAt(city, level))
  const language = languageOf(site.edition.locale)
  const places = above.flatMap((index) => {
    const place = knownPlace(memory, site, index)
    return place ? [{ name: geography.name(index, language), href: `${place.path}?${query}` }] : []
  })
  // A province often has the name of its capital.
  const distinct = places.filter(({ name }, at) => name !== places[at + 1]?.name)
  return [{ name: text('nav.hotels'), href: pathOf(site, 'hotelHome') }, ...distinct]
}
