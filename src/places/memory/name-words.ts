/** Names and typed terms as folded words: what is compared, on both sides, by the same rule. */
import { foldText } from '../../site/fold-text.ts'

export const LONGEST_TERM = 100
/** Further words narrow nothing that eight did not. */
export const MOST_TERM_WORDS = 8
/** The rest of a longer word is neither kept nor compared. */
export const LONGEST_WORD = 40

export function wordsOf(text: string): string[] {
  // Most names are plain; normalizing all of them would take half of the building time.
  const parts = PLAIN.test(text)
    ? text.toLowerCase().split(PLAIN_SEPARATORS)
    : foldText(text).split(SEPARATORS)
  const words: string[] = []
  for (const part of parts) if (part !== '') words.push(part.slice(0, LONGEST_WORD))
  return words
}

export function termWords(term: string): string[] {
  return wordsOf(term.slice(0, LONGEST_TERM)).slice(0, MOST_TERM_WORDS)
}

const PLAIN = /^[\x20-\x7e]*$/
const PLAIN_SEPARATORS = /[^a-z0-9]+/
const SEPARATORS = /[^\p{L}\p{N}]+/u
