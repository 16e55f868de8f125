/** Where a picked suggestion of the whole product leads, and what is reported about the click. */
import type { AnalyticsLink } from '../../core/analytics-link.ts'
import type { SuggestionItem } from '../../core/suggestions.ts'

export function suggestionLink(item: SuggestionItem): AnalyticsLink {
  return {
    category: 'suggestions',
    action: item.categoryCode,
    label: item.labelOnSelected,
    value: String(item.position),
    href: item.url,
  }
}
