/** The geography's destinations, one by one, as the store keeps them. */
import type { Language } from '../../site/locales.ts'
import type { NamedDestination } from '../store/destinations.ts'
import type { Geography } from '../geography/geography.ts'

const LANGUAGES: Language[] = ['es', 'ca', 'en', 'fr', 'de', 'it', 'pt']

export function* destinationRows(geography: Geography): Generator<NamedDestination> {
  const { id, level, parent, latitude, longitude, population, weight } = geography.destinations
  for (let index = 0; index < geography.count; index++) {
    const above = parent[index]!
    yield {
      id: id[index]!,
      level: level[index]!,
      parent_id: above < 0 ? null : id[above]!,
      country: geography.countryCode(index),
      latitude: latitude[index]!,
      longitude: longitude[index]!,
      population: population[index]!,
      weight: weight[index]!,
      names: namesOf(geography, index),
    }
  }
}

/** The local name, and those of other languages that differ from it. */
function namesOf(geography: Geography, index: number): Record<string, string> {
  const local = geography.name(index)
  const others = LANGUAGES.map((language) => [language, geography.name(index, language)] as const)
  return Object.fromEntries([['', local], ...others.filter(([, name]) => name !== local)])
}
