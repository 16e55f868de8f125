/**
 * Counters of every filter group.
 *
 * What a hotel has several of (boards, services, segments) is a mask, and hotels are counted by
 * masks: one or two increments for a hotel instead of one for each bit. The masks are taken apart
 * once, at the end. Whole ranges of hotels are added from sums made beforehand; see
 * range-sums.ts.
 */
import { type FacetKey, FLAG_SET } from '../core/facets.ts'
import type { FacetCounts } from '../core/hotel-results.ts'
import { RATING_RANGES } from '../core/ratings.ts'
import type { Dictionary } from './dictionary.ts'
import type { EngineColumns } from './engine-columns.ts'
import {
  BAND_MASK,
  BAND_SHIFT,
  BOARD_SHIFT,
  CATEGORY_AND_BAND,
  CATEGORY_MASK,
  SEGMENT_MASK,
  SEGMENT_SHIFT,
  SERVICE_MASK,
} from './hotel-words.ts'
import { SEGMENT_CODES, SERVICE_CODES } from './hotel-writer.ts'
import { BOARD_FILTERS, MOST_CODES } from './plan-bits.ts'
import type { PlanVerdict } from './plan-verdict.ts'

/** Of a mask of packets; it is no option. */
const NO_PACKET_BIT = 1

const HALF_BITS = 6
const HALF_MASKS = 1 << HALF_BITS
const LOW_HALF = HALF_MASKS - 1

/** How many hotels have each option of a group, by its position. */
interface OptionSums {
  categories: Int32Array
  ratingBands: Int32Array
  boards: Int32Array
  services: Int32Array
  segments: Int32Array
  providers: Int32Array
  packets: Int32Array
  offers: Int32Array
}

export class FacetCounters {
  /** By category and rating band at once. */
  readonly traits = new Int32Array(CATEGORY_AND_BAND + 1)
  readonly boardMasks = new Int32Array(1 << BOARD_FILTERS.length)
  /** Long masks in two halves: two small tables are taken apart sooner than a large one. */
  readonly serviceMasks = new Int32Array(2 * HALF_MASKS)
  readonly segmentMasks = new Int32Array(2 * HALF_MASKS)
  readonly providers = new MaskCounter()
  readonly packets = new MaskCounter()
  readonly offers = new MaskCounter()
  readonly chains: Int32Array
  freeCancellation = 0
  /** Added from ranges of hotels: the options of all groups, one group after the other. */
  readonly ranges: Int32Array
  private readonly dictionary: Dictionary

  constructor(dictionary: Dictionary) {
    this.dictionary = dictionary
    this.chains = new Int32Array(dictionary.chains.length)
    this.ranges = new Int32Array(this.flatSums().length)
  }

  clear(): void {
    this.traits.fill(0)
    this.boardMasks.fill(0)
    this.serviceMasks.fill(0)
    this.segmentMasks.fill(0)
    this.chains.fill(0)
    this.ranges.fill(0)
    this.providers.clear()
    this.packets.clear()
    this.offers.clear()
    this.freeCancellation = 0
  }

  /** Counts a hotel by what it has whatever its rates; −1 takes it back out of a range. */
  addHotel(columns: EngineColumns, row: number, times: 1 | -1): void {
    const facet = columns.facetWord[row]!
    this.traits[columns.traitWord[row]! & CATEGORY_AND_BAND]! += times
    this.serviceMasks[facet & LOW_HALF]! += times
    this.serviceMasks[HALF_MASKS + ((facet & SERVICE_MASK) >> HALF_BITS)]! += times
    this.addSegments((facet >> SEGMENT_SHIFT) & SEGMENT_MASK, times)
  }

  addSegments(mask: number, times: 1 | -1): void {
    this.segmentMasks[mask & LOW_HALF]! += times
    this.segmentMasks[HALF_MASKS + (mask >> HALF_BITS)]! += times
  }

  /** Counts a hotel by what all its plans have between them. */
  addPlans(columns: EngineColumns, row: number, times: 1 | -1): void {
    this.boardMasks[columns.facetWord[row]! >> BOARD_SHIFT]! += times
    this.providers.add(columns.providerMask[row]!, times)
    this.packets.add(columns.packetMask[row]!, times)
    this.offers.add(columns.offerMask[row]!, times)
  }

  /** Counts a hotel by what those of its plans have that a filter leaves; see plan-verdict.ts. */
  addRates({ boards, providers, packets, offers, free }: PlanVerdict, at: number): void {
    this.boardMasks[boards[at]!]!++
    this.providers.add(providers[at]!, 1)
    this.packets.add(packets[at]! & ~NO_PACKET_BIT, 1)
    this.offers.add(offers[at]!, 1)
    this.freeCancellation += free[at]!
  }

  /** Of the hotels that were counted one by one, as `ranges` holds those of ranges. */
  flatSums(): Int32Array {
    return Int32Array.from(Object.values(this.ownSums()).flatMap((sums) => Array.from(sums)))
  }

  private sums(): OptionSums {
    const sums = this.ownSums()
    let at = 0
    for (const group of Object.values(sums) as Int32Array[])
      for (let option = 0; option < group.length; option++) group[option]! += this.ranges[at++]!
    return sums
  }

  private ownSums(): OptionSums {
    const { dictionary } = this
    const categories = new Int32Array(dictionary.categories.length)
    const ratingBands = new Int32Array(BAND_MASK + 1)
    for (let trait = 0; trait < this.traits.length; trait++) {
      const count = this.traits[trait]!
      if (count === 0) continue
      categories[trait & CATEGORY_MASK]! += count
      ratingBands[trait >> BAND_SHIFT]! += count
    }
    return {
      categories,
      ratingBands,
      boards: bitCounts(this.boardMasks),
      services: halvesCounts(this.serviceMasks),
      segments: halvesCounts(this.segmentMasks),
      providers: this.providers.bitCounts(),
      packets: this.packets.bitCounts(),
      offers: this.offers.bitCounts(),
    }
  }

  /** By facet and value, for the groups that are counted here; 0 only where something is chosen. */
  counts(chosen: Partial<Record<FacetKey, readonly string[]>>): FacetCounts {
    const { dictionary } = this
    const sums = this.sums()
    const told = (
      key: FacetKey,
      words: readonly (string | number)[],
      counts: ArrayLike<number>,
    ) => {
      const counted: Record<string, number> = {}
      for (let at = 0; at < words.length; at++)
        if (counts[at]! > 0) counted[words[at]!] = counts[at]!
      for (const value of chosen[key] ?? []) counted[value] ??= 0
      return counted
    }
    // "No chain" is no option.
    const chains: Record<string, number> = {}
    for (let at = 1; at < this.chains.length; at++)
      if (this.chains[at]! > 0) chains[dictionary.chains[at]!.id] = this.chains[at]!
    for (const value of chosen.chains ?? []) chains[value] ??= 0
    return {
      categories: told('categories', dictionary.categories, sums.categories),
      chains,
      ratingRanges: told('ratingRanges', RATING_RANGES, sums.ratingBands),
      boards: told('boards', BOARD_FILTERS, sums.boards),
      services: told('services', SERVICE_CODES, sums.services),
      segments: told('segments', SEGMENT_CODES, sums.segments),
      providers: told('providers', coded(dictionary.providers), sums.providers),
      supplements: told('supplements', coded(dictionary.packets), sums.packets),
      exclusivePrices: told('exclusivePrices', coded(dictionary.offerCodes), sums.offers),
      freeCancellation: told('freeCancellation', [FLAG_SET], [this.freeCancellation]),
    }
  }
}

/** The last bit stands for several codes at once, so it is no option. */
function coded(words: readonly (string | number)[]): readonly (string | number)[] {
  return words.slice(0, MOST_CODES)
}

/** Counts masks of 32 bits: those of few low bits, which most are, whole, all others by bit. */
export class MaskCounter {
  private readonly small = new Int32Array(SMALL_MASKS)
  private readonly bits = new Int32Array(32)

  add(mask: number, times: 1 | -1): void {
    if (mask >>> 0 < SMALL_MASKS) this.small[mask]! += times
    else addBits(this.bits, mask, times)
  }

  clear(): void {
    this.small.fill(0)
    this.bits.fill(0)
  }

  bitCounts(): Int32Array {
    const counts = bitCounts(this.small)
    for (let bit = 0; bit < counts.length; bit++) counts[bit]! += this.bits[bit]!
    return counts
  }
}

const SMALL_MASKS = 64

function halvesCounts(masks: Int32Array): Int32Array {
  const counts = bitCounts(masks.subarray(0, HALF_MASKS))
  counts.set(bitCounts(masks.subarray(HALF_MASKS)).subarray(0, HALF_BITS), HALF_BITS)
  return counts
}

/**
 * How many have each bit, when the position is the mask and the value how many have it. The upper
 * half of the list has the highest bit; it is counted and laid upon the lower half, and so on.
 */
function bitCounts(masks: Int32Array): Int32Array {
  const counts = new Int32Array(32)
  const rest = masks.slice()
  for (let half = masks.length >> 1; half > 0; half >>= 1) {
    let count = 0
    for (let at = 0; at < half; at++) {
      const above = rest[half + at]!
      count += above
      rest[at]! += above
    }
    counts[31 - Math.clz32(half)] = count
  }
  return counts
}

function addBits(counts: Int32Array, mask: number, count: number): void {
  for (let rest = mask; rest !== 0; rest &= rest - 1)
    counts[31 - Math.clz32(rest & -rest)]! += count
}
