/** The product-wide suggestion list: what the call answers, arranged as the box shows it. */
import { highlightParts, type TextPart } from './highlight.ts'
import { STORED_CACHE_MS } from '../../ui/rules/stored-data.ts'

/** One answered entry. The call may send entries with nothing in them, or null for one. */
export interface SuggestionEntry {
  title: string
  categoryCode: string
  categoryName: string
  url: string
  classes?: string
  icon?: string
  svg?: string
}

type AnsweredEntry = Partial<SuggestionEntry> | null

/** The call's message: entries by category, in the order in which they are shown. */
export type SuggestionMessage = Readonly<Record<string, readonly AnsweredEntry[]>>

export interface SuggestionItem {
  label: TextPart[]
  /** What the box holds once the item is picked. */
  labelOnSelected: string
  /** What was typed when the item was offered. */
  term: string
  /** Counted from 1 within the category; 0 for the category's header. */
  position: number
  url: string
  categoryCode: string
  categoryName: string
  classes: string
  isCategory: boolean
  icon: string
  svg: string
}

export interface SuggestionFilter {
  code: string
  name: string
}

export const SUGGESTION_LIMIT = 20
export const SUGGESTION_MIN_LENGTH = 3
export const SUGGESTION_DEBOUNCE_MS = 300
export const SUGGESTION_CACHE_MS = STORED_CACHE_MS

export const ALL_CATEGORIES = 'all'
/** The message that names the default filter: "Todo" in Spanish. */
export const ALL_CATEGORIES_MESSAGE = 'suggestions.all'

/** A header before each group that has anything to offer; headers do not count for the limit. */
export function suggestionItems(
  message: SuggestionMessage,
  term: string,
  limit = SUGGESTION_LIMIT,
): SuggestionItem[] {
  const items: SuggestionItem[] = []
  let left = limit
  for (const entries of groupsOf(message)) {
    const offered = entries.slice(0, left)
    left -= offered.length
    if (offered[0]) items.push(headerItem(offered[0], term))
    items.push(...offered.map((entry, index) => entryItem(entry, term, index + 1)))
  }
  return items
}

/** Only the default filter's answer shows all categories. */
export function rebuildsFilters(selected: string): boolean {
  return selected === ALL_CATEGORIES
}

/**
 * The filter list after an answer, which leaves it as it is unless it shows all categories; with a
 * single category there is nothing to choose.
 */
export function suggestionFilters(
  message: SuggestionMessage,
  selected: string,
  current: readonly SuggestionFilter[],
  allName: string,
): readonly SuggestionFilter[] {
  if (!rebuildsFilters(selected)) return current
  const categories = groupsOf(message).map(([first]) => ({
    code: first?.categoryCode ?? '',
    name: first?.categoryName ?? '',
  }))
  return categories.length > 1 ? [{ code: ALL_CATEGORIES, name: allName }, ...categories] : []
}

/** The groups that are left once entries without a title are dropped. */
function groupsOf(message: SuggestionMessage): SuggestionEntry[][] {
  return Object.entries(message)
    .map(([code, entries]) =>
      entries.filter(hasTitle).map((entry) => ({ ...BLANK_ENTRY, categoryCode: code, ...entry })),
    )
    .filter((entries) => entries.length > 0)
}

function hasTitle(entry: AnsweredEntry): entry is AnsweredEntry & { title: string } {
  return typeof entry?.title === 'string' && entry.title.trim() !== ''
}

const BLANK_ENTRY = { title: '', categoryName: '', url: '' }

function headerItem({ categoryCode, categoryName }: SuggestionEntry, term: string): SuggestionItem {
  return {
    label: [{ text: categoryName, match: false }],
    labelOnSelected: '',
    term,
    position: 0,
    url: '',
    categoryCode,
    categoryName,
    classes: '',
    isCategory: true,
    icon: '',
    svg: '',
  }
}

function entryItem(entry: SuggestionEntry, term: string, position: number): SuggestionItem {
  return {
    label: highlightParts(entry.title, term),
    labelOnSelected: entry.title,
    term,
    position,
    url: entry.url,
    categoryCode: entry.categoryCode,
    categoryName: entry.categoryName,
    classes: entry.classes ?? '',
    isCategory: false,
    icon: entry.icon ?? '',
    svg: entry.svg ?? '',
  }
}
