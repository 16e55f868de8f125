/**
 * Typos between what was typed and one word: a letter too many, missing, wrong, or two neighbours
 * swapped. The plain table of all pairs of places, for the few words that no walk has compared.
 */
import { LONGEST_WORD } from './name-words.ts'

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

/** Kept between calls: typed words and names' words have at most LONGEST_WORD letters. */
const rows = [row(), row(), row()] as const

function row(): Uint8Array {
  return new Uint8Array(LONGEST_WORD + 1)
}
