/** Words as HTML in UTF-8, escaped as React does it. Most need not be. */

/** Where it ends. There must be room for it. */
export function writeWord(room: Buffer, word: string, start: number): number {
  return word === '' ? start : start + room.write(escaped(word), start)
}

function escaped(word: string): string {
  if (!/["&'<>]/.test(word)) return word
  return word
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
