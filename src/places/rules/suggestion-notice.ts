/** What a suggestion widget says instead of, or below, its list. */

export type SuggestionNotice =
  | 'results-not-loaded'
  | 'enter-more'
  | 'delete-some'
  | 'select-only'
  | 'none-found'
  | 'searching'
  | 'loading-more'

export interface SuggestionWidget {
  textLength: number
  minLength: number
  /** Null where nothing limits what may be typed or selected. */
  maxLength: number | null
  selected: number
  mostSelected: number | null
  loading: 'nothing' | 'first-results' | 'more-results' | 'failed'
  found: number
}

/** A message and, where it names one, its number. */
export interface NoticeMessage {
  key: `suggestions.${SuggestionNotice}`
  count: number | null
}

/**
 * The visitor's own mistakes come first, since no answer can mend them. Null when the list speaks
 * for itself.
 */
export function suggestionNotice(widget: SuggestionWidget): NoticeMessage | null {
  const { textLength, minLength, maxLength, selected, mostSelected, loading, found } = widget
  if (textLength < minLength) return message('enter-more', minLength - textLength)
  if (maxLength !== null && textLength > maxLength) {
    return message('delete-some', textLength - maxLength)
  }
  if (mostSelected !== null && selected >= mostSelected) return message('select-only', mostSelected)
  if (loading === 'failed') return message('results-not-loaded')
  if (loading === 'first-results') return message('searching')
  if (loading === 'more-results') return message('loading-more')
  return found === 0 ? message('none-found') : null
}

function message(notice: SuggestionNotice, count: number | null = null): NoticeMessage {
  return { key: `suggestions.${notice}`, count }
}
