/** How the options of each filter group are called and in which order they stand. */
import { FORM_BOARDS, type BoardCode } from '../../../catalogue/rules/boards.ts'
import { SEGMENTS, type SegmentCode } from '../../../catalogue/rules/catalogue.ts'
import { categoryOf } from '../../../catalogue/rules/categories.ts'
import type { FacetKey } from '../../rules/facets.ts'
import type { ResultSummary } from '../../rules/hotel-results.ts'
import { type CurrencyCode, formatMoney, toMinorUnits } from '../../../../../site/money.ts'
import { readPriceRange } from '../../rules/price-steps.ts'
import {
  formatRating,
  RATING_RANGES,
  type RatingRange,
  ratingLabel,
} from '../../../catalogue/rules/ratings.ts'
import { SERVICES, type ServiceCode } from '../../../catalogue/rules/services.ts'
import type { SupplementCode } from '../../../catalogue/rules/supplements.ts'
import type { Text } from '../../../../../site/messages/catalogue.ts'

type Words = (value: string, text: Text, summary: ResultSummary) => string

const WORDS: Partial<Record<FacetKey, Words>> = {
  hotels: (id, _, { names }) => names.hotels?.[id] ?? id,
  chains: (id, _, { names }) => names.chains?.[id] ?? id,
  locations: (id, _, { names }) => names.locations?.[id] ?? id,
  pointsOfInterest: (id, _, { names }) => names.pointsOfInterest?.[id] ?? id,
  categories: (id, text) => {
    const { kind, grade } = categoryOf(id)
    return text(`category.${kind}`, { count: grade })
  },
  supplements: (code, text) => text(`supplement.${code as SupplementCode}`),
  ratingRanges: ratingWords,
  boards: (code, text) => text(`board.${FORM_BOARDS[code as BoardCode]}`),
  segments: (code, text) => text(`segment.${SEGMENTS[code as SegmentCode]}`),
  services: (code, text) => text(`service.${SERVICES[Number(code) as ServiceCode]}`),
  prices: (range, text, { request }) => priceWords(range, text, request.currency),
  freeCancellation: (_, text) => text('card.free-cancellation'),
  name: (words, text) => text('filter.name.typed', { words }),
}

export function optionWords(key: FacetKey, value: string, text: Text, summary: ResultSummary) {
  return WORDS[key]?.(value, text, summary) ?? value
}

/**
 * What was found or is ticked. Fixed scales keep their own order; everything else begins with what
 * most hotels have, or had; see steady-order.ts.
 */
export function sortedOptions(
  key: FacetKey,
  counts: Readonly<Record<string, number>>,
  ticked: readonly string[],
  most = counts,
): string[] {
  const values = Object.keys(counts)
  for (const value of ticked) if (!(value in counts)) values.push(value)
  const scale = SCALES[key]
  if (!scale) return values.toSorted((one, other) => (most[other] ?? 0) - (most[one] ?? 0))
  const at = new Map(values.map((value) => [value, scale(value)]))
  return values.toSorted((one, other) => at.get(one)! - at.get(other)!)
}

const SCALES: Partial<Record<FacetKey, (value: string) => number>> = {
  // Stars from five down to one, then hostels, then apartments, each from many to few.
  categories: (id) => {
    const { kind, grade } = categoryOf(id)
    return ['hotel', 'hostel', 'apartment', 'unclassified'].indexOf(kind) * 10 - grade
  },
  ratingRanges: (range) => (RATING_RANGES as readonly string[]).indexOf(range),
  boards: (code) => Object.keys(FORM_BOARDS).indexOf(code),
}

/** Bands end where the next better one begins; ratings have one decimal. */
function ratingWords(range: string, text: Text): string {
  const rating = (value: number) =>
    Number.isInteger(value) ? String(value) : formatRating(value, decimal(text))
  const [from, at] = [Number(range), RATING_RANGES.indexOf(range as RatingRange)]
  const label = ratingLabel(from, 'results')
  const next = Number(RATING_RANGES[at - 1])
  if (!label) return text('filter.rating-below', { rating: rating(next) })
  const words = text(`rating.${label}`)
  return at === 0
    ? text('filter.rating-from', { rating: rating(from), label: words })
    : text('filter.rating-band', { from: rating(from), to: rating(next - 0.1), label: words })
}

function decimal(text: Text): string {
  return text('number.decimal-separator')
}

function priceWords(written: string, text: Text, currency: CurrencyCode): string {
  const range = readPriceRange(written)
  if (!range) return written
  const money = (amount: number) => formatMoney(toMinorUnits(amount, currency), currency)
  return range.below === null
    ? text('filter.price-from', { from: money(range.from) })
    : text('filter.price-range', { from: money(range.from), to: money(range.below) })
}
