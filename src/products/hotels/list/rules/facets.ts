/**
 * Facets: by what a list of hotels can be filtered. The engine counts and filters by looping
 * over this table, and the panel, the hash and the calls are drawn from it; a new filter group
 * is a new row and its messages.
 */
import { FORM_BOARDS } from '../../catalogue/rules/boards.ts'
import { SEGMENTS } from '../../catalogue/rules/catalogue.ts'
import { isCategory } from '../../catalogue/rules/categories.ts'
import { readBounds } from '../../../../places/rules/map-bounds.ts'
import { readPriceRange } from './price-steps.ts'
import { RATING_RANGES } from '../../catalogue/rules/ratings.ts'
import { SERVICES } from '../../catalogue/rules/services.ts'
import { supplementOf } from '../../catalogue/rules/supplements.ts'

export type FacetKey =
  | 'hotels'
  | 'chains'
  | 'categories'
  | 'locations'
  | 'supplements'
  | 'name'
  | 'pointsOfInterest'
  | 'prices'
  | 'ratingRanges'
  | 'boards'
  | 'segments'
  | 'services'
  | 'freeCancellation'
  | 'providers'
  | 'exclusivePrices'

/** The thirteen groups of the panel; each is a message of its own. */
export type FilterGroup =
  | 'accommodation-name'
  | 'hotel-chain'
  | 'star-category'
  | 'destinations'
  | 'getaways'
  | 'name-keywords'
  | 'points-of-interest'
  | 'price'
  | 'rating'
  | 'meals'
  | 'ideal-for'
  | 'services'
  | 'cancellation'

/** Codes and price ranges come as lists; a text, a flag and a part of the map are one value. */
export type FacetValues = 'codes' | 'price-ranges' | 'text' | 'flag' | 'area'

export interface FacetShape {
  values: FacetValues
  /** For codes of a table of ours: what is not in it has no name in any language. */
  isKnown?: (code: string) => boolean
}

export interface Facet extends FacetShape {
  /** In the hash, the query and the calls, as the specification spells it. */
  name: string
  /** The heading under which visitors see it; null for one that only links set. */
  group: FilterGroup | null
  /**
   * Whether several values are alternatives. A hotel has one category, so 4 and 5 stars means
   * either; it has many services, so pool and parking means both. The counts of alternatives
   * leave out the choices in their own group, or every other option would read 0.
   */
  isDisjunctive: boolean
}

/** Of hotels, chains and places: numbers of ours. Which of them there are, only the engine knows. */
const isId = (code: string) => /^\d{1,15}$/.test(code)
const isSupplement = (code: string) => supplementOf(code) !== null

/** The order of the rows is the order of the groups in the panel. */
export const FACETS: Record<FacetKey, Facet> = {
  hotels: {
    name: 'id',
    values: 'codes',
    isKnown: isId,
    group: 'accommodation-name',
    isDisjunctive: true,
  },
  chains: {
    name: 'chains',
    values: 'codes',
    isKnown: isId,
    group: 'hotel-chain',
    isDisjunctive: true,
  },
  categories: {
    name: 'categories',
    values: 'codes',
    isKnown: isCategory,
    group: 'star-category',
    isDisjunctive: true,
  },
  locations: {
    name: 'locations',
    values: 'codes',
    isKnown: isId,
    group: 'destinations',
    isDisjunctive: true,
  },
  supplements: {
    name: 'supplements',
    values: 'codes',
    isKnown: isSupplement,
    group: 'getaways',
    isDisjunctive: true,
  },
  name: { name: 'name', values: 'text', group: 'name-keywords', isDisjunctive: true },
  pointsOfInterest: {
    name: 'pois',
    values: 'codes',
    isKnown: isId,
    group: 'points-of-interest',
    isDisjunctive: true,
  },
  prices: { name: 'prices', values: 'price-ranges', group: 'price', isDisjunctive: true },
  ratingRanges: {
    name: 'ratingRanges',
    values: 'codes',
    isKnown: (code) => (RATING_RANGES as readonly string[]).includes(code),
    group: 'rating',
    isDisjunctive: true,
  },
  boards: {
    name: 'boards',
    values: 'codes',
    isKnown: (code) => Object.hasOwn(FORM_BOARDS, code),
    group: 'meals',
    isDisjunctive: true,
  },
  segments: {
    name: 'segments',
    values: 'codes',
    isKnown: (code) => Object.hasOwn(SEGMENTS, code),
    group: 'ideal-for',
    isDisjunctive: true,
  },
  services: {
    name: 'serviceGroup',
    values: 'codes',
    isKnown: (code) => Object.hasOwn(SERVICES, code),
    group: 'services',
    isDisjunctive: false,
  },
  freeCancellation: {
    name: 'showOnlyCancelFree',
    values: 'flag',
    group: 'cancellation',
    isDisjunctive: false,
  },
  providers: { name: 'providers', values: 'codes', group: null, isDisjunctive: true },
  // The specification spells it xclp and says no more; read as prices exclusive to this site.
  exclusivePrices: { name: 'xclp', values: 'codes', group: null, isDisjunctive: true },
}

export const FACET_KEYS = Object.keys(FACETS) as FacetKey[]

/**
 * Pre-filters narrow the search itself: what they leave out is in no count and in no total.
 * One of them shares its name with a facet, so its spelling says that it comes before.
 */
export type PreFilterKey = 'onlyAccommodations' | 'supplements' | 'area'

export const PRE_FILTERS: Record<PreFilterKey, FacetShape & Pick<Facet, 'name'>> = {
  onlyAccommodations: { name: 'onlyAccommodations', values: 'flag' },
  supplements: { name: 'preSupplements', values: 'codes', isKnown: isSupplement },
  // The part of the map that is searched instead of the destination.
  area: { name: 'area', values: 'area' },
}

export const PRE_FILTER_KEYS = Object.keys(PRE_FILTERS) as PreFilterKey[]

export const FLAG_SET = '1'

/** Guards against links that no panel could have written. */
export const MAX_VALUE_LENGTH = 100
export const MAX_VALUES = 200

export function isSingleValued(values: FacetValues): boolean {
  return values !== 'codes' && values !== 'price-ranges'
}

/** Whether a value is one for its facet. */
export function isFacetValue({ values, isKnown }: FacetShape, value: string): boolean {
  return value.length <= MAX_VALUE_LENGTH && SHAPES[values](value) && (!isKnown || isKnown(value))
}

const SHAPES: Record<FacetValues, (value: string) => boolean> = {
  codes: (value) => value !== '' && !value.includes(','),
  'price-ranges': (value) => readPriceRange(value) !== null,
  text: (value) => value.trim() !== '' && !/\p{Cc}/u.test(value),
  flag: (value) => value === FLAG_SET,
  area: (value) => readBounds(value) !== null,
}
