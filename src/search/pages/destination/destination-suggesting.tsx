import { useMemo } from 'react'
import {
  type DestinationSuggestion,
  groupByType,
} from '../../../places/rules/destination-suggestions.ts'
import { usePage } from '../../../ui/page-context.tsx'
import { highlightParts, type TextPart } from '../../../places/rules/highlight.ts'
import { pathOf } from '../../../site/routes.ts'
import type { Site } from '../../../site/site.ts'
import {
  ALL_CATEGORIES,
  ALL_CATEGORIES_MESSAGE,
  SUGGESTION_LIMIT,
  SUGGESTION_MIN_LENGTH,
  suggestionFilters,
} from '../../../places/rules/suggestions.ts'
import type { Text } from '../../../site/messages/catalogue.ts'
import type { SuggestionOption, SuggestionSource } from '../../../places/pages/suggestion-source.ts'
import { typeIcon } from '../../../places/pages/type-icons.ts'
import { askedTerm } from '../../../places/pages/when-to-ask.ts'
import { Suggesting, type SuggestingProps } from '../../../places/pages/suggesting.tsx'

export function DestinationSuggesting(props: SuggestingProps<DestinationSuggestion>) {
  const { site, text } = usePage()
  const source = useMemo(() => destinationSource(site, text), [site, text])
  return <Suggesting {...props} source={source} />
}

/** Suggestions of the hotel form's destination: places, coasts, hotels, chains and sights. */
export type DestinationSource = SuggestionSource<DestinationSuggestion[], DestinationSuggestion>

export function destinationSource(site: Site, text: Text): DestinationSource {
  return {
    minLength: SUGGESTION_MIN_LENGTH,
    addressOf: (typed, filter) => {
      const path = pathOf(site, 'destinationSuggestions', { term: askedTerm(typed) })
      return filter === ALL_CATEGORIES ? path : `${path}?category=${encodeURIComponent(filter)}`
    },
    read: (body) => (Array.isArray(body) && body.every(isSuggestion) ? body : null),
    sectionsOf: (answer, typed) =>
      groupByType(answer.slice(0, SUGGESTION_LIMIT)).map(({ type, suggestions }) => ({
        code: type,
        name: text(`suggestions.type.${type}`),
        options: suggestions.map((suggestion) => optionOf(suggestion, typed)),
      })),
    filtersOf: (answer, selected, current) => {
      const entries = groupByType(answer).map(({ type }) => [
        type,
        [{ title: type, categoryCode: type, categoryName: text(`suggestions.type.${type}`) }],
      ])
      const message = Object.fromEntries(entries) as Parameters<typeof suggestionFilters>[0]
      return suggestionFilters(message, selected, current, text(ALL_CATEGORIES_MESSAGE))
    },
  }
}

function optionOf(
  suggestion: DestinationSuggestion,
  typed: string,
): SuggestionOption<DestinationSuggestion> {
  const { type, id, accommodationId, name, text } = suggestion
  const label = highlightParts(name, typed)
  return {
    key: `${type} ${id} ${accommodationId} ${text}`,
    icon: typeIcon(type),
    label,
    detail: placeOf(suggestion, label.some(({ match }) => match) ? '' : typed),
    text,
    value: suggestion,
  }
}

/** The rest of the whole line, which begins with the name. */
function placeOf({ text, name }: DestinationSuggestion, typed: string): TextPart[] {
  const rest = text.startsWith(name) ? text.slice(name.length).replace(/^,\s*/, '') : text
  return highlightParts(rest, typed)
}

function isSuggestion(row: unknown): row is DestinationSuggestion {
  const { text, name, id, type } = (row ?? {}) as Partial<DestinationSuggestion>
  return [text, name, id, type].every((part) => typeof part === 'string')
}
