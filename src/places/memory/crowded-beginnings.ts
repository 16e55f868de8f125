/** Visits the beginnings of words that many entries share, each before the longer ones within it. */
import { nextSharingLess, type WordColumns } from './word-dictionary.ts'

export interface Beginning {
  /** The words that begin so. */
  from: number
  to: number
  /** How many letters it has. */
  length: number
}

/**
 * Those with more postings than `more`. `visit` also gets what it returned for the beginning one
 * letter shorter, or `outermost`.
 */
export function visitCrowdedBeginnings<Visited>(
  words: WordColumns & { postingStart: Uint32Array },
  more: number,
  outermost: Visited,
  visit: (beginning: Beginning, around: Visited) => Visited,
): void {
  const { letterStart, postingStart, shared } = words
  split(0, shared.length, 1, outermost)

  /** Visits the beginnings of `length` letters among words that share all letters but the last. */
  function split(first: number, end: number, length: number, around: Visited): void {
    for (let from = first; from < end;) {
      const to = nextSharingLess(words, from, length)
      const isLong = letterStart[from + 1]! - letterStart[from]! >= length
      if (isLong && postingStart[to]! - postingStart[from]! > more)
        split(from, to, length + 1, visit({ from, to, length }, around))
      from = to
    }
  }
}
