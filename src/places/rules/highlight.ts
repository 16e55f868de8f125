/** The part of a suggestion that matches what was typed, as parts: no HTML leaves the rules. */
import { foldText } from '../../site/text/fold-text.ts'

export interface TextPart {
  text: string
  match: boolean
}

/** Marks the first match at the start of a word, else the first anywhere; accents and case aside. */
export function highlightParts(text: string, term: string): TextPart[] {
  const sought = foldText(term.trim())
  const { folded, origins } = foldWithOrigins(text)
  const from = sought === '' ? -1 : matchIndex(folded, sought)
  if (from < 0) return nonEmpty([{ text, match: false }])

  const start = originAt(origins, from)
  const end = nextOrigin(origins, from + sought.length - 1)
  return nonEmpty([
    { text: text.slice(0, start), match: false },
    { text: text.slice(start, end), match: true },
    { text: text.slice(end), match: false },
  ])
}

/**
 * Folding changes lengths ("ß" becomes "ss", a combining accent vanishes), so each folded
 * character remembers where in the text it came from; the last entry is the text's end.
 */
function foldWithOrigins(text: string): { folded: string; origins: number[] } {
  const origins: number[] = []
  let folded = ''
  let index = 0
  for (const character of text) {
    const piece = foldText(character)
    for (let unit = 0; unit < piece.length; unit++) origins.push(index)
    folded += piece
    index += character.length
  }
  return { folded, origins: [...origins, text.length] }
}

function matchIndex(folded: string, sought: string): number {
  for (let at = folded.indexOf(sought); at >= 0; at = folded.indexOf(sought, at + 1)) {
    if (at === 0 || !LETTER_OR_DIGIT.test(folded.charAt(at - 1))) return at
  }
  return folded.indexOf(sought)
}

function originAt(origins: number[], index: number): number {
  return origins[index] ?? 0
}

/** Where the next character begins, so that half of an "ß" marks the whole of it. */
function nextOrigin(origins: number[], index: number): number {
  const origin = originAt(origins, index)
  return origins.find((later) => later > origin) ?? origin
}

function nonEmpty(parts: TextPart[]): TextPart[] {
  return parts.filter(({ text }) => text !== '')
}

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u
