/** Rows of bytes of any length, one after the other, while nobody knows yet how many there are. */
import { allocate, type EngineColumns } from './engine-columns.ts'

const encoder = new TextEncoder()
const FIRST_BYTES = 1 << 16
/** A UTF-16 unit takes at most three bytes in UTF-8. */
const MOST_BYTES_PER_UNIT = 3

export class ByteRows {
  private bytes = new Uint8Array(FIRST_BYTES)
  private readonly ends: number[] = []
  private used = 0

  add(text: string): void {
    const needed = this.used + text.length * MOST_BYTES_PER_UNIT
    if (needed > this.bytes.length) {
      const larger = new Uint8Array(Math.max(needed, this.bytes.length * 2))
      larger.set(this.bytes)
      this.bytes = larger
    }
    this.used += encoder.encodeInto(text, this.bytes.subarray(this.used)).written
    this.ends.push(this.used)
  }

  /** Into shared memory, in another order. */
  freeze(
    order: Int32Array,
    names: { start: 'recordStart' | 'foldedStart'; bytes: 'records' | 'folded' },
  ): Partial<EngineColumns> {
    const start = allocate(names.start, order.length + 1)
    const bytes = allocate(names.bytes, this.used)
    let at = 0
    order.forEach((from, row) => {
      start[row] = at
      const [first, end] = [from === 0 ? 0 : this.ends[from - 1]!, this.ends[from]!]
      bytes.set(this.bytes.subarray(first, end), at)
      at += end - first
    })
    start[order.length] = at
    return { [names.start]: start, [names.bytes]: bytes }
  }
}
