/** What the index is made from. The server hands these over: the engine does not know the world. */
import type { DestinationType } from '../rules/destination-suggestions.ts'
import type { Language } from '../../site/locales.ts'

export interface SuggestName {
  text: string
  /** Null for a name that people may type but no page shows; the first name is always shown. */
  language: Language | null
}

export interface SuggestEntry {
  type: DestinationType
  /** A coast's is the n of `cid{n}`. */
  id: number
  /** The local name first: it is shown where the visitor's language has none of its own. */
  names: readonly SuggestName[]
  /** How sought after it is, in the scale of its kind: places, sights and chains, or hotels. */
  weight: number
  /** The city, district, region or country it lies in; 0 for none. */
  parentId: number
}

export interface SuggestAirport {
  code: string
  names: readonly SuggestName[]
  /** Of the city it serves, whose name becomes the alias and whose country is shown. */
  destinationId: number
  weight: number
}

/** Position in this list is what the columns keep; append only. */
export const SUGGEST_LANGUAGES: readonly Language[] = ['es', 'ca', 'en', 'fr', 'de', 'it', 'pt']
export const NO_LANGUAGE = 255
