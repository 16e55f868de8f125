/**
 * Filter masters: what codes are called in the visitor's language. They come once, with the first
 * page of a list; the lists after it bring only counts, and names of places and chains that they
 * alone have. The names of the masters are the specification's.
 */
import type { Text } from '../../../../site/messages/catalogue.ts'
import { FORM_BOARDS } from '../../catalogue/rules/boards.ts'
import { SEGMENTS } from '../../catalogue/rules/catalogue.ts'
import { CATEGORY_CODES, categoryOf } from '../../catalogue/rules/categories.ts'
import {
  formatRating,
  RATING_RANGES,
  ratingLabel,
  type RatingRange,
} from '../../catalogue/rules/ratings.ts'
import { SERVICES } from '../../catalogue/rules/services.ts'
import { SUPPLEMENT_CODES } from '../../catalogue/rules/supplements.ts'
import { FLAG_SET } from './facets.ts'
import type { Filters } from './filter-state.ts'
import type { OptionNames } from './hotel-results.ts'

/** By code, as it stands in a link. */
export type MasterNames = Readonly<Record<string, string>>

const MASTERS = [
  'boards',
  'categories',
  'ratingRanges',
  'locations',
  'pois',
  'segments',
  'services',
  'supplements',
  'paymentMethods',
  'paymentClaims',
  'cancelPolicies',
  'switcher',
  'distanceToPois',
  'chains',
  'showOnlyCancelFree',
] as const

export type FilterMasters = Readonly<Record<(typeof MASTERS)[number], MasterNames>>

/** Those whose names are messages: the same for every list of a language. */
export type TextMasters = Omit<FilterMasters, 'locations' | 'pois' | 'distanceToPois' | 'chains'>

export function namedByTexts(text: Text): TextMasters {
  return {
    boards: named(FORM_BOARDS, (board) => text(`board.${board}`)),
    categories: listed(CATEGORY_CODES, (code) => {
      const { kind, grade } = categoryOf(code)
      return text(`category.${kind}`, { count: grade })
    }),
    ratingRanges: listed(RATING_RANGES, (range) => ratingWords(range, text)),
    segments: named(SEGMENTS, (segment) => text(`segment.${segment}`)),
    services: named(SERVICES, (service) => text(`service.${service}`)),
    supplements: listed(SUPPLEMENT_CODES, (code) => text(`supplement.${code}`)),
    paymentMethods: { O: text('hotel.payment.O'), D: text('payment.D'), P: text('payment.P') },
    // Paying at once is the rule, and no claim.
    paymentClaims: { D: text('payment.D'), P: text('payment.P') },
    cancelPolicies: { free: text('card.free-cancellation') },
    switcher: {
      'hotel-only': text('sort.offer.hotel-only'),
      'short-break': text('sort.offer.short-break'),
    },
    showOnlyCancelFree: { [FLAG_SET]: text('card.free-cancellation') },
  }
}

/** `asked` are the filters of the visitor, `names` those of what the catalogue names. */
export function filterMasters(
  texts: TextMasters,
  names: OptionNames,
  asked: Filters,
): FilterMasters {
  const points = names.pointsOfInterest ?? {}
  return {
    ...texts,
    locations: names.locations ?? {},
    pois: points,
    // Cards tell how far it is to the points that were asked for.
    distanceToPois: listed(asked.pointsOfInterest ?? [], (id) => points[id] ?? id),
    chains: names.chains ?? {},
  }
}

function listed<Code extends string>(
  codes: readonly Code[],
  words: (code: Code) => string,
): MasterNames {
  return Object.fromEntries(codes.map((code) => [code, words(code)]))
}

function named<Name>(table: Readonly<Record<string, Name>>, words: (name: Name) => string) {
  return Object.fromEntries(Object.entries(table).map(([code, name]) => [code, words(name)]))
}

/** Bands end where the next better one begins; ratings have one decimal. */
function ratingWords(range: RatingRange, text: Text): string {
  const rating = (value: number) =>
    Number.isInteger(value) ? String(value) : formatRating(value, text('number.decimal-separator'))
  const [from, at] = [Number(range), RATING_RANGES.indexOf(range)]
  const label = ratingLabel(from, 'results')
  const next = Number(RATING_RANGES[at - 1])
  if (!label) return text('filter.rating-below', { rating: rating(next) })
  const words = text(`rating.${label}`)
  return at === 0
    ? text('filter.rating-from', { rating: rating(from), label: words })
    : text('filter.rating-band', { from: rating(from), to: rating(next - 0.1), label: words })
}
