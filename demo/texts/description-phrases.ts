/**
 * What descriptions are written with in one language: whole sentences, of which one is picked. They stand in
 * `phrases/descriptions-*.json`.
 *
 * Place names stand only where no article or preposition could change with them ("visiter
 * {city}", never "à {city}"; see also `street-address.ts`), and after the opening nothing agrees in gender with the house.
 */
export interface DescriptionPhrases {
  decimalMark: string
  /** "three-star", as the openings with {stars} need it, from one to five. */
  stars: readonly string[]
  opening: Record<'starred' | 'unstarred' | 'apartment' | 'hostel' | 'house', readonly string[]>
  setting: Record<'city' | 'beach' | 'mountain' | 'countryside' | 'airport', readonly string[]>
  district: readonly string[]
  centre: Record<'near' | 'far', readonly string[]>
  beach: Record<'near' | 'far', readonly string[]>
  comfort: Record<'modest' | 'standard' | 'superior' | 'home', readonly string[]>
  rooms: Record<'rooms' | 'units', readonly string[]>
  highlight: Record<DescribedService, readonly string[]>
  /** Sentences around a {list} of services. */
  services: readonly string[]
  serviceNames: Record<ListedService, string>
  /** Between the last two of a list. */
  and: string
  board: Record<'breakfast' | 'half-board' | 'full-board' | 'all-inclusive', readonly string[]>
  rating: readonly string[]
}

export type DescribedService = ListedService | typeof PETS_WELCOME

/** Pets are no facility that a list could name: they have a sentence of their own, or none. */
export const PETS_WELCOME = 7

export type ListedService = 1 | 3 | 4 | 5 | 6 | 10 | 12 | 15 | 17 | 18
