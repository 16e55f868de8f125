/**
 * The best entries under every prefix that has many.
 *
 * A few letters may begin the words of a hundred thousand names. For each prefix with more than
 * MANY postings the best twenty entries of each type are kept, so that no search of one word reads
 * more than a few hundred numbers. Prefixes with the same words ("barcel", "barcelo") share a head;
 * a head is found by its range of words.
 */
import { SUGGESTION_LIMIT } from '../rules/suggestions.ts'
import { nextSharingLess, type WordColumns } from './word-dictionary.ts'
import { type NameColumns, visitWords } from './name-columns.ts'
import { BY_ALIAS } from './suggest-columns.ts'
import { TYPE_COUNT } from './type-ranks.ts'

export const MANY = 256
export const HEAD_PER_TYPE = SUGGESTION_LIMIT
const LARGEST_HEAD = HEAD_PER_TYPE * TYPE_COUNT

export interface HeadColumns {
  /** In the order of `from`, the longer range first. */
  headFrom: Uint32Array
  headTo: Uint32Array
  headStart: Uint32Array
  headEntries: Uint32Array
}

export function findHead({ headFrom, headTo }: HeadColumns, from: number, to: number): number {
  let low = 0
  let high = headFrom.length
  while (low < high) {
    const middle = (low + high) >>> 1
    const later = headFrom[middle]! - from || to - headTo[middle]!
    if (later === 0) return middle
    if (later < 0) low = middle + 1
    else high = middle
  }
  return -1
}

interface Ranges {
  from: number[]
  to: number[]
  /** The next larger range around, or −1. */
  around: number[]
  /** For each word the smallest range that it is in, or −1. */
  ofWord: Int32Array
}

export function popularHeads(
  names: NameColumns,
  postingStart: Uint32Array,
  types: Uint8Array,
): HeadColumns {
  const { from, to, around, ofWord } = crowdedRanges(names, postingStart)
  const entries = new Uint32Array(from.length * LARGEST_HEAD)
  const filled = new Uint8Array(from.length * TYPE_COUNT)
  const sizes = new Uint32Array(from.length)
  const fill = (aliases: boolean) => {
    const latest = new Int32Array(from.length).fill(-1)
    visitWords(names, (word, entry, isAlias) => {
      if (isAlias !== aliases) return
      const type = types[entry]!
      for (let head = ofWord[word]!; head >= 0; head = around[head]!) {
        if (latest[head] === entry || filled[head * TYPE_COUNT + type] === HEAD_PER_TYPE) continue
        latest[head] = entry
        filled[head * TYPE_COUNT + type]! += 1
        entries[head * LARGEST_HEAD + sizes[head]!++] = isAlias ? entry | BY_ALIAS : entry
      }
    })
  }
  // Names that nobody reads on a page only fill what the others leave.
  fill(false)
  fill(true)
  return {
    headFrom: Uint32Array.from(from),
    headTo: Uint32Array.from(to),
    ...packed(entries, sizes),
  }
}

function crowdedRanges(words: WordColumns, postingStart: Uint32Array): Ranges {
  const ranges: Ranges = {
    from: [],
    to: [],
    around: [],
    ofWord: new Int32Array(words.shared.length),
  }
  ranges.ofWord.fill(-1)
  visitCrowdedBeginnings({ ...words, postingStart }, MANY, -1, ({ from, to }, around) => {
    if (around >= 0 && ranges.from[around] === from && ranges.to[around] === to) return around
    ranges.from.push(from)
    ranges.to.push(to)
    ranges.around.push(around)
    ranges.ofWord.fill(ranges.from.length - 1, from, to)
    return ranges.from.length - 1
  })
  return ranges
}

function packed(entries: Uint32Array, sizes: Uint32Array) {
  const headStart = new Uint32Array(sizes.length + 1)
  sizes.forEach((size, head) => {
    headStart[head + 1] = headStart[head]! + size
  })
  const headEntries = new Uint32Array(headStart[sizes.length]!)
  sizes.forEach((size, head) => {
    const start = head * LARGEST_HEAD
    headEntries.set(entries.subarray(start, start + size), headStart[head]!)
  })
  return { headStart, headEntries }
}

/** Visits the beginnings of words that many entries share, each before the longer ones within it. */
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
