/**
 * Folding makes text comparable without accents or case: "Málaga", "MALAGA" and "malaga" are one.
 * Every search box of the product compares folded text, so a visitor may type on any keyboard.
 */

/** Letters that Unicode does not decompose although people type them without their stroke. */
const PLAIN_LETTERS: Record<string, string> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ĸ: 'k',
  // Lower-casing writes a sigma differently at the end of a word.
  ς: 'σ',
}

const MARKS = /\p{M}/gu
const SPECIAL_LETTERS = new RegExp(`[${Object.keys(PLAIN_LETTERS).join('')}]`, 'gu')

export function foldText(text: string): string {
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      // Lower-casing can produce new composed letters, hence the second decomposition.
      .normalize('NFKD')
      .replace(MARKS, '')
      .replace(SPECIAL_LETTERS, (letter) => PLAIN_LETTERS[letter] ?? letter)
  )
}

/** The readable part of a URL: a name in lower-case ASCII with hyphens. */
export function slugOf(name: string): string {
  const slug = foldText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  // A name in another script still needs a segment, or its URL would not match.
  return slug || 'x'
}
