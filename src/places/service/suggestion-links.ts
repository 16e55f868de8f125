/** Where choosing a suggestion leads. */
import type { DestinationSuggestion } from '../rules/destination-suggestions.ts'
import { HOTEL_FIELDS } from '../../site/form-fields.ts'
import { languageOf } from '../../site/locales.ts'
import { resultsDestinationType } from '../rules/results-destination.ts'
import { pathOf } from '../../site/routes.ts'
import type { Site } from '../../site/site.ts'
import { slugOf } from '../../site/text/fold-text.ts'
import type { Geography } from '../geography/geography.ts'
import { placeWords } from './place-words.ts'

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
  const { citySlug, countrySlug } = placeWords(geography, languageOf(site.edition.locale)).around(
    cityId,
  )
  const hotel = `${slugOf(name)}-${hotelId}`
  return pathOf(site, 'hotelPage', { country: countrySlug, city: citySlug, hotel })
}

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
