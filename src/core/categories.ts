/**
 * Categories: the official class of an accommodation, as stars or, for apartments, as keys.
 * The digits in the code give the number.
 */

export interface Category {
  symbol: 'star' | 'key' | 'none'
  count: number
  kind: 'hotel' | 'hostel' | 'apartment' | 'unclassified'
}

const UNCLASSIFIED: Category = { symbol: 'none', count: 0, kind: 'unclassified' }

/** One row for each spelling of the code; the first that fits decides. */
const SPELLINGS: { spelling: RegExp; symbol: 'star' | 'key'; kind: Category['kind'] }[] = [
  { spelling: /^([1-5])E?$/, symbol: 'star', kind: 'hotel' },
  { spelling: /^HO([1-5])$/, symbol: 'star', kind: 'hostel' },
  { spelling: /^APT([1-5]?)$/, symbol: 'key', kind: 'apartment' },
]

/** OT, and any code that no spelling fits, has no symbol. */
export function categoryOf(id: string): Category {
  for (const { spelling, symbol, kind } of SPELLINGS) {
    const match = spelling.exec(id.toUpperCase())
    // A plain APT names no number, and one key still tells an apartment from a hotel.
    if (match) return { symbol, count: Number(match[1] || 1), kind }
  }
  return UNCLASSIFIED
}
