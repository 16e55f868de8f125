/**
 * All words of all names, folded, sorted and numbered.
 * Their letters stand in one array of UTF-16 units, compared without making strings; a prefix is
 * found by binary search, and the number of letters shared with the word before makes the list walk
 * like a tree (see typo-walk.ts) without a tree's memory.
 */
export interface WordColumns {
  letters: Uint16Array
  letterStart: Uint32Array
  shared: Uint8Array
  /** The least of each sixteen of `shared`, to skip by. */
  sharedLeast: Uint8Array
}

export interface WordRange {
  from: number
  to: number
  typos: number
}

/** Words must be distinct and sorted by code unit, as `sort()` does. */
export function wordColumns(words: readonly string[]): WordColumns {
  const letterStart = new Uint32Array(words.length + 1)
  words.forEach((word, number) => {
    letterStart[number + 1] = letterStart[number]! + word.length
  })
  const letters = new Uint16Array(letterStart[words.length]!)
  const shared = new Uint8Array(words.length)
  words.forEach((word, number) => {
    const start = letterStart[number]!
    for (let at = 0; at < word.length; at++) letters[start + at] = word.charCodeAt(at)
    const before = number === 0 ? '' : words[number - 1]!
    let same = 0
    while (same < word.length && word.charCodeAt(same) === before.charCodeAt(same)) same++
    shared[number] = same
  })
  return { letters, letterStart, shared, sharedLeast: leastOfBlocks(shared) }
}

/** The next word that shares fewer letters with this one than `depth`. */
export function nextSharingLess(columns: WordColumns, word: number, depth: number): number {
  const { shared, sharedLeast } = columns
  let next = word + 1
  for (; next < shared.length && (next & (BLOCK - 1)) !== 0; next++)
    if (shared[next]! < depth) return next
  if (next >= shared.length) return shared.length
  let block = next >>> BLOCK_BITS
  while (block < sharedLeast.length && sharedLeast[block]! >= depth) block++
  for (next = block << BLOCK_BITS; next < shared.length; next++)
    if (shared[next]! < depth) return next
  return shared.length
}

export function prefixRange(columns: WordColumns, prefix: string): WordRange {
  const from = firstNotBefore(columns, prefix, 0, 0, columns.shared.length)
  // Few words of many begin so: the end is sought nearby, then twice as far, and so on.
  let near = from
  let step = 1
  while (near + step < columns.shared.length && compare(columns, near + step, prefix) < 1) {
    near += step
    step *= 2
  }
  const far = Math.min(near + step, columns.shared.length)
  return { from, to: firstNotBefore(columns, prefix, 1, near, far), typos: 0 }
}

export function wordLength({ letterStart }: WordColumns, word: number): number {
  return letterStart[word + 1]! - letterStart[word]!
}

export function wordText({ letters, letterStart }: WordColumns, word: number): string {
  return String.fromCharCode(...letters.subarray(letterStart[word]!, letterStart[word + 1]!))
}

const BLOCK_BITS = 4
const BLOCK = 1 << BLOCK_BITS

function leastOfBlocks(shared: Uint8Array): Uint8Array {
  const least = new Uint8Array(Math.ceil(shared.length / BLOCK)).fill(255)
  shared.forEach((letters, word) => {
    const block = word >>> BLOCK_BITS
    if (letters < least[block]!) least[block] = letters
  })
  return least
}

/** Among the words from `low` to `high`. With `past` 1, those that begin so count as before. */
function firstNotBefore(
  columns: WordColumns,
  prefix: string,
  past: 0 | 1,
  low: number,
  high: number,
): number {
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compare(columns, middle, prefix) < past) low = middle + 1
    else high = middle
  }
  return low
}

/** 0 when the word begins with the prefix. */
function compare({ letters, letterStart }: WordColumns, word: number, prefix: string): number {
  const start = letterStart[word]!
  const length = letterStart[word + 1]! - start
  for (let at = 0; at < prefix.length; at++) {
    if (at >= length) return -1
    const difference = letters[start + at]! - prefix.charCodeAt(at)
    if (difference !== 0) return difference
  }
  return 0
}
