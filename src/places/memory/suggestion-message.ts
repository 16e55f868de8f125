/** The product-wide widget's answer: the same suggestions by category, their matches marked. */
import {
  type DestinationSuggestion,
  type DestinationType,
  groupByType,
} from '../rules/destination-suggestions.ts'
import { highlightParts, type TextPart } from '../rules/highlight.ts'
import type { SuggestionEntry } from '../rules/suggestions.ts'
import { termWords } from './suggest-columns.ts'

export interface HighlightedEntry extends SuggestionEntry {
  titleHighlight: TextPart[]
}

/** What only the caller knows: words of the visitor's language, and links. */
export interface SuggestionPresentation {
  categoryName: (type: DestinationType) => string
  url: (suggestion: DestinationSuggestion) => string
}

export function suggestionMessage(
  suggestions: readonly DestinationSuggestion[],
  term: string,
  { categoryName, url }: SuggestionPresentation,
): Record<string, HighlightedEntry[]> {
  const groups = groupByType(suggestions).map(({ type, suggestions }) => [
    type,
    suggestions.map((suggestion) => ({
      title: suggestion.text,
      titleHighlight: highlightedWords(suggestion.text, term),
      categoryCode: type,
      categoryName: categoryName(type),
      url: url(suggestion),
    })),
  ])
  return Object.fromEntries(groups) as Record<string, HighlightedEntry[]>
}

/** The whole term where it stands as typed, else each of the words that are looked for. */
export function highlightedWords(text: string, term: string): TextPart[] {
  const whole = highlightParts(text, term)
  if (whole.some(({ match }) => match)) return whole
  return termWords(term).reduce<TextPart[]>(
    (parts, word) =>
      parts.flatMap((part) => (part.match ? [part] : highlightParts(part.text, word))),
    whole,
  )
}
