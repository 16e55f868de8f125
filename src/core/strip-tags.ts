/**
 * Takes HTML tags out of what a visitor types; run while typing and again on submit.
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
