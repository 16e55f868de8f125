/**
 * Words that begin with what was typed, but for a few typos: a letter too many, missing, wrong, or
 * two neighbours swapped (optimal string alignment: no letter is part of two typos).
 *
 * The sorted words are walked like a tree. The state after each letter is, for every number of
 * typos, the set of places in the typed word that may have been reached: a bit mask, so that a
 * letter costs a few integer operations whatever the word's length. Where no place is left, all
 * words that share those letters are skipped.
 */
import { MAX_WORD_LENGTH } from './suggest-columns.ts'
import { nextSharingLess, type WordColumns, type WordRange } from './word-dictionary.ts'

/** Places 0 … 30 fit in a mask; nobody types longer words that mistyped they could be guessed. */
const LONGEST_FORGIVEN = 30

export function allowedTypos(word: string): 0 | 1 | 2 {
  if (word.length > LONGEST_FORGIVEN) return 0
  return word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0
}

/**
 * Ranges of words, each of one prefix. Within a range another may lie that has fewer typos and then
 * follows it in the list, because more letters of the word may match better.
 */
export function forgivingRanges(words: WordColumns, typed: string, allowed: 1 | 2): WordRange[] {
  const { letters, letterStart, shared } = words
  const found: WordRange[] = []
  const end = 1 << typed.length
  const unfinished = end - 1
  const all = end | unfinished
  setMasks(typed)
  exact[0] = 1
  one[0] = 0b11 & all
  two[0] = 0b111 & all
  fewest[0] = allowed + 1

  let word = 0
  while (word < shared.length) {
    const start = letterStart[word]!
    const length = letterStart[word + 1]! - start
    let depth = shared[word]!
    let alive = true
    while (alive && depth < length) {
      const mask = masks[letters[start + depth]!]!
      const swapped = depth === 0 ? 0 : mask & (masks[letters[start + depth - 1]!]! >>> 1)
      // For each number of typos: matched, too many, wrong, missing, swapped.
      const was0 = exact[depth]!
      const was1 = one[depth]!
      const now0 = (was0 & mask) << 1
      let now1 = ((was1 & mask) << 1) | was0 | (was0 << 1) | (now0 << 1)
      if (swapped !== 0) now1 |= (exact[depth - 1]! & swapped) << 2
      now1 &= all
      let now2 = 0
      if (allowed === 2) {
        now2 = ((two[depth]! & mask) << 1) | was1 | (was1 << 1) | (now1 << 1)
        if (swapped !== 0) now2 |= (one[depth - 1]! & swapped) << 2
        now2 &= all
      }
      const before = fewest[depth]!
      depth += 1
      exact[depth] = now0
      one[depth] = now1
      two[depth] = now2

      let best = before
      if ((now0 & end) !== 0) best = 0
      else if (before > 1 && (now1 & end) !== 0) best = 1
      else if (before > 2 && (now2 & end) !== 0) best = 2
      fewest[depth] = best
      if (best < before) {
        found.push({ from: word, to: nextSharingLess(words, word, depth), typos: best })
      }
      // Only a place reached with fewer typos than the best could still improve on it.
      const better = best === 3 ? now2 : best === 2 ? now1 : best === 1 ? now0 : 0
      alive = (better & unfinished) !== 0
    }
    word = alive ? word + 1 : nextSharingLess(words, word, depth)
  }
  clearMasks(typed)
  return found
}

/** Places reached after each letter without a typo, with at most one, and with at most two. */
const exact = new Int32Array(MAX_WORD_LENGTH + 1)
const one = new Int32Array(MAX_WORD_LENGTH + 1)
const two = new Int32Array(MAX_WORD_LENGTH + 1)
/** The fewest typos with which the whole of the typed word was reached; one too many for none. */
const fewest = new Uint8Array(MAX_WORD_LENGTH + 1)
/** For each letter the places at which the typed word has it. */
const masks = new Int32Array(65_536)

function setMasks(typed: string): void {
  for (let at = 0; at < typed.length; at++) masks[typed.charCodeAt(at)]! |= 1 << at
}

function clearMasks(typed: string): void {
  for (let at = 0; at < typed.length; at++) masks[typed.charCodeAt(at)] = 0
}
