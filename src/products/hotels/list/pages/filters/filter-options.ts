/** The options of a group, as a visitor sees them. */
import { FACET_KEYS, type FacetKey } from '../../rules/facets.ts'
import type { Filters } from '../../rules/filter-state.ts'
import type { ResultSummary } from '../../rules/hotel-results.ts'
import { priceRanges, writePriceRange } from '../../rules/price-steps.ts'
import type { Text } from '../../../../../site/messages/catalogue.ts'
import { optionWords, sortedOptions } from './option-words.ts'

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

/** What is ticked stays, also when no hotel is left that has it. `most` orders them, if not counts. */
export function filterOptions(
  facet: FacetKey,
  ticked: readonly string[],
  text: Text,
  summary: ResultSummary,
  most?: Readonly<Record<string, number>>,
): FilterOption[] {
  const counts = summary.counts[facet] ?? {}
  const options = new Map<string, FilterOption>()
  const sorted = sortedOptions(facet, counts, ticked, most)
  const offered = facet === 'prices' ? readyRanges(summary, sorted) : sorted
  for (const value of offered) {
    const words = optionWords(facet, value, text, summary)
    const count = counts[value] ?? 0
    const isTicked = ticked.length > 0 && ticked.includes(value)
    const option = options.get(words)
    if (option) {
      option.values.push(value)
      option.count += count
      option.isTicked ||= isTicked
    } else options.set(words, { words, values: [value], count, isTicked })
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
  text: Text,
  summary: ResultSummary,
): AppliedOption[] {
  return FACET_KEYS.flatMap((facet) => {
    const options = new Map<string, AppliedOption>()
    for (const value of filters[facet] ?? []) {
      const words = optionWords(facet, value, text, summary)
      const option = options.get(words)
      if (option) option.values.push(value)
      else options.set(words, { facet, words, values: [value] })
    }
    return [...options.values()]
  })
}
