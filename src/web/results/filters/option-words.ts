/** How the options of each filter group are called and in which order they stand. */
import { FORM_BOARDS, type BoardCode } from '../../../core/boards.ts'
import { SEGMENTS, type SegmentCode } from '../../../core/catalogue.ts'
import { categoryOf } from '../../../core/categories.ts'
import type { FacetKey } from '../../../core/facets.ts'
import type { ResultSummary } from '../../../core/hotel-results.ts'
import { type CurrencyCode, formatMoney, toMinorUnits } from '../../../core/money.ts'
import { readPriceRange } from '../../../core/price-steps.ts'
import { formatRating, RATING_RANGES, ratingLabel } from '../../../core/ratings.ts'
import { SERVICES, type ServiceCode } from '../../../core/services.ts'
import type { SupplementCode } from '../../../core/supplements.ts'
import type { Text } from '../../messages/catalogue.ts'

type Words = (value: string, text: Text, summary: ResultSummary) => string

const WORDS: Partial<Record<FacetKey, Words>> = {
  hotels: (id, _, { names }) => names.hotels?.[id] ?? id,
  chains: (id, _, { names }) => names.chains?.[id] ?? id,
  locations: (id, _, { names }) => names.locations?.[id] ?? id,
  pointsOfInterest: (id, _, { names }) => names.pointsOfInterest?.[id] ?? id,
  categories: (id, text) => {
    const { kind, count } = categoryOf(id)
    return text(`category.${kind}`, { count })
  },
  supplements: (code, text) => text(`supplement.${code as SupplementCode}`),
  ratingRanges: ratingWords,
  boards: (code, text) => text(`board.${FORM_BOARDS[code as BoardCode]}`),
  segments: (code, text) => text(`segment.${SEGMENTS[code as SegmentCode]}`),
  services: (code, text) => text(`service.${SERVICES[Number(code) as ServiceCode]}`),
  prices: (range, text, { request }) => priceWords(range, text, request.currency),
  freeCancellation: (_, text) => text('card.free-cancellation'),
  name: (typed) => `“${typed}”`,
}

export function optionWords(key: FacetKey, value: string, text: Text, summary: ResultSummary) {
  return WORDS[key]?.(value, text, summary) ?? value
}

/** Fixed scales keep their own order; everything else begins with what most hotels have. */
export function sortedOptions(key: FacetKey, counts: Readonly<Record<string, number>>): string[] {
  const values = Object.keys(counts)
  const scale = SCALES[key]
  if (scale) {
    const at = new Map(values.map((value) => [value, scale(value)]))
    return values.toSorted((one, other) => at.get(one)! - at.get(other)!)
  }
  return values.toSorted((one, other) => counts[other]! - counts[one]!)
}

const SCALES: Partial<Record<FacetKey, (value: string) => number>> = {
  // Stars from five down to one, then hostels, then apartments, each from many to few.
  categories: (id) => {
    const { kind, count } = categoryOf(id)
    return ['hotel', 'hostel', 'apartment', 'unclassified'].indexOf(kind) * 10 - count
  },
  ratingRanges: (range) => (RATING_RANGES as readonly string[]).indexOf(range),
  boards: (code) => Object.keys(FORM_BOARDS).indexOf(code),
  prices: (range) => readPriceRange(range)?.from ?? 0,
}

function ratingWords(range: string, text: Text): string {
  const from = Number(range)
  const label = ratingLabel(from, 'results')
  if (!label) return text('filter.rating-below', { rating: formatRating(6, decimal(text)) })
  const rating = Number.isInteger(from) ? String(from) : formatRating(from, decimal(text))
  return text('filter.rating-from', { rating, label: text(`rating.${label}`) })
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
