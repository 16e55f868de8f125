/**
 * The print that a search leaves on what is told to the tracker: which items of which list, where
 * they stood, and for whom.
 */
import type { ListState } from './list-state.ts'
import type { ResultsPlace } from './results-page.ts'
import { ACCOMMODATION, type TrackerDetails } from '../../../../tracking/rules/tracker-call.ts'

export interface SearchPrint {
  /** One for a click, all of a page for a view of the list. */
  itemIds: readonly number[]
  searchId: string
  /** Of the first item in the whole list, counted from 1; the others follow it. */
  position: number
  pageNumber: number
  /** Empty for a visitor whom nobody knows. */
  userId: string
}

/** An item of a list as it is shown: `index` is its place on the page, from 0. */
export function searchPrint(
  searchId: string,
  { page }: Pick<ListState, 'page'>,
  itemsPerPage: number,
  items: { ids: readonly number[]; index: number },
  userId = '',
): SearchPrint {
  const position = (page - 1) * itemsPerPage + items.index + 1
  return { itemIds: items.ids, searchId, position, pageNumber: page, userId }
}

export function writeSearchPrint(print: SearchPrint): TrackerDetails {
  const { itemIds, searchId, position, pageNumber, userId } = print
  return {
    item_id: itemIds.join(),
    search_id: searchId,
    position: String(position),
    page_number: String(pageNumber),
    product_id: ACCOMMODATION,
    ...(userId === '' ? {} : { user_id: userId }),
  }
}

/**
 * The same place, dates and people are the same search, whoever asks and however often, so that
 * nobody can be followed by it.
 */
export function searchIdOf({ type, id }: Pick<ResultsPlace, 'type' | 'id'>, query: string): string {
  return `${hashed(`${type}/${id}?${query}`, 0x811c9dc5)}${hashed(query, 0x9e3779b1)}`
}

/** FNV-1a: it only tells searches apart. */
function hashed(text: string, start: number): string {
  let hash = start
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
