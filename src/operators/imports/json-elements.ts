/**
 * The elements of a JSON file, one at a time: of an array, of the array inside an object (GeoJSON's
 * features), or one on each line.
 *
 * Only brackets and quotes are followed until an element is complete; then it is parsed alone. So
 * memory holds one element, and an element that is not valid JSON is refused alone.
 */
import type { TextPiece } from './text-file.ts'
import { messageOf } from './reasons.ts'

export type JsonLayout = 'array' | 'wrapped-array' | 'lines'

export type JsonElement = { line: number; bytesRead: number } & (
  | { value: Record<string, unknown> }
  | { broken: 'json-unreadable' | 'row-too-long' | 'json-cut-short'; detail: string }
)

/** Stands before each element of a GeoJSON text sequence. */
const SEQUENCE_MARK = '\u001e'

const LONGEST_ELEMENT = 1_000_000

/** Null when the text is not JSON. */
export function jsonLayoutOf(sample: string): JsonLayout | null {
  const start = sample.replace(SEQUENCE_MARK, '').trimStart()
  if (start.startsWith('[')) return /^\[\s*([{\]]|$)/.test(start) ? 'array' : null
  if (!start.startsWith('{')) return null
  const firstLine = parsed(start.split(/[\r\n]/, 1)[0]!)
  return 'value' in firstLine && !holdsElements(firstLine.value) ? 'lines' : 'wrapped-array'
}

export function jsonElements(
  pieces: AsyncIterable<TextPiece>,
  layout: JsonLayout,
): AsyncGenerator<JsonElement> {
  return layout === 'lines' ? elementsOnLines(pieces) : elementsInArray(pieces, layout)
}

async function* elementsOnLines(pieces: AsyncIterable<TextPiece>): AsyncGenerator<JsonElement> {
  let rest = ''
  let line = 1
  let isTooLong = false
  let bytesRead = 0
  for await (const piece of pieces) {
    bytesRead = piece.bytesRead
    const lines = (rest + piece.text).split('\n')
    rest = lines.pop()!
    for (const text of lines) {
      yield* elementOf(text)
      line += 1
      isTooLong = false
    }
    if (rest.length > LONGEST_ELEMENT) {
      isTooLong = true
      rest = ''
    }
  }
  yield* elementOf(rest)

  function* elementOf(text: string): Generator<JsonElement> {
    const at = { line, bytesRead }
    const written = text.replace(SEQUENCE_MARK, '').trim()
    if (isTooLong) yield { ...at, broken: 'row-too-long', detail: String(LONGEST_ELEMENT) }
    else if (written) yield { ...at, ...parsed(written) }
  }
}

async function* elementsInArray(
  pieces: AsyncIterable<TextPiece>,
  layout: JsonLayout,
): AsyncGenerator<JsonElement> {
  const arrayDepth = layout === 'array' ? 1 : 2
  let open = ''
  let isInString = false
  let line = 1
  let elementLine = 0
  /** The text from the start of the element on; null between elements. */
  let element: string | null = null
  let isTooLong = false
  let heldBack = ''
  let bytesRead = 0

  for await (const piece of pieces) {
    bytesRead = piece.bytesRead
    const text = heldBack + piece.text
    heldBack = ''
    let from = 0
    for (const { 0: mark, index } of text.matchAll(/\\[\s\S]?|["{}[\]\n]/g)) {
      // A backslash belongs to the character after it, which may come with the next piece.
      if (mark === '\\') heldBack = mark
      else if (mark === '\n') line += 1
      else if (mark === '"') isInString = !isInString
      else if (isInString || mark.startsWith('\\')) continue
      else if (mark === '{' || mark === '[') {
        if (mark === '{' && open.length === arrayDepth && open.endsWith('[')) {
          element = ''
          elementLine = line
          from = index
        }
        open += mark
      } else {
        open = open.slice(0, -1)
        if (element === null || open.length !== arrayDepth) continue
        const at = { line: elementLine, bytesRead }
        if (isTooLong) yield { ...at, broken: 'row-too-long', detail: String(LONGEST_ELEMENT) }
        else yield { ...at, ...parsed(element + text.slice(from, index + 1)) }
        element = null
        isTooLong = false
      }
    }
    if (element === null) continue
    isTooLong ||= element.length + text.length - from > LONGEST_ELEMENT
    element = isTooLong ? '' : element + text.slice(from, text.length - heldBack.length)
  }
  if (open) yield { line: elementLine || line, bytesRead, broken: 'json-cut-short', detail: '' }
}

function parsed(
  text: string,
): { value: Record<string, unknown> } | { broken: 'json-unreadable'; detail: string } {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      return { value: value as Record<string, unknown> }
    return { broken: 'json-unreadable', detail: 'expected an object' }
  } catch (error) {
    return { broken: 'json-unreadable', detail: messageOf(error) }
  }
}

/** Whether an object is the wrapping around the rows rather than a row. */
function holdsElements(value: Record<string, unknown>): boolean {
  if (value.type === 'FeatureCollection') return true
  const names = Object.keys(value)
  return (
    names.length <= 4 &&
    names.some((name) => {
      const member = value[name]
      return Array.isArray(member) && typeof member[0] === 'object' && member[0] !== null
    })
  )
}
