/**
 * Answers kept ready for the beginnings of many names.
 *
 * Everyone who types begins with a few letters, and those are the terms with most to compare and
 * to mix. What a search finds for them is kept with the index: twenty entries each, found by a
 * hash of the letters, without the dictionary. Rarer beginnings have so little to compare that
 * searching costs no more than the texts of the answer.
 *
 * Only full answers are kept. They stay right until one of their entries is removed or a late
 * entry begins so; then the term is searched.
 */
import { SUGGESTION_LIMIT } from '../rules/suggestions.ts'
import { isRemoved } from './change-log.ts'
import type { SuggestColumns } from './suggest-columns.ts'

export interface ReadyColumns {
  /** By hash, then the next free slot: an answer's number and one, or 0. Never full. */
  readySlots: Uint32Array
  /** What was typed, as the first letters of a word. */
  readyWords: Uint32Array
  readyLengths: Uint8Array
  /** The best first, SUGGESTION_LIMIT for each answer. */
  readyEntries: Uint32Array
}

export const HASH_START = 0x811c9dc5

/** FNV, letter by letter, so that every beginning of a word is hashed on the way to its end. */
export function hashWith(hash: number, letter: number): number {
  return Math.imul(hash ^ letter, 0x01000193)
}

/** The place of a hash in a table whose size is a power of two; multiplying mixes high bits only. */
export function hashPlace(hash: number, size: number): number {
  return (hash ^ (hash >>> 15)) & (size - 1)
}

export function hashOf(text: string): number {
  let hash = HASH_START
  for (let at = 0; at < text.length; at++) hash = hashWith(hash, text.charCodeAt(at))
  return hash
}

/** The entries to suggest for one word, where they are ready and none was removed. */
export function readyAnswer(columns: SuggestColumns, word: string): number[] | undefined {
  const answer = answerTo(columns, word)
  if (answer < 0) return undefined
  const start = answer * SUGGESTION_LIMIT
  const entries: number[] = []
  for (let at = start; at < start + SUGGESTION_LIMIT; at++) {
    const entry = columns.readyEntries[at]!
    if (isRemoved(columns, entry)) return undefined
    entries.push(entry)
  }
  return entries
}

function answerTo(columns: SuggestColumns, word: string): number {
  const { readySlots, readyLengths } = columns
  let slot = hashPlace(hashOf(word), readySlots.length)
  for (; readySlots[slot] !== 0; slot = (slot + 1) & (readySlots.length - 1)) {
    const answer = readySlots[slot]! - 1
    if (readyLengths[answer] === word.length && isTerm(columns, answer, word)) return answer
  }
  return -1
}

function isTerm(columns: SuggestColumns, answer: number, word: string): boolean {
  const { letters, letterStart, readyWords } = columns
  const start = letterStart[readyWords[answer]!]!
  for (let at = 0; at < word.length; at++)
    if (letters[start + at] !== word.charCodeAt(at)) return false
  return true
}
