/**
 * Names that are exactly what was typed.
 * They are looked up by a hash of their words, which is computed again at each step of the binary
 * search instead of being kept: twenty short sums cost less than four megabytes.
 */
import { startOf, type SuggestColumns, wordsOfNames } from './suggest-columns.ts'

type NameWords = Pick<SuggestColumns, 'wordCounts' | 'wordBlocks' | 'nameWords'>

export function namesByHash(columns: NameWords): Uint32Array {
  const { wordCounts } = columns
  // Hash and number fit in the 53 bits of a number, and numbers sort without a comparing function.
  const keys = new Float64Array(wordCounts.length)
  const starts = { lengths: wordCounts, blocks: columns.wordBlocks }
  for (let name = 0; name < keys.length; name++) {
    keys[name] =
      nameHash(columns.nameWords, startOf(starts, name), wordCounts[name]!) * NAMES + name
  }
  return Uint32Array.from(keys.toSorted(), (key) => key % NAMES)
}

/** Visits the names with exactly these words in this order, the best first. */
export function visitExactNames(
  columns: SuggestColumns,
  words: readonly number[],
  visit: (name: number) => void,
): void {
  const { namesByHash, nameWords, wordCounts } = columns
  const starts = wordsOfNames(columns)
  const sought = nameHash(words, 0, words.length)
  const hashAt = (place: number) => {
    const name = namesByHash[place]!
    return nameHash(nameWords, startOf(starts, name), wordCounts[name]!)
  }
  let low = 0
  let high = namesByHash.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (hashAt(middle) < sought) low = middle + 1
    else high = middle
  }
  const end = Math.min(namesByHash.length, low + MAX_NAMESAKES)
  for (let place = low; place < end && hashAt(place) === sought; place++) {
    const name = namesByHash[place]!
    const start = startOf(starts, name)
    if (
      wordCounts[name] === words.length &&
      words.every((word, at) => nameWords[start + at] === word)
    )
      visit(name)
  }
}

export const NAMES = 2 ** 21
/** They come best first, so the hundreds of other "Hotel Central" would not be shown anyway. */
const MAX_NAMESAKES = 200

/** FNV over word numbers, in 32 bits. */
function nameHash(words: ArrayLike<number>, start: number, count: number): number {
  let hash = 0x811c9dc5
  for (let at = start; at < start + count; at++) hash = Math.imul(hash ^ words[at]!, 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}
