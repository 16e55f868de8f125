/**
 * Counters of every filter group.
 *
 * What a hotel has several of (boards, services, segments) is a mask, and hotels are counted by
 * their whole mask: one increment for a hotel instead of one for each bit. The masks are taken
 * apart once, at the end.
 */
import type { FacetKey } from '../core/facets.ts'
import type { FacetCounts } from '../core/hotel-results.ts'
import { RATING_RANGES } from '../core/ratings.ts'
import { FLAG_SET } from '../core/facets.ts'
import type { Dictionary } from './dictionary.ts'
import { SEGMENT_CODES, SERVICE_CODES } from './hotel-writer.ts'
import { BOARD_FILTERS, MOST_CODES } from './plan-bits.ts'

export class FacetCounters {
  readonly categories: Int32Array
  readonly chains: Int32Array
  readonly ratingBands = new Int32Array(8)
  readonly boardMasks = new Int32Array(1 << BOARD_FILTERS.length)
  readonly serviceMasks = new Int32Array(1 << SERVICE_CODES.length)
  readonly segmentMasks = new Int32Array(1 << SEGMENT_CODES.length)
  readonly providers = new MaskCounter()
  readonly packets = new MaskCounter()
  readonly offers = new MaskCounter()
  freeCancellation = 0
  private readonly dictionary: Dictionary

  constructor(dictionary: Dictionary) {
    this.dictionary = dictionary
    this.categories = new Int32Array(dictionary.categories.length)
    this.chains = new Int32Array(dictionary.chains.length)
  }

  clear(): void {
    for (const counter of [
      this.categories,
      this.chains,
      this.ratingBands,
      this.boardMasks,
      this.serviceMasks,
      this.segmentMasks,
    ])
      counter.fill(0)
    for (const counter of [this.providers, this.packets, this.offers]) counter.clear()
    this.freeCancellation = 0
  }

  /** By facet and value, for the groups that are counted here; 0 only where something is chosen. */
  counts(chosen: Partial<Record<FacetKey, readonly string[]>>): FacetCounts {
    const { dictionary } = this
    const told = (key: FacetKey, words: readonly (string | number)[], counts: ArrayLike<number>) => {
      const counted: Record<string, number> = {}
      for (let at = 0; at < words.length; at++)
        if (counts[at]! > 0) counted[String(words[at])] = counts[at]!
      for (const value of chosen[key] ?? []) counted[value] ??= 0
      return counted
    }
    // The last bit stands for several codes at once, and "no chain" and "no packet" are no options.
    const coded = (words: readonly (string | number)[]) => words.slice(0, MOST_CODES)
    const chains = this.chains.slice()
    chains[0] = 0
    return {
      categories: told('categories', dictionary.categories, this.categories),
      chains: told(
        'chains',
        dictionary.chains.map(({ id }) => id),
        chains,
      ),
      ratingRanges: told('ratingRanges', RATING_RANGES, this.ratingBands),
      boards: told('boards', BOARD_FILTERS, bitCounts(this.boardMasks)),
      services: told('services', SERVICE_CODES, bitCounts(this.serviceMasks)),
      segments: told('segments', SEGMENT_CODES, bitCounts(this.segmentMasks)),
      providers: told('providers', coded(dictionary.providers), this.providers.bitCounts()),
      supplements: told('supplements', coded(dictionary.packets), this.packets.bitCounts()),
      exclusivePrices: told('exclusivePrices', coded(dictionary.offerCodes), this.offers.bitCounts()),
      freeCancellation: told('freeCancellation', [FLAG_SET], [this.freeCancellation]),
    }
  }
}

/** Counts masks of 32 bits: those of few low bits, which most are, whole, all others by bit. */
export class MaskCounter {
  private readonly small = new Int32Array(SMALL_MASKS)
  private readonly bits = new Int32Array(32)

  add(mask: number): void {
    if (mask >>> 0 < SMALL_MASKS) this.small[mask]!++
    else addBits(this.bits, mask, 1)
  }

  clear(): void {
    this.small.fill(0)
    this.bits.fill(0)
  }

  bitCounts(): Int32Array {
    const counts = this.bits.slice()
    for (let mask = 1; mask < SMALL_MASKS; mask++)
      if (this.small[mask] !== 0) addBits(counts, mask, this.small[mask]!)
    return counts
  }
}

const SMALL_MASKS = 256

/** How many have each bit, when the position is the mask and the value how many have it. */
function bitCounts(masks: Int32Array): Int32Array {
  const counts = new Int32Array(32)
  for (let mask = 1; mask < masks.length; mask++)
    if (masks[mask] !== 0) addBits(counts, mask, masks[mask]!)
  return counts
}

function addBits(counts: Int32Array, mask: number, count: number): void {
  for (let rest = mask; rest !== 0; rest &= rest - 1)
    counts[31 - Math.clz32(rest & -rest)]! += count
}
