/** The best finds of each type, kept sorted while a search offers more. */
import { HEAD_PER_TYPE } from './popular-heads.ts'
import { TYPE_COUNT } from './type-ranks.ts'

/** What a find lacks comes before how popular it is. */
export const COSTS = {
  /** The whole name was typed. */
  exact: 0,
  /** The whole of a name that no page shows. */
  exactAlias: 1,
  /** Every word was typed, or begun. */
  begun: 2,
  /** Added when a word stands only in the name of the place around. */
  around: 1,
  /** Added when the word stands only in names that no page shows. */
  alias: 1,
  typo: 2,
  /** The whole name was typed, but for typos. */
  nearlyExact: 3,
} as const

/** More than there are entries. */
const ENTRIES = 2 ** 25

/**
 * Twenty rows for each type in flat arrays: a long list of candidates mostly meets a full list and
 * is turned away by one comparison.
 */
export class BestLists {
  /** −1 for every type. */
  onlyType = -1
  private size = HEAD_PER_TYPE
  private readonly keys = new Float64Array(TYPE_COUNT * HEAD_PER_TYPE)
  private readonly entries = new Int32Array(TYPE_COUNT * HEAD_PER_TYPE)
  private readonly counts = new Uint8Array(TYPE_COUNT)

  /** Empties the lists for a search that asks for at most `size` rows. */
  begin(size: number, onlyType: number): void {
    this.size = size
    this.onlyType = onlyType
    this.counts.fill(0)
  }

  takes(type: number): boolean {
    return this.onlyType < 0 || this.onlyType === type
  }

  /** Whether a find there could still be listed, however well its words fit; exact names aside. */
  hasRoomFor(type: number, place: number): boolean {
    const count = this.counts[type]!
    if (count < this.size) return true
    return COSTS.begun * ENTRIES + place < this.keys[type * HEAD_PER_TYPE + count - 1]!
  }

  /** `place` is where it stands in the order of merit. */
  offer(entry: number, type: number, cost: number, place: number): void {
    const first = type * HEAD_PER_TYPE
    let last = first + this.counts[type]!
    const key = cost * ENTRIES + place
    if (last === first + this.size && key >= this.keys[last - 1]!) return
    for (let row = first; row < last; row++) {
      if (this.entries[row] !== entry) continue
      if (this.keys[row]! <= key) return
      this.keys.copyWithin(row, row + 1, last)
      this.entries.copyWithin(row, row + 1, last)
      last -= 1
      this.counts[type]! -= 1
    }
    if (last < first + this.size) this.counts[type]! += 1
    else last -= 1
    let row = last
    for (; row > first && this.keys[row - 1]! > key; row--) {
      this.keys[row] = this.keys[row - 1]!
      this.entries[row] = this.entries[row - 1]!
    }
    this.keys[row] = key
    this.entries[row] = entry
  }

  count(type: number): number {
    return this.counts[type]!
  }

  total(): number {
    let sum = 0
    for (let type = 0; type < TYPE_COUNT; type++) sum += this.counts[type]!
    return sum
  }

  /** Whether a type's list is full of finds that nothing later in the order of merit can beat. */
  isSettled(type: number): boolean {
    const count = this.counts[type]!
    if (count < this.size) return false
    return this.keys[type * HEAD_PER_TYPE + count - 1]! < (COSTS.begun + 1) * ENTRIES
  }

  /** The lower the better: see `COSTS`. */
  keyOf(type: number, row: number): number {
    return this.keys[type * HEAD_PER_TYPE + row]!
  }

  entryOf(type: number, row: number): number {
    return this.entries[type * HEAD_PER_TYPE + row]!
  }

  /** A copy, which later offers do not change. */
  entriesOf(type: number): Int32Array {
    const first = type * HEAD_PER_TYPE
    return this.entries.slice(first, first + this.counts[type]!)
  }
}
