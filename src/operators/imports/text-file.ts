/**
 * A file of text whose encoding nobody told us.
 *
 * The first accent may stand in the last row, so the whole file is looked over once before it is
 * read: 100 MB take about a third of a second, and guessing wrong would spoil every accent.
 */
import { createReadStream } from 'node:fs'
import { messageOf, reason, type Reason } from './reasons.ts'

export type Encoding = 'utf-8' | 'windows-1252' | 'utf-16le' | 'utf-16be'

export interface TextFile {
  file: string
  bytes: number
  encoding: Encoding
}

export interface TextPiece {
  text: string
  /** So many bytes of the file have been read with it. */
  bytesRead: number
}

const PIECE_BYTES = 256 * 1024

/** What people send instead of text, by its first bytes. */
const SIGNATURES: { starts: number[]; what: string }[] = [
  { starts: [0x50, 0x4b, 3, 4], what: 'it is a workbook or archive; save its sheet as CSV' },
  { starts: [0xd0, 0xcf, 0x11, 0xe0], what: 'it is an Excel workbook; save its sheet as CSV' },
  { starts: [0x1f, 0x8b], what: 'it is compressed; unpack it first' },
  { starts: [0x25, 0x50, 0x44, 0x46], what: 'it is a PDF' },
  { starts: [0x89, 0x50, 0x4e, 0x47], what: 'it is a picture' },
  { starts: [0xff, 0xd8, 0xff], what: 'it is a picture' },
]

const BYTE_ORDER_MARKS: { starts: number[]; encoding: Encoding }[] = [
  { starts: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { starts: [0xff, 0xfe], encoding: 'utf-16le' },
  { starts: [0xfe, 0xff], encoding: 'utf-16be' },
]

/** Text has next to no control characters, arbitrary bytes have one in ten. */
const TEXT_BYTES_PER_CONTROL = 50

/** A UTF-8 file in which some bytes were damaged is still one; Latin-1 is hardly ever valid. */
const SEQUENCES_PER_DAMAGE = 10

export async function openTextFile(
  file: string,
): Promise<{ ok: true; value: TextFile } | { ok: false; reason: Reason }> {
  try {
    const census = new ByteCensus()
    for await (const piece of createReadStream(file, { highWaterMark: PIECE_BYTES }))
      census.add(piece as Buffer)
    if (census.bytes === 0) return { ok: false, reason: reason('file-empty') }
    const binary = census.binaryKind()
    if (binary) return { ok: false, reason: reason('file-binary', '', binary) }
    return { ok: true, value: { file, bytes: census.bytes, encoding: census.encoding() } }
  } catch (error) {
    return { ok: false, reason: reason('file-unreadable', '', messageOf(error)) }
  }
}

/** The text from the beginning, without its byte order mark. */
export async function* textPieces({ file, encoding }: TextFile): AsyncGenerator<TextPiece> {
  const decoder = new TextDecoder(encoding)
  let bytesRead = 0
  for await (const piece of createReadStream(file, { highWaterMark: PIECE_BYTES })) {
    bytesRead += (piece as Buffer).length
    yield { text: decoder.decode(piece as Buffer, { stream: true }), bytesRead }
  }
  const rest = decoder.decode()
  if (rest) yield { text: rest, bytesRead }
}

/** The first piece of the text, from which its layout is told. */
export async function sampleOf(textFile: TextFile): Promise<string> {
  for await (const { text } of textPieces(textFile)) return text
  return ''
}

class ByteCensus {
  bytes = 0
  private head: Buffer = Buffer.alloc(0)
  private controls = 0
  private sequences = 0
  private damages = 0
  /** Continuation bytes that the UTF-8 sequence under way still needs. */
  private awaited = 0

  add(piece: Buffer) {
    if (this.bytes === 0) this.head = Buffer.from(piece.subarray(0, 8))
    this.bytes += piece.length
    for (let index = 0; index < piece.length; index++) {
      const byte = piece[index]!
      if (byte < 0x80 && this.awaited === 0) {
        if (byte < 0x20 && !isTextControl(byte)) this.controls += 1
      } else this.addToSequence(byte)
    }
  }

  encoding(): Encoding {
    const mark = BYTE_ORDER_MARKS.find(({ starts }) => this.startsWith(starts))
    if (mark) return mark.encoding
    return this.damages * SEQUENCES_PER_DAMAGE <= this.sequences ? 'utf-8' : 'windows-1252'
  }

  binaryKind(): string | null {
    const known = SIGNATURES.find(({ starts }) => this.startsWith(starts))
    if (known) return known.what
    if (this.encoding().startsWith('utf-16')) return null
    return this.controls * TEXT_BYTES_PER_CONTROL > this.bytes
      ? 'expected CSV, JSON or GeoJSON'
      : null
  }

  private addToSequence(byte: number) {
    if (this.awaited > 0) {
      if ((byte & 0xc0) === 0x80) {
        this.awaited -= 1
        if (this.awaited === 0) this.sequences += 1
        return
      }
      this.damages += 1
      this.awaited = 0
      if (byte < 0x80) return
    }
    if (byte >= 0xc2 && byte < 0xe0) this.awaited = 1
    else if (byte >= 0xe0 && byte < 0xf0) this.awaited = 2
    else if (byte >= 0xf0 && byte < 0xf5) this.awaited = 3
    else this.damages += 1
  }

  private startsWith(bytes: number[]): boolean {
    return bytes.every((byte, index) => this.head[index] === byte)
  }
}

/** Tab, line feed, form feed, carriage return, and the mark before each GeoJSON text sequence. */
function isTextControl(byte: number): boolean {
  return byte === 9 || byte === 10 || byte === 12 || byte === 13 || byte === 30
}
