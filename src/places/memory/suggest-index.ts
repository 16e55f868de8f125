/**
 * Suggestions while the visitor types: hotels, places, coasts, chains and sights by the beginning
 * of any word, in any language, with typos forgiven.
 *
 * Everything is read from columns in one SharedArrayBuffer (see suggest-columns.ts); a thread that
 * opens it adds less than two megabytes of its own. Calls are synchronous and never throw.
 */
import type { DestinationSuggestion, DestinationType } from '../rules/destination-suggestions.ts'
import type { Airport } from '../rules/flight-origins.ts'
import type { Language } from '../../site/locales.ts'
import { SUGGESTION_LIMIT } from '../rules/suggestions.ts'
import { AirportLists } from './airport-lists.ts'
import { buildSuggestColumns } from './build-suggest-columns.ts'
import { appendChange } from './change-log.ts'
import { LateEntries, MOST_LATE_ENTRIES } from './late-entries.ts'
import { sharedBytes } from './shared-columns.ts'
import { openSuggestColumns, packSuggestColumns, type SuggestColumns } from './suggest-columns.ts'
import type { SuggestAirport, SuggestEntry } from './suggest-entries.ts'
import { SuggestionTexts } from './suggestion-texts.ts'
import { TermSearch } from './term-search.ts'

export interface SuggestOptions {
  language: Language
  /** At most twenty. */
  limit?: number
  /** Only suggestions of this type. */
  type?: DestinationType
}

export class SuggestIndex {
  /** The whole index: what a snapshot keeps, and, by its buffer, what other threads open. */
  readonly bytes: Uint8Array
  private readonly columns: SuggestColumns
  private readonly late: LateEntries
  private readonly texts: SuggestionTexts
  private readonly terms: TermSearch
  private airports: AirportLists | undefined

  private constructor(bytes: Uint8Array, columns: SuggestColumns) {
    this.bytes = bytes
    this.columns = columns
    this.late = new LateEntries(columns)
    this.texts = new SuggestionTexts(columns, this.late)
    this.terms = new TermSearch(columns, this.late)
  }

  static build(
    entries: Iterable<SuggestEntry>,
    airports: readonly SuggestAirport[] = [],
  ): SuggestIndex {
    const bytes = packSuggestColumns(buildSuggestColumns(entries, airports))
    return new SuggestIndex(bytes, openSuggestColumns(bytes)!)
  }

  /** Nothing when the bytes are damaged or of another version. Shared bytes are not copied. */
  static open(given: Uint8Array): SuggestIndex | undefined {
    const bytes = sharedBytes(given)
    const columns = openSuggestColumns(bytes)
    return columns && new SuggestIndex(bytes, columns)
  }

  /** The best first; grouping them by type is core's `groupByType`. */
  suggest(term: string, options: SuggestOptions): DestinationSuggestion[] {
    const { language, limit = SUGGESTION_LIMIT, type } = options
    const rows = Math.min(SUGGESTION_LIMIT, Math.max(0, Math.trunc(limit) || 0))
    if (rows === 0) return []
    return this.texts.suggestions(this.terms.find(term, rows, type), language)
  }

  airportsByPrefix(twoLetters: string, language: Language): Airport[] {
    this.airports ??= new AirportLists(this.columns, this.texts)
    return this.airports.startingWith(twoLetters, language)
  }

  /**
   * Adds an entry, or gives it another name, place or weight; every thread finds it at its next
   * search. Only one thread may change the index. False when it must first be built anew.
   */
  put(entry: SuggestEntry): boolean {
    this.late.catchUp()
    if (this.late.count >= MOST_LATE_ENTRIES) return false
    return appendChange(this.columns, entry)
  }

  /** False when the index must first be built anew. */
  remove(type: DestinationType, id: number): boolean {
    return appendChange(this.columns, { type, id, names: [], weight: 0, parentId: 0 })
  }
}
