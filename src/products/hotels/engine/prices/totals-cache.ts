/**
 * What stays cost, kept for whoever asks again: a visitor who changes a filter, the order or the
 * page asks for the same stay in the same hotels, and many visitors ask for the same weekend.
 *
 * Totals are kept by block, with the version of their neighbourhood from before they were computed.
 * Whatever is written there makes another version, and the block is priced anew.
 */
import { changesOf, isOneNeighbourhood } from '../columns/calendar-versions.ts'
import type { EngineColumns } from '../columns/engine-columns.ts'
import { BLOCK_HOTELS, type HotelBlock } from '../columns/hotel-block.ts'

/** 32 MB for each thread. */
const MAX_TOTALS = 1 << 22
/** To begin with; then twice as many whenever they are full. */
const FIRST_TOTALS = 1 << 14

/** Fewer are priced sooner than looked up, and would make too many entries. */
const MIN_HOTELS = 16

interface KeptBlock {
  version: number
  /** Where its totals begin. */
  from: number
}

export class TotalsCache {
  private totals = new Float64Array(FIRST_TOTALS)
  private used = 0
  private readonly byStay = new Map<string, Map<number, KeptBlock>>()

  /** Fills the totals of a block of neighbours, by `compute` unless they are known. */
  fill(columns: EngineColumns, stayKey: string, block: HotelBlock, compute: () => void): void {
    const { rows, count, totals } = block
    if (count < MIN_HOTELS || !isOneNeighbourhood(rows[0]!, rows[count - 1]!)) {
      compute()
      return
    }
    const version = changesOf(columns, rows[0]!)
    const blockKey = rows[0]! * BLOCK_HOTELS + count - 1
    const known = this.byStay.get(stayKey)?.get(blockKey)
    if (known?.version === version) {
      totals.set(this.totals.subarray(known.from, known.from + count))
      return
    }
    compute()
    const from = known?.from ?? this.roomFor(count)
    this.totals.set(totals.subarray(0, count), from)
    let blocks = this.byStay.get(stayKey)
    if (!blocks) this.byStay.set(stayKey, (blocks = new Map<number, KeptBlock>()))
    blocks.set(blockKey, { version, from })
  }

  /** When all is used up all is forgotten: cheaper than knowing what was asked for last. */
  private roomFor(count: number): number {
    if (this.used + count > MAX_TOTALS) {
      this.byStay.clear()
      this.used = 0
    } else if (this.used + count > this.totals.length) {
      const larger = new Float64Array(2 * this.totals.length)
      larger.set(this.totals)
      this.totals = larger
    }
    this.used += count
    return this.used - count
  }
}
