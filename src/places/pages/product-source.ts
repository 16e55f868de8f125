/** Suggestions of the whole product, for the header: each leads to a page of its own. */
import { pathOf } from '../../site/routes.ts'
import type { Site } from '../../site/site.ts'
import {
  ALL_CATEGORIES_MESSAGE,
  SUGGESTION_MIN_LENGTH,
  suggestionFilters,
  type SuggestionItem,
  suggestionItems,
  type SuggestionMessage,
} from '../rules/suggestions.ts'
import type { Text } from '../../site/messages/catalogue.ts'
import type { SuggestionSection, SuggestionSource } from './suggestion-source.ts'
import { typeIcon } from './type-icons.ts'
import { askedTerm } from './when-to-ask.ts'

export type ProductSource = SuggestionSource<SuggestionMessage, SuggestionItem>

export function productSource(site: Site, text: Text): ProductSource {
  return {
    minLength: SUGGESTION_MIN_LENGTH,
    addressOf: (typed, category) => {
      const query = new URLSearchParams({ keyword: askedTerm(typed), category })
      return `${pathOf(site, 'productSuggestions')}?${query}`
    },
    read: readMessage,
    sectionsOf: (message, typed) => sectionsOf(suggestionItems(message, typed)),
    filtersOf: (message, selected, current) =>
      suggestionFilters(message, selected, current, text(ALL_CATEGORIES_MESSAGE)),
  }
}

function readMessage(body: unknown): SuggestionMessage | null {
  const message = (body as { message?: unknown } | null)?.message
  if (typeof message !== 'object' || message === null) return null
  return Object.values(message).every(Array.isArray) ? (message as SuggestionMessage) : null
}

/** Each header item begins a section. */
function sectionsOf(items: readonly SuggestionItem[]): SuggestionSection<SuggestionItem>[] {
  const sections: SuggestionSection<SuggestionItem>[] = []
  for (const item of items) {
    const { categoryCode, categoryName, labelOnSelected, position, url } = item
    if (item.isCategory) {
      sections.push({ code: categoryCode, name: categoryName, options: [] })
      continue
    }
    sections.at(-1)?.options.push({
      key: `${position} ${url}`,
      icon: typeIcon(categoryCode),
      label: item.label,
      detail: [],
      text: labelOnSelected,
      value: item,
    })
  }
  return sections
}
