/**
 * Entries that were added or renamed since the index was built, each compared with every term
 * that may begin one of their words. That is simple and, for the two thousand that there may be,
 * takes a quarter of a millisecond; more of them ask for a new index.
 */
import { type BestLists, COSTS } from './best-lists.ts'
import { changesSince, hasChangesSince, type SuggestChange } from './change-log.ts'
import { HASH_START, hashOf, hashPlace, hashWith } from './ready-answers.ts'
import { costOf, type ManyWordsSearch } from './many-words-search.ts'
import { type SuggestColumns, wordsOf } from './suggest-columns.ts'
import type { TypedWord } from './typed-word.ts'
import { firstWorse, isPlace, rankOf, TYPE_NUMBERS } from './type-ranks.ts'

// Tells for nearly every term that no late entry has a word that begins so, in one read: a bit for
// the hash of each beginning. Two beginnings may share a bit, and a bit is never taken back; such a
// term is then compared with the late entries for nothing, which is slower but not wrong.

/** Eight for each beginning that two thousand names of the usual length may have. */
const BITS = 2 ** 19

class LateBeginnings {
  /** Made with the first late entry: most threads live without any. */
  private bits: Uint8Array | undefined

  add(word: string): void {
    this.bits ??= new Uint8Array(BITS / 8)
    let hash = HASH_START
    for (let at = 0; at < word.length; at++) {
      hash = hashWith(hash, word.charCodeAt(at))
      const bit = hashPlace(hash, BITS)
      this.bits[bit >> 3]! |= 1 << (bit & 7)
    }
  }

  mayInclude(beginning: string): boolean {
    if (!this.bits) return false
    const bit = hashPlace(hashOf(beginning), BITS)
    return (this.bits[bit >> 3]! & (1 << (bit & 7))) !== 0
  }
}

export const MAX_LATE_ENTRIES = 2_000

export interface LateEntry extends SuggestChange {
  number: number
  typeNumber: number
  words: string[][]
  /** Where it would stand among the entries of the index. */
  place: number
}

export class LateEntries {
  private readonly columns: SuggestColumns
  private position = 0
  private readonly byKey = new Map<string, LateEntry>()
  private readonly byNumber = new Map<number, LateEntry>()
  private readonly beginnings = new LateBeginnings()
  private next: number

  constructor(columns: SuggestColumns) {
    this.columns = columns
    this.next = columns.ids.length
  }

  get count(): number {
    return this.byKey.size
  }

  get(number: number): LateEntry | undefined {
    return this.byNumber.get(number)
  }

  /** Whether a word of a late entry may begin so; if not, none does. */
  mayBegin(typed: string): boolean {
    return this.beginnings.mayInclude(typed)
  }

  catchUp(): void {
    if (!hasChangesSince(this.columns, this.position)) return
    const { changes, end } = changesSince(this.columns, this.position)
    for (const change of changes) this.apply(change)
    this.position = end
  }

  search(
    words: readonly TypedWord[],
    wholeTerm: string,
    manyWords: ManyWordsSearch | undefined,
    lists: BestLists,
  ): void {
    // At least one word must be the entry's own.
    if (!words.some((word) => word.isForgiving || this.mayBegin(word.text))) return
    for (const late of this.byKey.values()) {
      if (!lists.takes(late.typeNumber)) continue
      let own = 0
      words.forEach((typed, index) => {
        let best = 0
        for (const name of late.words)
          for (const word of name) best = Math.max(best, typed.nearnessTo(word))
        own |= best << (2 * index)
      })
      if (own === 0) continue
      const isExact = late.words.some((name) => name.join(' ') === wholeTerm)
      const around = manyWords?.nearnessAround(late.parent, words.length) ?? 0
      const place = isPlace(late.typeNumber)
      const cost = isExact ? COSTS.exact : costOf(own, around, words.length, place)
      if (cost >= 0) lists.offer(late.number, late.typeNumber, cost, late.place)
    }
  }

  private apply(change: SuggestChange): void {
    const key = `${change.type} ${change.id}`
    const known = this.byKey.get(key)
    if (known) this.byNumber.delete(known.number)
    this.byKey.delete(key)
    if (change.names.length === 0) return
    const typeNumber = TYPE_NUMBERS[change.type]
    const late = {
      ...change,
      typeNumber,
      number: this.next++,
      words: change.names.map(({ text }) => wordsOf(text)),
      place: firstWorse(this.columns.standings, rankOf(typeNumber, change.weight)) - 0.5,
    }
    for (const word of late.words.flat()) this.beginnings.add(word)
    this.byKey.set(key, late)
    this.byNumber.set(late.number, late)
  }
}
