/** The options of a group, as a visitor sees them. */
import type { FacetKey } from '../../../core/facets.ts'
import type { ResultSummary } from '../../../core/hotel-results.ts'
import type { Text } from '../../messages/catalogue.ts'
import { optionWords, sortedOptions } from './option-words.ts'

export interface FilterOption {
  words: string
  /** More than one where several codes mean the same to a visitor: 2 and 2E are two stars. */
  values: string[]
  count: number
  isTicked: boolean
}

/** What is ticked stays, also when no hotel is left that has it. */
export function filterOptions(
  facet: FacetKey,
  ticked: readonly string[],
  text: Text,
  summary: ResultSummary,
): FilterOption[] {
  const counts = summary.counts[facet] ?? {}
  const values = new Set([...sortedOptions(facet, counts), ...ticked])
  const options = new Map<string, FilterOption>()
  for (const value of values) {
    const words = optionWords(facet, value, text, summary)
    const option = options.get(words) ?? { words, values: [], count: 0, isTicked: false }
    option.values.push(value)
    option.count += counts[value] ?? 0
    option.isTicked ||= ticked.includes(value)
    options.set(words, option)
  }
  return [...options.values()]
}
