/**
 * Suggestions while the visitor types: hotels, places, coasts, chains and sights by the beginning
 * of any word, in any language, with typos forgiven.
 *
 * Everything is read from columns in one SharedArrayBuffer (see suggest-columns.ts); a thread that
 * opens it adds less than two megabytes of its own. Calls are synchronous and never throw.
 */
import type { DestinationSuggestion, DestinationType } from '../rules/destination-suggestions.ts'
import { type Airport, airportListKey } from '../rules/flight-origins.ts'
import type { Language } from '../../site/locales.ts'
import { SUGGESTION_LIMIT } from '../rules/suggestions.ts'
import { foldText } from '../../site/text/fold-text.ts'
import {
  BY_ALIAS,
  ENTRY_BITS,
  openSuggestColumns,
  packSuggestColumns,
  type SuggestAirport,
  type SuggestColumns,
  type SuggestEntry,
} from './suggest-columns.ts'
import { SuggestionTexts } from './suggestion-texts.ts'
import { popularHeads, visitCrowdedBeginnings } from './popular-heads.ts'
import { LateEntries, MAX_LATE_ENTRIES } from './late-entries.ts'
import { hashOf, hashPlace, type ReadyColumns } from './ready-answers.ts'
import { TermSearch } from './term-search.ts'
import { wordText } from './word-dictionary.ts'
import { appendChange, LOG_BYTES } from './change-log.ts'
import { NAMES, namesByHash } from './exact-names.ts'
import { nameColumns, type NameColumns, visitWords } from './name-columns.ts'
import { isPlace, rankOf, STEPS, TIERS, TYPE_NUMBERS } from './type-ranks.ts'
import { sharedBytes } from './shared-columns.ts'

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

  /** The best first; grouping them by type is the rules' `groupByType`. */
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
    if (this.late.count >= MAX_LATE_ENTRIES) return false
    return appendChange(this.columns, entry)
  }

  /** False when the index must first be built anew. */
  remove(type: DestinationType, id: number): boolean {
    return appendChange(this.columns, { type, id, names: [], weight: 0, parentId: 0 })
  }
}

// Asks the finished index for what crowded beginnings find, so that an answer has one rule only.

/** Comparing fewer postings costs less than the texts of the answer. */
const CROWDED = 32

function buildReadyAnswers(searched: Omit<SuggestColumns, keyof ReadyColumns>): ReadyColumns {
  const columns: SuggestColumns = { ...searched, ...readyColumns([]) }
  const search = new TermSearch(columns, new LateEntries(columns))
  const answers: Answer[] = []
  visitCrowdedBeginnings(columns, CROWDED, undefined, ({ from, length }) => {
    const term = wordText(columns, from).slice(0, length)
    const entries = search.find(term, SUGGESTION_LIMIT, undefined)
    if (entries.length === SUGGESTION_LIMIT) answers.push({ term, word: from, entries })
  })
  return readyColumns(answers)
}

interface Answer {
  term: string
  word: number
  entries: readonly number[]
}

function readyColumns(answers: readonly Answer[]): ReadyColumns {
  // At most half full: a term that has no answer soon meets an empty slot.
  const readySlots = new Uint32Array(2 ** Math.ceil(Math.log2(2 * answers.length + 2)))
  const readyEntries = new Uint32Array(answers.length * SUGGESTION_LIMIT)
  answers.forEach(({ term, entries }, answer) => {
    readyEntries.set(entries, answer * SUGGESTION_LIMIT)
    let slot = hashPlace(hashOf(term), readySlots.length)
    while (readySlots[slot] !== 0) slot = (slot + 1) & (readySlots.length - 1)
    readySlots[slot] = answer + 1
  })
  return {
    readySlots,
    readyWords: Uint32Array.from(answers, ({ word }) => word),
    readyLengths: Uint8Array.from(answers, ({ term }) => term.length),
    readyEntries,
  }
}

// Entries in the order of merit, and how they lie in each other.

/** District, city, province, region, country, continent, and room to spare. */
const DEEPEST_PLACE = 8

/** Equal ones keep the order in which they came. */
function rankedEntries(given: Iterable<SuggestEntry>): SuggestEntry[] {
  const entries = [...given]
  const standings = entries.map(({ type, weight }) => rankOf(TYPE_NUMBERS[type], weight))
  // Standings are small whole numbers: counting them sorts without comparing.
  const next = new Uint32Array(TIERS * STEPS + 1)
  for (const standing of standings) next[standing + 1]! += 1
  for (let standing = 0; standing < TIERS * STEPS; standing++)
    next[standing + 1]! += next[standing]!
  const ranked: SuggestEntry[] = Array.from({ length: entries.length })
  entries.forEach((entry, index) => (ranked[next[standings[index]!]!++] = entry))
  return ranked
}

function placeColumns(entries: readonly SuggestEntry[]) {
  const types = Uint8Array.from(entries, ({ type }) => TYPE_NUMBERS[type])
  const firstOther = types.findIndex((type) => !isPlace(type))
  const placeCount = firstOther < 0 ? types.length : firstOther
  const parents = parentsOf(entries, placeCount)
  const inside = new Uint32Array(placeCount)
  const childStart = new Uint32Array(placeCount + 1)
  for (const parent of parents) {
    if (parent >= 0) childStart[parent + 1]! += 1
    for (let place = parent; place >= 0; place = parents[place]!) inside[place]! += 1
  }
  for (let place = 0; place < placeCount; place++) childStart[place + 1]! += childStart[place]!
  const children = new Uint32Array(childStart[placeCount]!)
  const next = childStart.slice()
  parents.forEach((parent, entry) => {
    if (parent >= 0) children[next[parent]!++] = entry
  })
  const ids = Int32Array.from(entries, ({ id }) => id)
  const standings = Int32Array.from(entries, ({ weight }, entry) => rankOf(types[entry]!, weight))
  return { columns: { ids, types, standings, parents, childStart, children }, inside }
}

/** A coast's number is not a destination's id, so nothing lies in a coast. */
function parentsOf(entries: readonly SuggestEntry[], placeCount: number): Int32Array {
  const byId = new Map<number, number>()
  for (let place = 0; place < placeCount; place++) {
    const { type, id } = entries[place]!
    if (type !== 'coast') byId.set(id, place)
  }
  const parents = Int32Array.from(entries, ({ parentId }) => byId.get(parentId) ?? -1)
  // Data that says a place lies in itself must not trap a search.
  for (let place = 0; place < placeCount; place++) {
    let up = place
    for (let steps = 0; up >= 0 && steps < DEEPEST_PLACE; steps++) up = parents[up]!
    if (up >= 0) parents[place] = -1
  }
  return parents
}

/** Airports by the first two letters of their code, their name or their city's name. */
interface PlacedAirport extends SuggestAirport {
  /** The entry of its city, or −1. */
  city: number
}

class AirportLists {
  private readonly texts: SuggestionTexts
  /** By two letters of any name in any language, the busiest first. */
  private readonly byLetters: Map<string, PlacedAirport[]>

  constructor(columns: SuggestColumns, texts: SuggestionTexts) {
    this.texts = texts
    const airports = JSON.parse(Buffer.from(columns.airports).toString()) as SuggestAirport[]
    const cities = placesById(columns, new Set(airports.map((airport) => airport.destinationId)))
    const placed = airports
      .map((airport) => ({ ...airport, city: cities.get(airport.destinationId) ?? -1 }))
      .toSorted((one, other) => other.weight - one.weight)
    this.byLetters = new Map()
    for (const airport of placed) {
      for (const letters of this.lettersOf(airport)) {
        const list = this.byLetters.get(letters)
        if (list) list.push(airport)
        else this.byLetters.set(letters, [airport])
      }
    }
  }

  /** Those that the form, which sees the names of one language only, can find by these letters. */
  startingWith(letters: string, language: Language): Airport[] {
    const key = airportListKey(letters)
    return (this.byLetters.get(key) ?? [])
      .map((airport) => this.row(airport, language))
      .filter(({ id, name, alias }) =>
        [id, name, alias].some((text) => foldText(text).startsWith(key)),
      )
  }

  private row({ code, names, destinationId, city }: PlacedAirport, language: Language): Airport {
    const name = (names.find((each) => each.language === language) ?? names[0])?.text ?? code
    const country = city < 0 ? undefined : (this.texts.placesAround(city).at(-1) ?? city)
    const cityName = city < 0 ? '' : this.texts.name(city, language)
    return {
      name,
      country: country === undefined ? '' : this.texts.name(country, language),
      id: code,
      destinationId: `${destinationId}`,
      alias: cityName === name ? '' : cityName,
    }
  }

  private lettersOf({ code, names, city }: PlacedAirport): Set<string> {
    const texts = [code, ...names.map(({ text }) => text)]
    if (city >= 0) texts.push(...this.texts.everyName(city))
    return new Set(texts.map(airportListKey).filter((letters) => letters !== ''))
  }
}

function placesById({ ids, childStart }: SuggestColumns, wanted: Set<number>): Map<number, number> {
  const found = new Map<number, number>()
  for (let place = 0; place + 1 < childStart.length; place++)
    if (wanted.has(ids[place]!)) found.set(ids[place]!, place)
  return found
}

/** Builds the index from all names: seconds of work, done once and kept in the snapshot. */
export function buildSuggestColumns(
  given: Iterable<SuggestEntry>,
  airports: readonly SuggestAirport[],
): SuggestColumns {
  const entries = rankedEntries(given)
  const places = placeColumns(entries)
  const names = nameColumns(entries.map(({ names }) => names))
  if (names.nameLanguages.length >= NAMES) throw new Error(`More than ${NAMES} names`)
  const { postingStart, postings } = postingColumns(names)
  const columns = {
    ...places.columns,
    ...names,
    namesByHash: namesByHash(names),
    postingStart,
    postings,
    insideBefore: insideBefore(postingStart, postings, places.inside),
    ...popularHeads(names, postingStart, places.columns.types),
    removed: new Uint8Array((entries.length + 7) >> 3),
    logEnd: new Int32Array(1),
    log: new Uint8Array(LOG_BYTES),
    airports: new Uint8Array(Buffer.from(JSON.stringify(airports))),
  }
  return { ...columns, ...buildReadyAnswers(columns) }
}

/** For each word the entries that have it, once each, by number and so by merit. */
function postingColumns(names: NameColumns): Pick<SuggestColumns, 'postingStart' | 'postings'> {
  const wordCount = names.shared.length
  const latest = new Int32Array(wordCount).fill(-1)
  const postingStart = new Uint32Array(wordCount + 1)
  visitWords(names, (word, entry) => {
    if (latest[word] !== entry) postingStart[word + 1]! += 1
    latest[word] = entry
  })
  for (let word = 0; word < wordCount; word++) postingStart[word + 1]! += postingStart[word]!
  const postings = new Uint32Array(postingStart[wordCount]!)
  const next = postingStart.slice()
  latest.fill(-1)
  // The local name comes first, so a word of any shown name that an alias repeats may come later.
  visitWords(names, (word, entry, isAlias) => {
    if (latest[word] !== entry) postings[next[word]!++] = isAlias ? entry | BY_ALIAS : entry
    else if (!isAlias) postings[next[word]! - 1] = entry
    latest[word] = entry
  })
  return { postingStart, postings }
}

function insideBefore(
  postingStart: Uint32Array,
  postings: Uint32Array,
  inside: Uint32Array,
): Float64Array {
  const before = new Float64Array(postingStart.length)
  for (let word = 0; word + 1 < postingStart.length; word++) {
    let sum = before[word]!
    const end = postingStart[word + 1]!
    for (
      let at = postingStart[word]!;
      at < end && (postings[at]! & ENTRY_BITS) < inside.length;
      at++
    )
      sum += inside[postings[at]! & ENTRY_BITS]!
    before[word + 1] = sum
  }
  return before
}
