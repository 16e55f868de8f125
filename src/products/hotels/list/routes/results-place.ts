/** The destination that a results URL names. */
import { COAST_ID, NUMERIC_ID } from '../../../../places/rules/destination.ts'
import type { Edition } from '../../../../site/editions/edition.ts'
import { languageOf } from '../../../../site/locales.ts'
import { resultsDestinationType } from '../../../../places/rules/results-destination.ts'
import type { ResultsPlace } from '../rules/results-page.ts'
import { slugOf } from '../../../../site/slug.ts'
import { LEVELS } from '../../../../places/geography/geography-columns.ts'
import type { Geography } from '../../../../places/geography/geography.ts'

/** Null for one that nobody knows, also when its id is of another type than the URL says. */
export function resultsPlace(
  geography: Geography,
  edition: Edition,
  type: string,
  id: string,
): ResultsPlace | null {
  const place = COAST_ID.test(id)
    ? coast(geography, edition, id)
    : somewhere(geography, edition, id)
  return place?.type === type ? place : null
}

function coast(geography: Geography, edition: Edition, id: string): ResultsPlace | null {
  const index = geography.coastById(Number(id.replace('cid', '')))
  if (index < 0) return null
  const name = geography.coastNames.name(index, languageOf(edition.locale))
  return { type: 'coast', id, name, slug: slugOf(name), level: 0, countryName: '' }
}

function somewhere(geography: Geography, edition: Edition, id: string): ResultsPlace | null {
  const index = NUMERIC_ID.test(id) ? geography.byId(Number(id)) : -1
  if (index < 0) return null
  const language = languageOf(edition.locale)
  const name = geography.name(index, language)
  const level = geography.destinations.level[index]!
  const country = geography.ancestorAt(index, LEVELS.country)
  const countryName = country < 0 ? '' : geography.name(country, language)
  const type = resultsDestinationType(id, level)
  return { type, id, name, slug: slugOf(name), level, countryName }
}
