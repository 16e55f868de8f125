/**
 * CSV as people really write it: any separator and line end, quotes doubled or forgotten.
 *
 * A record is read by a plain function over the text at hand; when the text ends first, it is read
 * again from its beginning with more text. That costs one record per piece and needs no state.
 *
 * A quote that is never closed would swallow the rest of the file. So a quote inside a quoted cell
 * that neither is doubled nor ends the cell means, once the cell has passed a line end, that the
 * cell should have ended before: the line is refused and reading goes on with the next.
 */
import type { TextPiece } from './text-file.ts'

export type CsvRecord =
  | { line: number; bytesRead: number; cells: string[] }
  | { line: number; bytesRead: number; broken: 'quote-unclosed' | 'row-too-long' }

/** Longer records are refused, which also bounds what an open quote can hold in memory. */
export const MAX_RECORD_LENGTH = 1_000_000

export async function* csvRecords(
  pieces: AsyncIterable<TextPiece>,
  separator: string,
): AsyncGenerator<CsvRecord> {
  let text = ''
  let line = 1
  let bytesRead = 0
  let isSkipping = false
  for await (const piece of pieces) {
    text += piece.text
    bytesRead = piece.bytesRead
    yield* recordsAtHand(false)
  }
  yield* recordsAtHand(true)

  function* recordsAtHand(isEnd: boolean): Generator<CsvRecord> {
    let at = 0
    while (at < text.length) {
      if (isSkipping) {
        const next = nextLine(text, at, isEnd)
        if (next === -1) {
          // The last character may be the first half of a line end.
          text = isEnd ? '' : text.slice(-1)
          return
        }
        isSkipping = false
        line += 1
        at = next
        continue
      }
      const record = readRecord(text, at, separator, isEnd)
      if (Array.isArray(record.cells)) {
        yield { line, bytesRead, cells: record.cells }
        line += record.lines
        at = record.next
      } else if (record.cells === 'unclosed') {
        yield { line, bytesRead, broken: 'quote-unclosed' }
        isSkipping = true
      } else if (text.length - at > MAX_RECORD_LENGTH) {
        const isOneLine = nextLine(text, at, isEnd) === -1
        yield { line, bytesRead, broken: isOneLine ? 'row-too-long' : 'quote-unclosed' }
        isSkipping = true
      } else break
    }
    text = text.slice(at)
  }
}

/** The records of a text that is all there, such as a sample. */
export function* recordsOf(text: string, separator: string): Generator<string[]> {
  let at = 0
  while (at < text.length) {
    const { cells, next } = readRecord(text, at, separator, true)
    if (Array.isArray(cells)) yield cells
    const following = Array.isArray(cells) ? next : nextLine(text, at, true)
    if (following === -1) return
    at = following
  }
}

interface RecordRead {
  cells: string[] | 'unclosed' | 'unfinished'
  /** Where the next record begins, and how many lines this one takes. */
  next: number
  lines: number
}

const UNCLOSED: RecordRead = { cells: 'unclosed', next: -1, lines: 0 }
const UNFINISHED: RecordRead = { cells: 'unfinished', next: -1, lines: 0 }

const QUOTE = 34
const SPACE = 32
const LINE_FEED = 10
const CARRIAGE_RETURN = 13

function readRecord(text: string, start: number, separator: string, isEnd: boolean): RecordRead {
  const separatorCode = separator.charCodeAt(0)
  const cells: string[] = []
  let lines = 1
  let at = start
  for (;;) {
    const opening = skipSpaces(text, at)
    if (text.charCodeAt(opening) === QUOTE) {
      const cell = readQuoted(text, opening, separatorCode, isEnd)
      if (cell === 'unclosed') return UNCLOSED
      if (cell === 'unfinished') return UNFINISHED
      cells.push(cell.value)
      lines += cell.lineEnds
      at = cell.next
    } else {
      const from = at
      let code = text.charCodeAt(at)
      while (code !== separatorCode && code !== LINE_FEED && code !== CARRIAGE_RETURN) {
        if (at >= text.length) break
        code = text.charCodeAt(++at)
      }
      if (at >= text.length && !isEnd) return UNFINISHED
      cells.push(text.slice(from, at))
    }
    if (text.charCodeAt(at) === separatorCode) {
      at += 1
      continue
    }
    if (at >= text.length) return { cells, next: at, lines }
    const next = afterLineEnd(text, at, isEnd)
    return next === -1 ? UNFINISHED : { cells, next, lines }
  }
}

function readQuoted(text: string, opening: number, separatorCode: number, isEnd: boolean) {
  let value = ''
  let lineEnds = 0
  let from = opening + 1
  for (;;) {
    const quote = text.indexOf('"', from)
    if (quote === -1) return isEnd ? 'unclosed' : 'unfinished'
    lineEnds += lineEndsIn(text, from, quote)
    if (text.charCodeAt(quote + 1) === QUOTE) {
      value += text.slice(from, quote + 1)
      from = quote + 2
      continue
    }
    const next = skipSpaces(text, quote + 1)
    if (next >= text.length && !isEnd) return 'unfinished'
    const code = text.charCodeAt(next)
    const ends = next >= text.length || code === LINE_FEED || code === CARRIAGE_RETURN
    if (ends || code === separatorCode) {
      value += text.slice(from, quote)
      return { value, next, lineEnds }
    }
    if (lineEnds > 0) return 'unclosed'
    value += text.slice(from, quote + 1)
    from = quote + 1
  }
}

function skipSpaces(text: string, at: number): number {
  while (text.charCodeAt(at) === SPACE) at += 1
  return at
}

/** -1 when the text ends where a line end may have a second half. */
function afterLineEnd(text: string, at: number, isEnd: boolean): number {
  if (text.charCodeAt(at) === LINE_FEED) return at + 1
  if (at + 1 >= text.length && !isEnd) return -1
  return text.charCodeAt(at + 1) === LINE_FEED ? at + 2 : at + 1
}

function nextLine(text: string, at: number, isEnd: boolean): number {
  for (; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (code === LINE_FEED || code === CARRIAGE_RETURN) return afterLineEnd(text, at, isEnd)
  }
  return -1
}

function lineEndsIn(text: string, from: number, to: number): number {
  let count = 0
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at)
    if (code === LINE_FEED) count += 1
    else if (code === CARRIAGE_RETURN && text.charCodeAt(at + 1) !== LINE_FEED) count += 1
  }
  return count
}
