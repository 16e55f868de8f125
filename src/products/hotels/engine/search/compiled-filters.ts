/** Filters as the inner loops need them: bits, small tables and marks on rows. */
import { FACET_KEYS, type FacetKey } from '../../list/rules/facets.ts'
import type { Filters, PreFilters } from '../../list/rules/filter-state.ts'
import { RATING_RANGES } from '../../catalogue/rules/ratings.ts'
import type { Dictionary } from '../columns/dictionary.ts'
import {
  BAND_MASK,
  BAND_SHIFT,
  BOARD_FILTERS,
  CATEGORY_AND_BAND,
  MAX_CODES,
} from '../columns/hotel-words.ts'
import { SEGMENT_CODES, SERVICE_CODES } from '../columns/hotel-writer.ts'
import { KnownAnswers } from './memo.ts'
import { foldText } from '../../../../site/text/fold-text.ts'
import type { EngineColumns } from '../columns/engine-columns.ts'

/** A bit for each filter group, so that what a hotel fails is one number. */
export const GROUP = Object.fromEntries(
  FACET_KEYS.map((key, position) => [key, 1 << position]),
) as Record<FacetKey, number>

/** Which bit that is. */
export const POSITION = Object.fromEntries(
  FACET_KEYS.map((key, position) => [key, position]),
) as Record<FacetKey, number>

/** Groups that a rate passes or fails, not a hotel. */
export const RATE_GROUPS =
  GROUP.boards |
  GROUP.freeCancellation |
  GROUP.providers |
  GROUP.supplements |
  GROUP.exclusivePrices

/** Instead of a group: the hotel is not for sale, or fails two groups. */
export const OUT = -1

/** A service that no hotel has, for codes that nobody knows. */
const UNKNOWN_SERVICE = 1 << 16

export interface CompiledFilters {
  /** The groups in which something is chosen. */
  chosen: number
  /** By category and rating band: the bit of the group that a hotel fails, 0, or OUT for both. */
  traitFailures: Int32Array
  /** By chain: the group's bit or 0. */
  chainFailures: Int32Array
  segments: number
  /** All of these are needed. */
  services: number
  nameWords: Uint8Array[]
  boards: number
  providers: number
  supplements: number
  offers: number
}

export interface CompiledPreFilters {
  onlyAccommodations: boolean
  /** Packets one of which is needed; −1 when none is. */
  packets: number
}

export function compileFilters(filters: Filters, dictionary: Dictionary): CompiledFilters {
  const chosen = FACET_KEYS.filter((key) => filters[key]).reduce(
    (bits, key) => bits | GROUP[key],
    0,
  )
  const values = (key: FacetKey) => filters[key] ?? []
  return {
    chosen,
    traitFailures: traitFailures(filters, dictionary),
    chainFailures: failuresOf(filters, 'chains', dictionary.chains.length, (value) =>
      dictionary.chains.findIndex(({ id }) => String(id) === value),
    ),
    segments: maskOf(SEGMENT_CODES, values('segments')),
    services: requiredServices(values('services')),
    nameWords: nameWords(values('name').join(' ')),
    boards: maskOf(BOARD_FILTERS, values('boards')),
    providers: maskOf(dictionary.providers, values('providers')),
    supplements: maskOf(dictionary.packets, values('supplements').filter(Boolean)),
    offers: maskOf(dictionary.offerCodes, values('exclusivePrices')),
  }
}

export function compilePreFilters(
  preFilters: PreFilters,
  dictionary: Dictionary,
): CompiledPreFilters {
  return {
    onlyAccommodations: !!preFilters.onlyAccommodations,
    packets: preFilters.supplements
      ? maskOf(dictionary.packets, preFilters.supplements.filter(Boolean))
      : -1,
  }
}

const NO_FAILURES = new Int32Array(CATEGORY_AND_BAND + 1)
/** People tick the same: two megabytes of tables at most. */
const knownFailures = new KnownAnswers<Dictionary, string, Int32Array>(256)

function traitFailures(filters: Filters, dictionary: Dictionary): Int32Array {
  if (!filters.categories && !filters.ratingRanges) return NO_FAILURES
  const key = JSON.stringify([filters.categories, filters.ratingRanges])
  return knownFailures.of(dictionary, key, () => failuresByTrait(filters, dictionary))
}

function failuresByTrait(filters: Filters, { categories }: Dictionary): Int32Array {
  const failures = new Int32Array(CATEGORY_AND_BAND + 1)
  const byCategory = failuresOf(filters, 'categories', categories.length, (value) =>
    categories.indexOf(value),
  )
  const byBand = failuresOf(filters, 'ratingRanges', BAND_MASK + 1, (value) =>
    (RATING_RANGES as readonly string[]).indexOf(value),
  )
  for (let category = 0; category < byCategory.length; category++)
    for (let band = 0; band < byBand.length; band++) {
      const [one, other] = [byCategory[category]!, byBand[band]!]
      failures[category | (band << BAND_SHIFT)] = one && other ? OUT : one | other
    }
  return failures
}

/** By position; nothing fails a group in which nothing is chosen. */
function failuresOf(
  filters: Filters,
  key: FacetKey,
  length: number,
  positionOf: (value: string) => number,
): Int32Array {
  const failures = new Int32Array(length)
  const chosen = filters[key]
  if (!chosen) return failures
  failures.fill(GROUP[key])
  for (const value of chosen) {
    const position = positionOf(value)
    if (position >= 0) failures[position] = 0
  }
  return failures
}

/** The last bit stands for all codes beyond it, so it is never asked for. */
function maskOf(words: readonly (string | number)[], chosen: readonly string[]): number {
  return chosen.reduce((mask, value) => {
    const bit = words.findIndex((word) => String(word) === value)
    return bit < 0 || bit >= MAX_CODES ? mask : mask | (1 << bit)
  }, 0)
}

function requiredServices(codes: readonly string[]): number {
  return codes.reduce((mask, code) => {
    const bit = SERVICE_CODES.map(String).indexOf(code)
    return mask | (bit < 0 ? UNKNOWN_SERVICE : 1 << bit)
  }, 0)
}

/**
 * The free-text filter by the name of a hotel or its chain: every word must stand somewhere in it.
 *
 * Folded names lie in one piece of bytes, each ended by a zero. Looking through them byte by byte
 * costs a nanosecond a letter and, unlike an index of all parts of words, no memory.
 */
export const NAME_END = '\0'

/** More words than a name has cannot all stand in it. */
const MAX_WORDS = 8

function nameWords(text: string): Uint8Array[] {
  const words = foldText(text).replaceAll(NAME_END, ' ').split(/\s+/).filter(Boolean)
  const needed = [...new Set(words)].filter(
    (word) => !words.some((other) => other !== word && other.includes(word)),
  )
  return needed.slice(0, MAX_WORDS).map((word) => new TextEncoder().encode(word))
}

export function hasName(
  { folded, foldedStart }: Pick<EngineColumns, 'folded' | 'foldedStart'>,
  row: number,
  words: readonly Uint8Array[],
): boolean {
  const start = foldedStart[row]!
  const end = foldedStart[row + 1]!
  for (const word of words) if (!contains(folded, start, end, word)) return false
  return true
}

function contains(bytes: Uint8Array, start: number, end: number, word: Uint8Array): boolean {
  const first = word[0]!
  const last = end - word.length
  for (let at = start; at <= last; at++) {
    if (bytes[at] !== first) continue
    let matched = 1
    while (matched < word.length && bytes[at + matched] === word[matched]) matched++
    if (matched === word.length) return true
  }
  return false
}
