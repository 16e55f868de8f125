/**
 * What descriptions are written with in one language: whole sentences, separated by line ends.
 *
 * Place names stand only where no article or preposition could change with them ("visiter
 * {city}", never "à {city}"; see also `city-articles.ts`), and after the opening nothing agrees in gender with the house.
 */
export interface DescriptionPhrases {
  decimalMark: ',' | '.'
  /** "three-star", as the openings with {stars} need it, from one to five. */
  stars: readonly [string, string, string, string, string]
  opening: Record<'starred' | 'unstarred' | 'apartment' | 'hostel' | 'house', string>
  setting: Record<'city' | 'beach' | 'mountain' | 'countryside' | 'airport', string>
  district: string
  centre: Record<'near' | 'far', string>
  beach: Record<'near' | 'far', string>
  comfort: Record<'modest' | 'standard' | 'superior' | 'home', string>
  rooms: Record<'rooms' | 'units', string>
  highlight: Record<DescribedService, string>
  /** Sentences around a {list} of services. */
  services: string
  serviceNames: Record<ListedService, string>
  /** Between the last two of a list. */
  and: string
  board: Record<'breakfast' | 'half-board' | 'full-board' | 'all-inclusive', string>
  rating: string
}

export type DescribedService = ListedService | typeof PETS_WELCOME

/** Pets are no facility that a list could name: they have a sentence of their own, or none. */
export const PETS_WELCOME = 7

export type ListedService = 1 | 3 | 4 | 5 | 6 | 10 | 12 | 15 | 17 | 18
