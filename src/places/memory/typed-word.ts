/** One word of a typed term, and how near each word of the dictionary comes to it. */
import { allowedTypos, forgivingRanges } from './typo-walk.ts'
import { typoDistance } from './typo-distance.ts'
import { prefixRange, type WordColumns, type WordRange, wordLength } from './word-dictionary.ts'

/** A word's nearness: 3 less its typos, and 0 for one that is something else. */
export const FLAWLESS = 3

export class TypedWord {
  readonly text: string
  /** The dictionary's word that was typed to its end, or −1. */
  readonly number: number
  ranges: WordRange[]
  private from: number
  private to: number
  private allowed = 0
  /** The nearness of every word, where ranges are many and lie within each other. */
  private marks: Uint8Array | undefined

  constructor(words: WordColumns, text: string) {
    this.text = text
    const range = prefixRange(words, text)
    this.from = range.from
    this.to = range.to
    const isFound = range.from < range.to
    this.ranges = isFound ? [range] : []
    // It is the first of the words that begin with it.
    this.number = isFound && wordLength(words, range.from) === text.length ? range.from : -1
  }

  /**
   * Takes words with at most so many typos for this one, where its length allows them. `marks` is
   * filled where they are, and must come empty.
   */
  forgive(words: WordColumns, most: 1 | 2, marks: Uint8Array | undefined): void {
    if (allowedTypos(this.text) >= most) {
      this.allowed = most
      this.ranges = forgivingRanges(words, this.text, most)
    }
    if (this.allowed === 0 || !marks) return
    this.marks = marks
    for (const { from, to, typos } of this.ranges) marks.fill(FLAWLESS - typos, from, to)
  }

  get isForgiving(): boolean {
    return this.allowed > 0
  }

  /** Empties the marks for the next search. */
  release(): void {
    if (this.marks) for (const { from, to } of this.ranges) this.marks.fill(0, from, to)
    this.marks = undefined
  }

  nearness(word: number): number {
    if (this.marks) return this.marks[word]!
    return word >= this.from && word < this.to ? FLAWLESS : 0
  }

  /** The same for a word that is not in the dictionary. */
  nearnessTo(word: string): number {
    if (word.startsWith(this.text)) return FLAWLESS
    if (this.allowed === 0) return 0
    const { begun } = typoDistance(this.text, word)
    return begun <= this.allowed ? FLAWLESS - begun : 0
  }

  isNearly(word: string): boolean {
    if (word === this.text) return true
    if (Math.abs(word.length - this.text.length) > this.allowed) return false
    return typoDistance(this.text, word).whole <= this.allowed
  }
}
