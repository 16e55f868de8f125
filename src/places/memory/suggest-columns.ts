/**
 * The index as columns.
 *
 * Entries are numbered best first (tier, then popularity), so the lower number is the better
 * suggestion, every list of entries is sorted by merit without storing any, and the places, which
 * are all of the first tier, are the numbers below `placeCount`. Names are numbered by entry;
 * words are numbered in alphabetical order, so a prefix is a range of words.
 */
import { type Column, openColumns, packColumns } from './shared-columns.ts'
import { foldText } from '../../site/text/fold-text.ts'
import type { DestinationType } from '../rules/destination-suggestions.ts'
import type { Language } from '../../site/locales.ts'

export interface SuggestColumns {
  // Entries.
  ids: Int32Array
  types: Uint8Array
  /** See `standingOf`; an entry that comes later finds its place among these. */
  standings: Int32Array
  /** Entry it lies in, or −1. */
  parents: Int32Array
  /** What lies directly in place p: children[childStart[p]] … children[childStart[p + 1] − 1]. */
  childStart: Uint32Array
  children: Uint32Array
  /** One bit for each entry that is no longer offered. */
  removed: Uint8Array
  // Names: how many an entry has, their languages, texts and words.
  nameCounts: Uint8Array
  nameBlocks: Uint32Array
  nameLanguages: Uint8Array
  textLengths: Uint8Array
  textBlocks: Uint32Array
  texts: Uint8Array
  wordCounts: Uint8Array
  wordBlocks: Uint32Array
  nameWords: Uint32Array
  /** Names by the hash of their words, then by number: see exact-names.ts. */
  namesByHash: Uint32Array
  // Words.
  letters: Uint16Array
  letterStart: Uint32Array
  /** Letters that a word shares with the one before it. */
  shared: Uint8Array
  sharedLeast: Uint8Array
  /**
   * The entries of word w: postings[postingStart[w]] … postings[postingStart[w + 1] − 1]. One with
   * the bit BY_ALIAS has the word only in names that no page shows. Heads have the bit too.
   */
  postingStart: Uint32Array
  postings: Uint32Array
  /** Entries that lie in the places of all words before w, to estimate what a word would list. */
  insideBefore: Float64Array
  // Heads: see popular-heads.ts.
  headFrom: Uint32Array
  headTo: Uint32Array
  headStart: Uint32Array
  headEntries: Uint32Array
  // Ready answers: see ready-answers.ts.
  readySlots: Uint32Array
  readyWords: Uint32Array
  readyLengths: Uint8Array
  readyEntries: Uint32Array
  // Changes since the index was built: see change-log.ts.
  logEnd: Int32Array
  log: Uint8Array
  /** JSON: a few thousand rows are not worth columns. */
  airports: Uint8Array
}

export const BY_ALIAS = 0x80000000
export const ENTRY_BITS = 0x7fffffff

/** "ASG" and the version; raise it when a column changes. */
const MAGIC = 0x41534702

export function packSuggestColumns(columns: SuggestColumns): Uint8Array {
  return packColumns(MAGIC, columns as unknown as Record<string, Column>)
}

export function openSuggestColumns(bytes: Uint8Array): SuggestColumns | undefined {
  const columns = openColumns(MAGIC, bytes)
  return columns && 'airports' in columns ? (columns as unknown as SuggestColumns) : undefined
}

export function namesOf({ nameCounts, nameBlocks }: SuggestColumns): PackedStarts {
  return { lengths: nameCounts, blocks: nameBlocks }
}

export function textsOf({ textLengths, textBlocks }: SuggestColumns): PackedStarts {
  return { lengths: textLengths, blocks: textBlocks }
}

export function wordsOfNames({ wordCounts, wordBlocks }: SuggestColumns): PackedStarts {
  return { lengths: wordCounts, blocks: wordBlocks }
}

/**
 * Where each of many short runs begins in a shared array.
 * A million 32-bit offsets would take as much room as the words they point to; a byte of length for
 * each run and a full offset for every sixteenth take a third, for a sum of at most fifteen bytes.
 */
export interface PackedStarts {
  lengths: Uint8Array
  blocks: Uint32Array
}

export const LONGEST_RUN = 255
const BLOCK = 16

export function packStarts(lengths: Uint8Array): PackedStarts {
  const blocks = new Uint32Array(Math.ceil((lengths.length + 1) / BLOCK))
  let sum = 0
  for (let run = 0; run <= lengths.length; run++) {
    if (run % BLOCK === 0) blocks[run / BLOCK] = sum
    sum += lengths[run] ?? 0
  }
  return { lengths, blocks }
}

/** The start of a run; that of the one after the last is the end of all. */
export function startOf({ lengths, blocks }: PackedStarts, run: number): number {
  let start = blocks[run >>> 4]!
  for (let before = run & ~(BLOCK - 1); before < run; before++) start += lengths[before]!
  return start
}

/** The run that a position belongs to. */
export function runAt({ lengths, blocks }: PackedStarts, position: number): number {
  let low = 0
  let high = blocks.length
  while (high - low > 1) {
    const middle = (low + high) >>> 1
    if (blocks[middle]! <= position) low = middle
    else high = middle
  }
  let run = low * BLOCK
  for (let start = blocks[low]!; start + lengths[run]! <= position; run++) start += lengths[run]!
  return run
}

/** Names and typed terms as folded words: what is compared, on both sides, by the same rule. */
const MAX_TERM_LENGTH = 100
/** Further words narrow nothing that eight did not. */
const MAX_TERM_WORDS = 8
/** The rest of a longer word is neither kept nor compared. */
export const MAX_WORD_LENGTH = 40

export function wordsOf(text: string): string[] {
  // Most names are plain; normalizing all of them would take half of the building time.
  const parts = PLAIN.test(text)
    ? text.toLowerCase().split(PLAIN_SEPARATORS)
    : foldText(text).split(SEPARATORS)
  const words: string[] = []
  for (const part of parts) if (part !== '') words.push(part.slice(0, MAX_WORD_LENGTH))
  return words
}

export function termWords(term: string): string[] {
  return wordsOf(term.slice(0, MAX_TERM_LENGTH)).slice(0, MAX_TERM_WORDS)
}

const PLAIN = /^[\x20-\x7e]*$/
const PLAIN_SEPARATORS = /[^a-z0-9]+/
const SEPARATORS = /[^\p{L}\p{N}]+/u

/** What the index is made from. The server hands these over: the engine does not know the world. */
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
