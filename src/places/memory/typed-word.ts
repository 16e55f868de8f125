/** One word of a typed term, and how near each word of the dictionary comes to it. */
import { allowedTypos, forgivingRanges } from './typo-walk.ts'
import { MAX_WORD_LENGTH } from './suggest-columns.ts'
import { prefixRange, type WordColumns, wordLength, type WordRange } from './word-dictionary.ts'

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

/**
 * Typos between what was typed and one word: a letter too many, missing, wrong, or two neighbours
 * swapped. The plain table of all pairs of places, for the few words that no walk has compared.
 */
export interface TypoDistance {
  /** Against the whole word. */
  whole: number
  /** Against the beginning that fits best. */
  begun: number
}

export function typoDistance(typed: string, word: string): TypoDistance {
  const width = typed.length + 1
  let [twoBack, above, here] = rows
  for (let at = 0; at < width; at++) above[at] = at
  let begun = typed.length
  for (let row = 1; row <= word.length; row++) {
    const letter = word.charCodeAt(row - 1)
    const letterBefore = word.charCodeAt(row - 2)
    here[0] = row
    for (let at = 1; at < width; at++) {
      const typedLetter = typed.charCodeAt(at - 1)
      const wrong = typedLetter === letter ? 0 : 1
      let best = Math.min(above[at - 1]! + wrong, above[at]! + 1, here[at - 1]! + 1)
      const swapped = at > 1 && typedLetter === letterBefore && typed.charCodeAt(at - 2) === letter
      if (swapped) best = Math.min(best, twoBack[at - 2]! + 1)
      here[at] = best
    }
    begun = Math.min(begun, here[width - 1]!)
    ;[twoBack, above, here] = [above, here, twoBack]
  }
  return { whole: above[width - 1]!, begun }
}

/** Kept between calls: typed words and names' words have at most MAX_WORD_LENGTH letters. */
const rows = [row(), row(), row()] as const

function row(): Uint8Array {
  return new Uint8Array(MAX_WORD_LENGTH + 1)
}
