/** Where a picked suggestion of the whole product leads, and what is reported about the click. */
import type { AnalyticsLink } from '../../ui/browser/analytics-link.ts'
import type { SuggestionItem } from '../rules/suggestions.ts'

export function suggestionLink(item: SuggestionItem): AnalyticsLink {
  return {
    category: 'suggestions',
    action: item.categoryCode,
    label: item.labelOnSelected,
    value: String(item.position),
    href: item.url,
  }
}
