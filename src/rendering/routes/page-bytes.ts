/**
 * The bytes of a page, written into the same memory for every page: asking for two hundred kilobytes
 * anew takes longer than filling them.
 */

/** Text, bytes that were written before, or parts of which only the words are new. */
export type Piece = string | Uint8Array | readonly FilledPart[]

export interface FilledPart {
  /** Between any two of them stands a word. */
  texts: readonly Uint8Array[]
  /** The numbers of those words. */
  places: readonly number[]
  /** As they are read; they become HTML here. */
  words: readonly string[]
}

let room = Buffer.allocUnsafeSlow(524_288)

/** They stay what they are only until the next page is written. */
export function bytesOf(pieces: readonly Piece[]): Buffer {
  let end = 0
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      makeRoom(end, piece.length * MAX_BYTES)
      end += room.write(piece, end)
    } else if (piece instanceof Uint8Array) {
      makeRoom(end, piece.length)
      room.set(piece, end)
      end += piece.length
    } else for (const part of piece) end = writePart(part, end)
  }
  return room.subarray(0, end)
}

function writePart({ texts, places, words }: FilledPart, start: number): number {
  let end = start
  for (let at = 0; at < texts.length; at++) {
    const text = texts[at]!
    const word = at < places.length ? words[places[at]!]! : ''
    makeRoom(end, text.length + word.length * MAX_ESCAPED)
    room.set(text, end)
    end = writeWord(room, word, end + text.length)
  }
  return end
}

/** Of a UTF-16 unit in UTF-8. */
const MAX_BYTES = 3
/** `&quot;` */
const MAX_ESCAPED = 6

function makeRoom(used: number, wanted: number): void {
  if (used + wanted <= room.length) return
  const larger = Buffer.allocUnsafeSlow((used + wanted) * 2)
  room.copy(larger, 0, 0, used)
  room = larger
}

// Words as HTML in UTF-8, escaped as React does it. Most need not be.

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
