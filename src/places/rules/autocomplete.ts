/**
 * An autocomplete box as pure steps. Each gives the new box and what is to be done about it, as a
 * value; whoever runs it asks the server and goes where a picked suggestion leads.
 */
import { ALL_CATEGORIES, rebuildsFilters, SUGGESTION_MIN_LENGTH } from './suggestions.ts'

export interface Autocomplete {
  text: string
  minLength: number
  isOpen: boolean
  /** What each suggestion would put into the box. Headers cannot be picked and are not here. */
  options: readonly string[]
  selected: number | null
  /** The code of the category to which suggestions are narrowed. */
  filter: string
}

export interface AutocompleteStep {
  box: Autocomplete
  effect: AutocompleteEffect
}

/** Without effect, the browser does with the key what it always does. */
export type AutocompleteEffect =
  | { kind: 'none' }
  | { kind: 'load'; rebuildsFilters: boolean }
  | { kind: 'pick'; option: number }

export type AutocompleteKey = 'ArrowDown' | 'ArrowUp' | 'Enter' | 'Tab' | 'Escape'

export function emptyAutocomplete(minLength: number = SUGGESTION_MIN_LENGTH): Autocomplete {
  return { text: '', minLength, isOpen: false, options: [], selected: null, filter: ALL_CATEGORIES }
}

export function typeInto(box: Autocomplete, text: string): AutocompleteStep {
  const typed = { ...box, text, selected: null }
  return isLongEnough(typed)
    ? loading({ ...typed, isOpen: true })
    : idle({ ...typed, isOpen: false, options: [] })
}

export function receiveOptions(box: Autocomplete, options: readonly string[]): Autocomplete {
  return { ...box, options, selected: null }
}

/** Narrows to a category, which only the server can do. */
export function chooseFilter(box: Autocomplete, filter: string): AutocompleteStep {
  if (filter === box.filter) return idle(box)
  const narrowed = { ...box, filter, selected: null }
  return isLongEnough(narrowed) ? loading(narrowed) : idle(narrowed)
}

export function clearText(box: Autocomplete): AutocompleteStep {
  return idle({ ...emptyAutocomplete(box.minLength), filter: box.filter })
}

export function pressKey(box: Autocomplete, key: AutocompleteKey): AutocompleteStep {
  if (!box.isOpen) return idle(box)
  switch (key) {
    case 'ArrowDown':
      return idle(moveSelection(box, (box.selected ?? -1) + 1))
    case 'ArrowUp':
      return idle(moveSelection(box, (box.selected ?? 0) - 1))
    case 'Enter':
    case 'Tab':
      return box.selected === null ? idle(box) : pickOption(box, box.selected)
    case 'Escape':
      // The first resets the selection, the next closes the list.
      return idle(box.selected === null ? { ...box, isOpen: false } : { ...box, selected: null })
  }
}

/** Also what a click on a suggestion does. */
export function pickOption(box: Autocomplete, option: number): AutocompleteStep {
  const text = box.options[option] ?? box.text
  return { box: { ...box, text, isOpen: false, selected: null }, effect: { kind: 'pick', option } }
}

/** Beyond the last comes the first, and before the first the last. */
function moveSelection(box: Autocomplete, to: number): Autocomplete {
  const count = box.options.length
  return count === 0 ? box : { ...box, selected: (to + count) % count }
}

function isLongEnough({ text, minLength }: Autocomplete): boolean {
  return text.trim().length >= minLength
}

function loading(box: Autocomplete): AutocompleteStep {
  return { box, effect: { kind: 'load', rebuildsFilters: rebuildsFilters(box.filter) } }
}

function idle(box: Autocomplete): AutocompleteStep {
  return { box, effect: { kind: 'none' } }
}

// What a suggestion widget says instead of, or below, its list.

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
  maxSelected: number | null
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
  const { textLength, minLength, maxLength, selected, maxSelected, loading, found } = widget
  if (textLength < minLength) return message('enter-more', minLength - textLength)
  if (maxLength !== null && textLength > maxLength) {
    return message('delete-some', textLength - maxLength)
  }
  if (maxSelected !== null && selected >= maxSelected) return message('select-only', maxSelected)
  if (loading === 'failed') return message('results-not-loaded')
  if (loading === 'first-results') return message('searching')
  if (loading === 'more-results') return message('loading-more')
  return found === 0 ? message('none-found') : null
}

function message(notice: SuggestionNotice, count: number | null = null): NoticeMessage {
  return { key: `suggestions.${notice}`, count }
}
