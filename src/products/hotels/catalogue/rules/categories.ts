/**
 * Categories: the official class of an accommodation, as stars or, for apartments, as keys.
 * The digits in the code give the number.
 */

export interface Category {
  symbol: 'star' | 'key' | 'none'
  /** How many symbols are drawn. */
  count: number
  /** The class that was awarded, which words may name; 0 for none. */
  grade: number
  kind: 'hotel' | 'hostel' | 'apartment' | 'unclassified'
}

const UNCLASSIFIED: Category = { symbol: 'none', count: 0, grade: 0, kind: 'unclassified' }

const CATEGORIES = new Map<string, Category>([
  ...[1, 2, 3, 4, 5].flatMap((count): [string, Category][] => [
    [`${count}`, { symbol: 'star', count, grade: count, kind: 'hotel' }],
    [`${count}E`, { symbol: 'star', count, grade: count, kind: 'hotel' }],
    [`HO${count}`, { symbol: 'star', count, grade: count, kind: 'hostel' }],
    [`APT${count}`, { symbol: 'key', count, grade: count, kind: 'apartment' }],
  ]),
  // Nobody gave it a class, and one key still tells an apartment from a hotel.
  ['APT', { symbol: 'key', count: 1, grade: 0, kind: 'apartment' }],
])

export const CATEGORY_CODES = [...CATEGORIES.keys(), 'OT']

/** OT, and any code that is not in the table, has no symbol. */
export function categoryOf(id: string): Category {
  return CATEGORIES.get(id.toUpperCase()) ?? UNCLASSIFIED
}

/** Whether there is such a code, or it says that there is no category. */
export function isCategory(id: string): boolean {
  return CATEGORIES.has(id) || id === 'OT'
}
