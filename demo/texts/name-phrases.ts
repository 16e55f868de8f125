/**
 * How the names of accommodations are put together in one language.
 *
 * A pattern is a text with slots in braces. Besides the language's own words, {coined} makes up
 * a proper name of syllables, {city} and {district} are the place’s, {brand} is the chain’s.
 * A slot written with a capital ({Corner}) begins with one.
 */
export interface NamePhrases {
  words: Record<string, readonly string[]>
  /** Beginnings, middles and ends of invented proper names. */
  syllables: readonly [readonly string[], readonly string[], readonly string[]]
  /** Patterns of an independent hotel wherever it stands. */
  hotel: readonly string[]
  /** More of them for four and five stars, and for one and two. */
  grand: readonly string[]
  modest: readonly string[]
  apartment: readonly string[]
  hostel: readonly string[]
  house: readonly string[]
  /** Added to the kind's patterns by what lies around. */
  settings: Record<'city' | 'beach' | 'mountain' | 'countryside' | 'airport', readonly string[]>
  chain: readonly string[]
}

/** Writes a list of words in one string: they are many and short. "_" stands for a space. */
export function words(list: string): string[] {
  return list
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('_', ' '))
}
