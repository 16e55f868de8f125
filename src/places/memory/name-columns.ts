/** Texts, languages and words of all names, laid out entry by entry. */
import {
  LONGEST_RUN,
  NO_LANGUAGE,
  packStarts,
  SUGGEST_LANGUAGES,
  type SuggestName,
  wordsOf,
} from './suggest-columns.ts'
import { wordColumns } from './word-dictionary.ts'

export function nameColumns(named: readonly (readonly SuggestName[])[]) {
  const nameCounts = Uint8Array.from(named, (names) => Math.min(names.length, LONGEST_RUN))
  const nameCount = nameCounts.reduce((sum, count) => sum + count, 0)
  const nameLanguages = new Uint8Array(nameCount)
  const textLengths = new Uint8Array(nameCount)
  const wordCounts = new Uint8Array(nameCount)
  const numbers = new Map<string, number>()
  const met = new GrowingWords()
  const texts = new GrowingTexts()
  let name = 0
  for (const names of named) {
    for (const { text, language } of names.slice(0, LONGEST_RUN)) {
      const words = wordsOf(text).slice(0, LONGEST_RUN)
      for (const word of words) met.push(numberOf(numbers, word))
      wordCounts[name] = words.length
      nameLanguages[name] = language === null ? NO_LANGUAGE : SUGGEST_LANGUAGES.indexOf(language)
      textLengths[name++] = texts.push(text)
    }
  }
  const sorted = [...numbers.keys()].toSorted()
  const sortedNumber = new Uint32Array(sorted.length)
  sorted.forEach((word, number) => (sortedNumber[numbers.get(word)!] = number))
  return {
    nameCounts,
    nameBlocks: packStarts(nameCounts).blocks,
    nameLanguages,
    textLengths,
    textBlocks: packStarts(textLengths).blocks,
    texts: texts.bytes(),
    wordCounts,
    wordBlocks: packStarts(wordCounts).blocks,
    nameWords: met.numbers().map((word) => sortedNumber[word]!),
    ...wordColumns(sorted),
  }
}

export type NameColumns = ReturnType<typeof nameColumns>

/** Visits the words of all names, entry by entry; an entry's word may come twice. */
export function visitWords(
  { nameCounts, nameLanguages, wordCounts, nameWords }: NameColumns,
  visit: (word: number, entry: number, isAlias: boolean) => void,
): void {
  let name = 0
  let at = 0
  for (let entry = 0; entry < nameCounts.length; entry++) {
    const first = name
    for (; name < first + nameCounts[entry]!; name++) {
      const isAlias = nameLanguages[name] === NO_LANGUAGE && name > first
      for (const end = at + wordCounts[name]!; at < end; at++) visit(nameWords[at]!, entry, isAlias)
    }
  }
}

/** A text of at most 255 bytes of UTF-8; a longer one loses whole letters at its end. */
function shortened(text: string): string {
  let short = text.slice(0, LONGEST_RUN)
  while (Buffer.byteLength(short) > LONGEST_RUN) short = [...short].slice(0, -1).join('')
  return short
}

function numberOf(numbers: Map<string, number>, word: string): number {
  const known = numbers.get(word)
  if (known !== undefined) return known
  numbers.set(word, numbers.size)
  return numbers.size - 1
}

class GrowingWords {
  private array = new Uint32Array(1 << 16)
  private length = 0

  push(word: number): void {
    if (this.length === this.array.length) {
      const larger = new Uint32Array(this.array.length * 2)
      larger.set(this.array)
      this.array = larger
    }
    this.array[this.length++] = word
  }

  numbers(): Uint32Array {
    return this.array.subarray(0, this.length)
  }
}

class GrowingTexts {
  private buffer = Buffer.alloc(1 << 18)
  private length = 0

  /** The number of bytes it took. */
  push(text: string): number {
    if (this.length + LONGEST_RUN > this.buffer.length) {
      this.buffer = Buffer.concat([this.buffer, Buffer.alloc(this.buffer.length)])
    }
    const bytes = this.buffer.write(text.length > 63 ? shortened(text) : text, this.length)
    this.length += bytes
    return bytes
  }

  bytes(): Uint8Array {
    return new Uint8Array(this.buffer.subarray(0, this.length))
  }
}
