/**
 * The index as columns.
 *
 * Entries are numbered best first (tier, then popularity), so the lower number is the better
 * suggestion, every list of entries is sorted by merit without storing any, and the places, which
 * are all of the first tier, are the numbers below `placeCount`. Names are numbered by entry;
 * words are numbered in alphabetical order, so a prefix is a range of words.
 */
import type { PackedStarts } from './packed-starts.ts'
import { type Column, openColumns, packColumns } from './shared-columns.ts'

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
