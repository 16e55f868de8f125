/** Why a list is not the one that was asked for, though something can be shown. */
import type { ResultSummary } from '../rules/hotel-results.ts'
import type { ListState } from '../rules/list-state.ts'
import type { Problem } from '../../../../site/problems.ts'

/** An empty list has one page, on which it says so. */
export function lastPageOf({ totalPages }: Pick<ResultSummary, 'totalPages'>): number {
  return Math.max(1, totalPages)
}

/** Null when the address names a list that there is, in words that can all be read. */
export function listRefusal(
  { page }: ListState,
  problems: readonly Problem[],
  summary: Pick<ResultSummary, 'totalPages'>,
): 'list-unreadable' | 'page-beyond-end' | null {
  if (problems.length > 0) return 'list-unreadable'
  return page > lastPageOf(summary) ? 'page-beyond-end' : null
}
