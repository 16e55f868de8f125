/**
 * Names out of the columns' UTF-8.
 * Decoding is a call out of JavaScript that costs more than a name's letters, so the names of one
 * answer are copied beside each other, decoded together and cut apart.
 */
import { LONGEST_RUN, type PackedStarts, startOf } from './packed-starts.ts'
import { type SuggestColumns, textsOf } from './suggest-columns.ts'

export class NameTexts {
  private readonly texts: Uint8Array
  private readonly starts: PackedStarts
  private readonly copied: Buffer

  /** At most so many names are asked for at once. */
  constructor(columns: SuggestColumns, most: number) {
    this.texts = columns.texts
    this.starts = textsOf(columns)
    this.copied = Buffer.alloc(most * LONGEST_RUN)
  }

  one(name: number): string {
    return this.all([name])[0]!
  }

  /** An empty text for the name −1. */
  all(names: readonly number[]): string[] {
    const { texts, copied } = this
    const ends: number[] = []
    let bytes = 0
    let units = 0
    for (const name of names) {
      const start = name < 0 ? 0 : startOf(this.starts, name)
      const end = name < 0 ? 0 : start + this.starts.lengths[name]!
      let seen = 0
      for (let at = start; at < end; at++) {
        const byte = texts[at]!
        copied[bytes++] = byte
        seen |= byte
      }
      units += seen < 0x80 ? end - start : unitsIn(texts, start, end)
      ends.push(units)
    }
    const together = copied.toString(units === bytes ? 'latin1' : 'utf8', 0, bytes)
    let from = 0
    return ends.map((end) => together.slice(from, (from = end)))
  }
}

/** As many UTF-16 units as JavaScript will count: two for a letter of four bytes. */
function unitsIn(texts: Uint8Array, start: number, end: number): number {
  let units = 0
  for (let at = start; at < end; at++) {
    const byte = texts[at]!
    if (byte < 0x80 || byte >= 0xc0) units += byte < 0xf0 ? 1 : 2
  }
  return units
}
