/** The bytes of a page, put together from text, from bytes that are known, and from filled parts. */

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

/** Longer than most pages; it grows for the others. */
const FIRST_BYTES = 524_288
/** Of a UTF-16 unit in UTF-8. */
const MAX_BYTES = 3
/** `&quot;` */
const MAX_ESCAPED = 6

export function bytesOf(pieces: readonly Piece[]): Buffer {
  const writer = new PageWriter()
  for (const piece of pieces) {
    if (typeof piece === 'string') writer.addText(piece)
    else if (piece instanceof Uint8Array) writer.addBytes(piece)
    else for (const part of piece) writer.addPart(part)
  }
  return writer.bytes()
}

class PageWriter {
  private room = Buffer.allocUnsafeSlow(FIRST_BYTES)
  private end = 0

  addText(text: string): void {
    this.makeRoom(text.length * MAX_BYTES)
    this.end += this.room.write(text, this.end)
  }

  addBytes(bytes: Uint8Array): void {
    this.makeRoom(bytes.length)
    this.room.set(bytes, this.end)
    this.end += bytes.length
  }

  addPart({ texts, places, words }: FilledPart): void {
    for (let at = 0; at < texts.length; at++) {
      this.addBytes(texts[at]!)
      const word = at < places.length ? words[places[at]!]! : ''
      this.makeRoom(word.length * MAX_ESCAPED)
      this.end = writeWord(this.room, word, this.end)
    }
  }

  bytes(): Buffer {
    return this.room.subarray(0, this.end)
  }

  private makeRoom(wanted: number): void {
    if (this.end + wanted <= this.room.length) return
    const larger = Buffer.allocUnsafeSlow((this.end + wanted) * 2)
    this.room.copy(larger, 0, 0, this.end)
    this.room = larger
  }
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
