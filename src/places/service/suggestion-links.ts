/** Where choosing a suggestion leads. */
import type { DestinationSuggestion } from '../rules/destination-suggestions.ts'
import { HOTEL_FIELDS } from '../../site/form-fields.ts'
import { languageOf } from '../../site/locales.ts'
import { resultsDestinationType } from '../rules/results-destination.ts'
import { pathOf } from '../../site/routes.ts'
import type { Site } from '../../site/site.ts'
import { slugOf } from '../../site/text/fold-text.ts'
import { LEVELS } from '../geography/geography-columns.ts'
import type { Geography } from '../geography/geography.ts'
import { RecentlyUsed } from '../../site/recently-used.ts'

export function suggestionLink(
  site: Site,
  geography: Geography,
  { type, id, name, accommodationId }: DestinationSuggestion,
): string {
  if (type === 'chain') return `${pathOf(site, 'hotelHome')}?${HOTEL_FIELDS.brandId}=${id}`
  if (type === 'accommodation')
    return hotelPath(site, geography, Number(id), Number(accommodationId), name)
  const level = geography.destinations.level[geography.byId(Number(id))] ?? 0
  const kind = resultsDestinationType(id, level)
  return pathOf(site, 'hotelResults', { kind, destination: id, slug: slugOf(name) })
}

/** A hotel's uri: `{base}/{country}/{city}/{hotel-slug}-{id}`. */
export function hotelPath(
  site: Site,
  geography: Geography,
  cityId: number,
  hotelId: number,
  name: string,
): string {
  // Nothing in a slug would have to be encoded.
  return `${hotelsPathIn(site, geography, cityId)}${cachedSlug(name)}-${hotelId}`
}

/** What stands before a hotel's own part of it; a list needs it again and again. */
function hotelsPathIn(site: Site, geography: Geography, cityId: number): string {
  let paths = hotelsPaths.get(geography)
  if (!paths) hotelsPaths.set(geography, (paths = new RecentlyUsed(MAX_CITIES)))
  return paths.get(`${site.edition.id} ${site.prefixed} ${cityId}`, () => {
    const language = languageOf(site.edition.locale)
    const city = geography.byId(cityId)
    const country = city < 0 ? -1 : geography.ancestorAt(city, LEVELS.country)
    return pathOf(site, 'hotelPage', {
      country: country < 0 ? 'x' : slugOf(geography.name(country, language)),
      city: city < 0 ? 'x' : slugOf(geography.name(city, language)),
      hotel: '',
    })
  })
}

const MAX_CITIES = 2_000
const hotelsPaths = new WeakMap<Geography, RecentlyUsed<string, string>>()

/** A sight is no place to search in: choosing it means the city around it. */
export function inItsPlace(
  suggestion: DestinationSuggestion,
  { columns, destinations }: Pick<Geography, 'columns' | 'destinations'>,
): DestinationSuggestion {
  if (suggestion.type !== 'point-of-interest') return suggestion
  const { id, destination } = columns.points
  const city = destination[id.indexOf(Number(suggestion.id))] ?? -1
  return { ...suggestion, id: String(destinations.id[city] ?? '') }
}

/** Slugs of names. A list writes the same few dozen again and again, and folding letters is slow. */
const MAX_NAMES = 5_000

const slugs = new RecentlyUsed<string, string>(MAX_NAMES)

function cachedSlug(name: string): string {
  return slugs.get(name, () => slugOf(name))
}
