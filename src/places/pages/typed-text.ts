/** What a visitor is typing, without complete tags, and the caret where it was. */
import { stripCompleteTags } from '../../site/strip-tags.ts'

export function withoutTags(text: string, caret: number): { text: string; caret: number } {
  const plain = stripCompleteTags(text)
  // The caret stays behind the same letters; inside a tag, it goes to where the tag opened.
  const before = stripCompleteTags(text.slice(0, caret))
  let same = 0
  while (same < before.length && before[same] === plain[same]) same++
  return { text: plain, caret: same }
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
