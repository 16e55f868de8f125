/**
 * Words as HTML in UTF-8. A page has two thousand of them, of twenty letters each: going through the
 * letters here takes less than looking for what must be escaped and then asking for the bytes.
 */

/** What React writes for signs that HTML would take for its own. */
const ESCAPES = new Map([
  ['"', '&quot;'],
  ['&', '&amp;'],
  ["'", '&#x27;'],
  ['<', '&lt;'],
  ['>', '&gt;'],
])

const BYTES_BY_UNIT = Array.from({ length: 128 }, (_, unit) => {
  const escape = ESCAPES.get(String.fromCharCode(unit))
  return escape === undefined ? null : Buffer.from(escape)
})

/** Where it ends. There must be room for it. */
export function writeWord(room: Buffer, word: string, start: number): number {
  let end = start
  for (let at = 0; at < word.length; at++) {
    const unit = word.charCodeAt(at)
    if (unit < 0x80) {
      const escape = BYTES_BY_UNIT[unit]
      if (escape) {
        room.set(escape, end)
        end += escape.length
      } else room[end++] = unit
    } else if (unit < 0x800) {
      room[end++] = 0xc0 | (unit >> 6)
      room[end++] = 0x80 | (unit & 0x3f)
    } else if (unit < 0xd800 || unit > 0xdfff) {
      room[end++] = 0xe0 | (unit >> 12)
      room[end++] = 0x80 | ((unit >> 6) & 0x3f)
      room[end++] = 0x80 | (unit & 0x3f)
    }
    // Letters of two units each are too rare to be worth a way of their own.
    else return start + room.write(escaped(word), start)
  }
  return end
}

function escaped(word: string): string {
  return word.replace(/["&'<>]/g, (sign) => ESCAPES.get(sign)!)
}
