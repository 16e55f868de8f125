/** What is suggested while a visitor types: destinations, everything, and flight origins. */
import { DESTINATION_TYPES, type DestinationType } from '../rules/destination-suggestions.ts'
import { languageOf } from '../../site/locales.ts'
import { suggestionMessage } from '../memory/suggestion-message.ts'
import type { Geography } from '../geography/geography.ts'
import type { SuggestIndex } from '../memory/suggest-index.ts'
import { inItsPlace, suggestionLink } from '../service/suggestion-links.ts'
import type { Handler, Visit } from '../../http/visit.ts'
import { coastAnswer, originsAnswer, suggestionsAnswer } from './wire/suggestion-answers.ts'
import { COAST_ID } from '../rules/destination.ts'
import { Failure } from '../../http/failures.tsx'

/** New hotels and names are rare; a typed term is asked for again within minutes. */
const KEEP_SECONDS = 300

/** What a thread looks names up in. */
interface PlacesMemory {
  suggest: SuggestIndex
  geography: Geography
}

export function destinationSuggestions(memory: () => PlacesMemory): Handler {
  return ({ site, parameters, query, data }) =>
    data(suggested(memory(), site, parameters['term'] ?? '', categoryIn(query)), KEEP_SECONDS)
}

/** The widget of the header. */
export function productSuggestions(memory: () => PlacesMemory): Handler {
  return ({ site, text, query, data }) => {
    const term = typeof query['keyword'] === 'string' ? query['keyword'] : ''
    const { geography } = memory()
    const found = suggested(memory(), site, term, categoryIn(query))
    const message = suggestionMessage(found, term, {
      categoryName: (category: DestinationType) => text(`suggestions.type.${category}`),
      url: (suggestion) => suggestionLink(site, geography, suggestion),
    })
    return data(suggestionsAnswer(message), KEEP_SECONDS)
  }
}

export function flightOrigins(memory: () => PlacesMemory): Handler {
  return ({ site, parameters, data }) => {
    const airports = memory().suggest.airportsByPrefix(
      parameters['letters'] ?? '',
      languageIn(site),
    )
    return data(originsAnswer(airports), KEEP_SECONDS)
  }
}

function suggested(
  { suggest, geography }: PlacesMemory,
  site: Visit['site'],
  term: string,
  type?: DestinationType,
) {
  const found = suggest.suggest(term, { language: languageIn(site), ...(type && { type }) })
  return found.map((suggestion) => inItsPlace(suggestion, geography))
}

/** The one type to which `category` narrows; all of them for any other word. */
function categoryIn(query: Visit['query']): DestinationType | undefined {
  return DESTINATION_TYPES.find((known) => known === query['category'])
}

function languageIn(site: Visit['site']) {
  return languageOf(site.edition.locale)
}

// The towns of a coast, from which a visitor may pick one after choosing the coast.

/** Towns do not move from coast to coast. */
const COAST_DESTINATIONS_KEEP_SECONDS = 86_400

export function coastDestinations(memory: () => PlacesMemory): Handler {
  return ({ site, parameters, reply, data }) => {
    const { geography } = memory()
    const id = parameters['coast'] ?? ''
    const coast = COAST_ID.test(id) ? geography.coastById(Number(id.slice('cid'.length))) : -1
    if (coast < 0) throw new Failure('page-not-found')

    const { locale, conventions } = site.edition
    const towns = Array.from(geography.coastMembers(coast), (town) => ({
      id: geography.destinations.id[town]!,
      name: geography.name(town, languageOf(locale)),
    }))
    // A visitor looks for a name, so the list is in the order of names.
    towns.sort((one, other) => one.name.localeCompare(other.name, conventions))
    reply.type('application/xml; charset=utf-8')
    return data(coastAnswer(towns), COAST_DESTINATIONS_KEEP_SECONDS)
  }
}
