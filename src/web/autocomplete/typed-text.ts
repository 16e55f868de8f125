/** What a visitor typed, without tags, and the caret where it was. */
import { stripTags } from '../../core/strip-tags.ts'

export function withoutTags(text: string, caret: number): { text: string; caret: number } {
  const plain = stripTags(text)
  // The caret stays behind the same letters; a tag that opened before it took some of them away.
  return { text: plain, caret: Math.min(stripTags(text.slice(0, caret)).length, plain.length) }
}

/**
 * Writes into the box itself before React does, because a value that React finds already there
 * leaves the caret alone.
 */
export function stripTyped(input: HTMLInputElement): string {
  const { text, caret } = withoutTags(input.value, input.selectionStart ?? input.value.length)
  if (text !== input.value) {
    input.value = text
    input.setSelectionRange(caret, caret)
  }
  return text
}
