/**
 * Counters of every filter group.
 *
 * What a hotel has one of (category and rating band, chain) is counted by a table. What it may have
 * several of (boards, services, segments, and what its plans have) are flags in a few words, which
 * are counted all at once; see static-counts.ts. Whole ranges of hotels are added from sums made
 * beforehand; see range-sums.ts.
 */
import { type FacetKey, FLAG_SET } from '../../list/rules/facets.ts'
import type { FacetCounts } from '../../list/rules/hotel-results.ts'
import { RATING_RANGES } from '../../catalogue/rules/ratings.ts'
import type { Dictionary } from '../columns/dictionary.ts'
import type { EngineColumns } from '../columns/engine-columns.ts'
import { countFlags, FLAGS_PER_WORD } from './static-counts.ts'
import {
  BAND_MASK,
  BAND_SHIFT,
  BOARD_FILTERS,
  BOARD_SHIFT,
  CATEGORY_AND_BAND,
  CATEGORY_MASK,
  MAX_CODES,
  SEGMENT_SHIFT,
} from '../columns/hotel-words.ts'
import { SEGMENT_CODES, SERVICE_CODES } from '../columns/hotel-writer.ts'
import type { PlanVerdict } from '../prices/free-types.ts'
import { type FlagPlace, planLayout, type PlanLayout } from '../columns/catalogue-words.ts'

export class FacetCounters {
  /** By category and rating band at once. */
  readonly traits = new Int32Array(CATEGORY_AND_BAND + 1)
  /** Hotels with a room by the same, where nothing else is filtered; see hotel-scan.ts. */
  readonly available = new Int32Array(CATEGORY_AND_BAND + 1)
  readonly chains: Int32Array
  freeCancellation = 0
  /** Flags of the facet word, then those of each plan word. */
  private readonly flags: Int32Array
  /** Added from ranges of hotels: categories, rating bands, flags. */
  readonly ranges: Int32Array
  private readonly dictionary: Dictionary
  private readonly layout: PlanLayout
  private readonly traitWord: Int32Array
  /** Of all hotels: the facet word, then each plan word. */
  private readonly words: readonly Int32Array[]

  constructor(columns: EngineColumns, dictionary: Dictionary) {
    const { facetWord, planWords, traitWord, hotelId } = columns
    this.dictionary = dictionary
    this.layout = planLayout(dictionary)
    this.traitWord = traitWord
    const plans = Array.from({ length: this.layout.words }, (_, word) =>
      planWords.subarray(word * hotelId.length, (word + 1) * hotelId.length),
    )
    this.words = [facetWord, ...plans]
    this.chains = new Int32Array(dictionary.chains.length)
    // And room for the bits that the last group does not use.
    this.flags = new Int32Array(FLAGS_PER_WORD * (this.words.length + 1))
    this.ranges = this.ownSums()
  }

  clear(): void {
    this.traits.fill(0)
    this.available.fill(0)
    this.chains.fill(0)
    this.flags.fill(0)
    this.ranges.fill(0)
    this.freeCancellation = 0
  }

  /**
   * Counts hotels by what they have whatever their rates and by what all their plans have; −1 takes
   * them back out of a range.
   */
  addRows(rows: Int32Array, from: number, to: number, times: 1 | -1): void {
    this.addTraits(rows, from, to, times)
    this.addFlags(rows, from, to, times)
  }

  /** The same but for categories and rating bands. */
  addFlags(rows: Int32Array, from: number, to: number, times: 1 | -1): void {
    const { words, flags } = this
    for (let word = 0; word < words.length; word++)
      countFlags(words[word]!, rows, from, to, flags, FLAGS_PER_WORD * word, times)
  }

  /** Counts hotels by what they have whatever their rates. */
  addHotels(rows: Int32Array, from: number, to: number): void {
    const facets = new Int32Array(FLAGS_PER_WORD)
    countFlags(this.words[0]!, rows, from, to, facets, 0, 1)
    for (let flag = 0; flag < BOARD_SHIFT; flag++) this.flags[flag]! += facets[flag]!
    this.addTraits(rows, from, to, 1)
  }

  addSegments(mask: number): void {
    for (let bit = 0; bit < SEGMENT_CODES.length; bit++)
      this.flags[SEGMENT_SHIFT + bit]! += (mask >> bit) & 1
  }

  /**
   * Counts the hotels at these positions of a block by what those of their plans have that a filter
   * leaves; see free-types.ts.
   */
  addRates(
    { boards, providers, packets, offers, free }: PlanVerdict,
    positions: Int32Array,
    count: number,
  ): void {
    const { layout, flags } = this
    countFlags(boards, positions, 0, count, flags, BOARD_SHIFT, 1)
    countFlags(providers, positions, 0, count, flags, firstFlag(layout.providers), 1)
    countFlags(packets, positions, 0, count, flags, firstFlag(layout.packets), 1)
    countFlags(offers, positions, 0, count, flags, firstFlag(layout.offers), 1)
    for (let at = 0; at < count; at++) this.freeCancellation += free[positions[at]!]!
  }

  private addTraits(rows: Int32Array, from: number, to: number, times: 1 | -1): void {
    const { traits, traitWord } = this
    const traitMask = CATEGORY_AND_BAND
    for (let at = from; at < to; at++) traits[traitWord[rows[at]!]! & traitMask]! += times
  }

  /** Of the hotels that were counted one by one, as `ranges` holds those of ranges. */
  ownSums(): Int32Array {
    const { traits, flags, dictionary } = this
    const categories = dictionary.categories.length
    const sums = new Int32Array(categories + BAND_MASK + 1 + flags.length)
    for (let trait = 0; trait < traits.length; trait++) {
      const count = traits[trait]!
      if (count === 0) continue
      if ((trait & CATEGORY_MASK) < categories) sums[trait & CATEGORY_MASK]! += count
      sums[categories + (trait >> BAND_SHIFT)]! += count
    }
    sums.set(flags, categories + BAND_MASK + 1)
    return sums
  }

  /** By facet and value, for the groups that are counted here; 0 only where something is chosen. */
  counts(chosen: Partial<Record<FacetKey, readonly string[]>>): FacetCounts {
    const { dictionary, layout } = this
    const sums = this.ownSums()
    for (let at = 0; at < sums.length; at++) sums[at]! += this.ranges[at]!
    const told = (key: FacetKey, words: readonly (string | number)[], first: number) => {
      const counted: Record<string, number> = {}
      for (let at = 0; at < words.length; at++)
        if (sums[first + at]! > 0) counted[words[at]!] = sums[first + at]!
      for (const value of chosen[key] ?? []) counted[value] ??= 0
      return counted
    }
    const bands = dictionary.categories.length
    const facets = bands + BAND_MASK + 1
    const plans = (place: FlagPlace) => facets + firstFlag(place)
    return {
      categories: told('categories', dictionary.categories, 0),
      chains: this.chainCounts(chosen.chains ?? []),
      ratingRanges: told('ratingRanges', RATING_RANGES, bands),
      boards: told('boards', BOARD_FILTERS, facets + BOARD_SHIFT),
      services: told('services', SERVICE_CODES, facets),
      segments: told('segments', SEGMENT_CODES, facets + SEGMENT_SHIFT),
      providers: told('providers', coded(dictionary.providers), plans(layout.providers)),
      supplements: told('supplements', coded(dictionary.packets), plans(layout.packets)),
      exclusivePrices: told('exclusivePrices', coded(dictionary.offerCodes), plans(layout.offers)),
      freeCancellation: this.freeCounts(chosen.freeCancellation ?? []),
    }
  }

  /** "No chain" is no option. */
  private chainCounts(chosen: readonly string[]): Record<string, number> {
    const { chains, dictionary } = this
    const counted: Record<string, number> = {}
    for (let at = 1; at < chains.length; at++)
      if (chains[at]! > 0) counted[dictionary.chains[at]!.id] = chains[at]!
    for (const value of chosen) counted[value] ??= 0
    return counted
  }

  private freeCounts(chosen: readonly string[]): Record<string, number> {
    const counted: Record<string, number> = {}
    if (this.freeCancellation > 0) counted[FLAG_SET] = this.freeCancellation
    for (const value of chosen) counted[value] ??= 0
    return counted
  }
}

/** After those of the facet word. */
function firstFlag({ word, shift }: FlagPlace): number {
  return FLAGS_PER_WORD * (word + 1) + shift
}

/** The last bit stands for several codes at once, so it is no option. */
function coded(words: readonly (string | number)[]): readonly (string | number)[] {
  return words.slice(0, MAX_CODES)
}
