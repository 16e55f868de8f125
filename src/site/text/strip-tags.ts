/**
 * Takes HTML tags out of what a visitor typed; run on submit, and wherever a text comes from outside.
 *
 * One pass with the places where tags opened: a ">" takes away everything since the last "<".
 * A search-and-replace would turn "<<b>script>" into a fresh "<script>"; here no "<" ever reaches
 * the result, so nothing is left to strip a second time. An unclosed "<" goes, its text stays.
 */
export function stripTags(text: string): string {
  const openings: number[] = []
  let kept = ''
  for (const character of text) {
    if (character === '<') {
      openings.push(kept.length)
    } else if (character === '>' && openings.length > 0) {
      kept = kept.slice(0, openings.pop())
    } else {
      kept += character
    }
  }
  return kept
}

/**
 * For a text that is still being typed: a tag goes when it is complete. Until then its "<" stays,
 * or the rest of the tag would be left behind as plain letters.
 */
export function stripCompleteTags(text: string): string {
  let kept = ''
  for (const character of text) {
    const opening = character === '>' ? kept.lastIndexOf('<') : -1
    kept = opening < 0 ? kept + character : kept.slice(0, opening)
  }
  return kept
}
