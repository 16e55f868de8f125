/**
 * Where the state of the list stands: in the hash while scripts run, in the query without them.
 * A shared link may have either; what the hash says goes before.
 */
import { tokenQuery } from '../../catalogue/rules/hotel-links.ts'
import { type ListState, pageHash, readListState, writeListState } from '../rules/list-state.ts'
import type { ResultsPage } from '../rules/results-page.ts'

/** What a list was asked with: the search, and tokens, which its links hand on. */
export type ListQuery = Pick<ResultsPage, 'query'> & Partial<Pick<ResultsPage, 'tokens'>>

/** For links and forms that work without scripts: the search, then the list. */
export function listQuery({ query, tokens }: ListQuery, state: ListState): string {
  return [query, tokenQuery(tokens), writeListState(state)].filter(Boolean).join('&')
}

export function listHref(asked: ListQuery, state: ListState): string {
  return `?${listQuery(asked, state)}`
}

/** For links while scripts run: `#page=2&sort=rating`. */
export function listHash(state: ListState): string {
  return pageHash(state, state.page)
}

/** What the address bar asks for; null when its hash says nothing of a list. */
export function stateInHash(hash: string): ListState | null {
  return hash.length > 1 && hash.includes('=') ? readListState(hash).state : null
}

/**
 * A link whose hash names another list than the one the server wrote: the page is held back until
 * that list has come, so that nobody sees the wrong one first and then everything move.
 *
 * The mark is set before anything is painted, by a line of script in the head of the page. Should
 * the page's own scripts never come, it is taken off again: any list is better than none.
 */
const MAX_HELD_MS = 5_000

export const HOLD_LIST =
  `if(location.hash.includes('=')){let d=document.documentElement.dataset;d.list='held';` +
  `setTimeout(()=>delete d.list,${MAX_HELD_MS})}`

export function isListHeld(): boolean {
  return document.documentElement.dataset['list'] === 'held'
}

export function releaseList(): void {
  delete document.documentElement.dataset['list']
}
