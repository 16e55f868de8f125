/** The options of a group, as a visitor sees them. */
import { FACET_KEYS, type FacetKey } from '../../rules/facets.ts'
import type { FilterMasters } from '../../rules/filter-masters.ts'
import type { Filters } from '../../rules/filter-state.ts'
import type { ResultSummary } from '../../rules/hotel-results.ts'
import { priceRanges, readPriceRange, writePriceRange } from '../../rules/price-steps.ts'
import type { Text } from '../../../../../site/messages/catalogue.ts'
import { FORM_BOARDS } from '../../../catalogue/rules/boards.ts'
import { categoryOf } from '../../../catalogue/rules/categories.ts'
import { type CurrencyCode, formatMoney, toMinorUnits } from '../../../../../site/money.ts'
import { RATING_RANGES } from '../../../catalogue/rules/ratings.ts'

export interface FilterOption {
  words: string
  /** More than one where several codes mean the same to a visitor: 2 and 2E are two stars. */
  values: string[]
  count: number
  isTicked: boolean
}

const SHOWN_AT_FIRST = 7

/**
 * Those that are there at first, among them all that are ticked, and the others. Beside options
 * that would leave nothing there are still as many that would leave something.
 */
export function divided(options: readonly FilterOption[]): [FilterOption[], FilterOption[]] {
  const parts: [FilterOption[], FilterOption[]] = [[], []]
  let useful = 0
  for (const [at, option] of options.entries()) {
    const isUseful = option.count > 0 && useful < SHOWN_AT_FIRST
    const isFirst = at < SHOWN_AT_FIRST || isUseful || option.isTicked
    if (isFirst && isUseful) useful++
    parts[isFirst ? 0 : 1].push(option)
  }
  // A single one takes no more room than the button that would hide it.
  return parts[1].length === 1 ? [[...options], []] : parts
}

export interface AppliedOption {
  facet: FacetKey
  words: string
  values: string[]
}

/** What options are called: by messages, or by the masters that came with the page. */
export interface Words {
  text: Text
  masters: FilterMasters
}

/** What is ticked stays, also when no hotel is left that has it. `most` orders them, if not counts. */
export function filterOptions(
  facet: FacetKey,
  ticked: readonly string[],
  words: Words,
  summary: ResultSummary,
  most?: Readonly<Record<string, number>>,
): FilterOption[] {
  const counts = summary.counts[facet] ?? {}
  const options = new Map<string, FilterOption>()
  const sorted = sortedOptions(facet, counts, ticked, most)
  const offered = facet === 'prices' ? readyRanges(summary, sorted) : sorted
  for (const value of offered) {
    const name = optionWords(facet, value, words, summary)
    const count = counts[value] ?? 0
    const isTicked = ticked.length > 0 && ticked.includes(value)
    const option = options.get(name)
    if (option) {
      option.values.push(value)
      option.count += count
      option.isTicked ||= isTicked
    } else options.set(name, { words: name, values: [value], count, isTicked })
  }
  return [...options.values()]
}

/** The slider shows ranges that a visitor has made up; only the ready ones are there to be ticked. */
function readyRanges({ request }: ResultSummary, ranges: readonly string[]): string[] {
  const ready = priceRanges(request.currency).map(writePriceRange)
  return ready.filter((range) => ranges.includes(range))
}

/** One for each option that is ticked, however many values it stands for. */
export function appliedOptions(
  filters: Filters,
  words: Words,
  summary: ResultSummary,
): AppliedOption[] {
  return FACET_KEYS.flatMap((facet) => {
    const options = new Map<string, AppliedOption>()
    for (const value of filters[facet] ?? []) {
      const name = optionWords(facet, value, words, summary)
      const option = options.get(name)
      if (option) option.values.push(value)
      else options.set(name, { facet, words: name, values: [value] })
    }
    return [...options.values()]
  })
}

/** How the options of each filter group are called and in which order they stand. */
const WORDS: Partial<
  Record<FacetKey, (value: string, text: Text, summary: ResultSummary) => string>
> = {
  hotels: (id, _, { names }) => names.hotels?.[id] ?? id,
  chains: (id, _, { names }) => names.chains?.[id] ?? id,
  locations: (id, _, { names }) => names.locations?.[id] ?? id,
  pointsOfInterest: (id, _, { names }) => names.pointsOfInterest?.[id] ?? id,
  prices: (range, text, { request }) => priceWords(range, text, request.currency),
  name: (words, text) => text('filter.name.typed', { words }),
}

/** All others are called as the masters say. */
const MASTER_OF: Partial<Record<FacetKey, keyof FilterMasters>> = {
  categories: 'categories',
  supplements: 'supplements',
  ratingRanges: 'ratingRanges',
  boards: 'boards',
  segments: 'segments',
  services: 'services',
  freeCancellation: 'showOnlyCancelFree',
}

function optionWords(
  key: FacetKey,
  value: string,
  { text, masters }: Words,
  summary: ResultSummary,
) {
  const master = MASTER_OF[key]
  if (master) return masters[master][value] ?? value
  return WORDS[key]?.(value, text, summary) ?? value
}

/**
 * What was found or is ticked. Fixed scales keep their own order; everything else begins with what
 * most hotels have, or had; see check-options.tsx.
 */
function sortedOptions(
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

function priceWords(written: string, text: Text, currency: CurrencyCode): string {
  const range = readPriceRange(written)
  if (!range) return written
  const money = (amount: number) => formatMoney(toMinorUnits(amount, currency), currency)
  return range.below === null
    ? text('filter.price-from', { from: money(range.from) })
    : text('filter.price-range', { from: money(range.from), to: money(range.below) })
}
