/** Counting a hotel in the groups that do not depend on its rates. */
import { GROUP } from './compiled-filters.ts'
import type { EngineColumns } from '../columns/engine-columns.ts'
import type { FacetCounters } from './facet-counters.ts'
import { MARKS } from './hotel-filters.ts'
import { BAND_SHIFT, CATEGORY_MASK } from '../columns/hotel-words.ts'
import { NO_BAND } from '../columns/hotel-writer.ts'
import type { ScanTargets } from './added-matches.ts'

/** A category beyond the dictionary's, where only the rating band is to be counted. */
const NO_CATEGORY = 255

/** As constants, which cost nothing in a loop. */
const {
  categories: CATEGORIES,
  ratingRanges: RATING_RANGES,
  segments: SEGMENTS,
  chains: CHAINS,
  locations: LOCATIONS,
  hotels: HOTELS,
  pointsOfInterest: POINTS_OF_INTEREST,
} = GROUP

/** Hotels with equal traits that pass everything, or everything but one of the two groups. */
export function countTrait(
  { traits }: FacetCounters,
  failed: number,
  trait: number,
  hotels: number,
): void {
  if (failed === 0) traits[trait]! += hotels
  else if (failed === CATEGORIES)
    traits[(trait & CATEGORY_MASK) | (NO_BAND << BAND_SHIFT)]! += hotels
  else if (failed === RATING_RANGES) traits[(trait & ~CATEGORY_MASK) | NO_CATEGORY]! += hotels
}

/** A hotel that passes everything but one group counts among that group's options only. */
export function countInOneGroup(
  columns: EngineColumns,
  { counters, marks, matches }: ScanTargets,
  failed: number,
  row: number,
): void {
  switch (failed) {
    case CATEGORIES:
      counters.traits[(columns.traitWord[row]! & CATEGORY_MASK) | (NO_BAND << BAND_SHIFT)]!++
      break
    case CHAINS:
      counters.chains[columns.chain[row]!]!++
      break
    case RATING_RANGES:
      counters.traits[NO_CATEGORY | (columns.ratingBand[row]! << BAND_SHIFT)]!++
      break
    case SEGMENTS:
      counters.addSegments(columns.segments[row]!)
      break
    case LOCATIONS:
      matches.elsewhere.push(row)
      break
    case POINTS_OF_INTEREST:
      marks[row]! |= MARKS.countsForPoints
      break
    case HOTELS:
      marks[row]! |= MARKS.countsForHotels
      break
    // All services are needed at once, and a text has no options: nothing to count.
  }
}

/**
 * Counts flags: of many words, how many have each of their 32 bits.
 *
 * Bits are added in lanes within a word, all of them at once: three words to lanes of two bits, and
 * those to lanes of eight, which hold 255. That is a dozen operations for a word, where a counter
 * for each flag would be read and written again and again.
 */
const PAIRS = 0x55555555
const LOW_PAIRS = 0x03030303
/** Lanes of eight bits must not run over. */
const MAX_WORDS = 255

export const FLAGS_PER_WORD = 32

/**
 * Adds to the 32 counts from `base` on, `times` for every word that has the bit: of the words at
 * these rows, from one position in the list of rows to another.
 */
export function countFlags(
  words: Int32Array,
  rows: Int32Array,
  from: number,
  to: number,
  counts: Int32Array,
  base: number,
  times: 1 | -1,
): void {
  for (let start = from; start < to; start += MAX_WORDS)
    countFew(words, rows, start, Math.min(to, start + MAX_WORDS), counts, base, times)
}

function countFew(
  words: Int32Array,
  rows: Int32Array,
  from: number,
  to: number,
  counts: Int32Array,
  base: number,
  times: number,
): void {
  let zero = 0
  let one = 0
  let two = 0
  let three = 0
  let four = 0
  let five = 0
  let six = 0
  let seven = 0
  const [pairs, low] = [PAIRS, LOW_PAIRS]
  for (let at = from; at < to; at += 3) {
    const first = words[rows[at]!]!
    const second = at + 1 < to ? words[rows[at + 1]!]! : 0
    const third = at + 2 < to ? words[rows[at + 2]!]! : 0
    const even = (first & pairs) + (second & pairs) + (third & pairs)
    const odd = ((first >>> 1) & pairs) + ((second >>> 1) & pairs) + ((third >>> 1) & pairs)
    zero = (zero + (even & low)) | 0
    one = (one + (odd & low)) | 0
    two = (two + ((even >>> 2) & low)) | 0
    three = (three + ((odd >>> 2) & low)) | 0
    four = (four + ((even >>> 4) & low)) | 0
    five = (five + ((odd >>> 4) & low)) | 0
    six = (six + ((even >>> 6) & low)) | 0
    seven = (seven + ((odd >>> 6) & low)) | 0
  }
  addLanes(counts, base, zero, times)
  addLanes(counts, base + 1, one, times)
  addLanes(counts, base + 2, two, times)
  addLanes(counts, base + 3, three, times)
  addLanes(counts, base + 4, four, times)
  addLanes(counts, base + 5, five, times)
  addLanes(counts, base + 6, six, times)
  addLanes(counts, base + 7, seven, times)
}

function addLanes(counts: Int32Array, base: number, lanes: number, times: number): void {
  counts[base]! += (lanes & 255) * times
  counts[base + 8]! += ((lanes >>> 8) & 255) * times
  counts[base + 16]! += ((lanes >>> 16) & 255) * times
  counts[base + 24]! += (lanes >>> 24) * times
}
