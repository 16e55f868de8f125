/**
 * Names of many things in several languages.
 * All texts stand in one UTF-8 blob: a hundred and fifty thousand JavaScript strings would cost
 * the heap and the garbage collector far more than the microsecond that reading one costs.
 * Text number i < count is the local name of thing i; the others follow, sorted by owner.
 */
import type { Language } from '../../site/locales.ts'
import { foldText } from '../../site/text/fold-text.ts'

/** The position in this list is what the file keeps; append only. */
export const NAME_LANGUAGES: readonly Language[] = ['es', 'ca', 'en', 'fr', 'de', 'it', 'pt']

/** An alias that people may type but that no page should show: its language is unknown. */
const UNTAGGED = 7

export interface NameColumns {
  bytes: Uint8Array
  /** Where each text begins in the blob, plus the end of the last. */
  offsets: Uint32Array
  /** For each thing its first other name, counted from the end of the local names. */
  otherStart: Uint32Array
  otherLanguage: Uint8Array
}

export interface NameEntry {
  name: string
  names?: Partial<Record<Language, string>>
  aliases?: readonly string[]
}

export class NameTable {
  readonly count: number
  readonly columns: NameColumns
  private readonly buffer: Buffer

  constructor(columns: NameColumns) {
    this.columns = columns
    this.count = columns.otherStart.length - 1
    const { bytes } = columns
    this.buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  }

  /** The name in a language, or the local name where that language has none of its own. */
  name(index: number, language?: Language): string {
    if (language !== undefined) {
      const wanted = NAME_LANGUAGES.indexOf(language)
      const end = this.columns.otherStart[index + 1]!
      for (let other = this.columns.otherStart[index]!; other < end; other++) {
        if (this.columns.otherLanguage[other] === wanted) return this.text(this.count + other)
      }
    }
    return this.text(index)
  }

  /** Everything a traveller may call it, the local name first; languages may share a spelling. */
  everyName(index: number): string[] {
    const all = [this.text(index)]
    const end = this.columns.otherStart[index + 1]!
    for (let other = this.columns.otherStart[index]!; other < end; other++)
      all.push(this.text(this.count + other))
    return [...new Set(all)]
  }

  private text(number: number): string {
    const { offsets } = this.columns
    return this.buffer.toString('utf8', offsets[number]!, offsets[number + 1]!)
  }
}

/** Lays names out in columns; a name equal to the local one is not kept twice. */
export function nameColumns(entries: readonly NameEntry[]): NameColumns {
  const otherStart = new Uint32Array(entries.length + 1)
  const texts = entries.map((entry) => entry.name)
  const languages: number[] = []
  entries.forEach((entry, index) => {
    otherStart[index] = languages.length
    const shown = new Set([entry.name])
    NAME_LANGUAGES.forEach((language, code) => {
      const text = entry.names?.[language]
      if (text === undefined || text === '' || text === entry.name) return
      texts.push(text)
      languages.push(code)
      shown.add(text)
    })
    for (const alias of entry.aliases ?? []) {
      if (shown.has(alias)) continue
      shown.add(alias)
      texts.push(alias)
      languages.push(UNTAGGED)
    }
  })
  otherStart[entries.length] = languages.length
  return { ...packTexts(texts), otherStart, otherLanguage: Uint8Array.from(languages) }
}

function packTexts(texts: readonly string[]): Pick<NameColumns, 'bytes' | 'offsets'> {
  const offsets = new Uint32Array(texts.length + 1)
  texts.forEach((text, number) => {
    offsets[number + 1] = offsets[number]! + Buffer.byteLength(text)
  })
  const bytes = Buffer.alloc(offsets[texts.length]!)
  texts.forEach((text, number) => bytes.write(text, offsets[number]!))
  return { bytes: new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength), offsets }
}

// Names of one place as different sources write them: "Sant Joan d'Alacant", "sant joan d alacant".

/** Most names need no folding, and the build makes half a million keys. */
const PLAIN = /^[A-Za-z0-9]+(?: [A-Za-z0-9]+)*$/

export function placeKey(name: string): string {
  if (PLAIN.test(name)) return name.toLowerCase()
  return foldText(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
