/**
 * Where the state of the list stands: in the hash while scripts run, in the query without them.
 * A shared link may have either; what the hash says goes before.
 */
import { type ListState, pageHash, readListState, writeListState } from '../../core/list-state.ts'

/** For links that work without scripts: the search, then the list. */
export function listHref(query: string, state: ListState): string {
  return `?${[query, writeListState(state)].filter(Boolean).join('&')}`
}

/** For links while scripts run: `#page=2&sort=rating`. */
export function listHash(state: ListState): string {
  return pageHash(state, state.page)
}

/** What the address bar asks for; null when its hash says nothing of a list. */
export function stateInHash(hash: string): ListState | null {
  return hash.length > 1 && hash.includes('=') ? readListState(hash).state : null
}
