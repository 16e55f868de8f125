/** Page status: how far the search behind a page has come, in rounded percent. */

export const COMPLETE = 100

/** Set once complete data is on the screen, so that "arrived" and "seen" can be told apart. */
export const RENDERED = 200

/** Asking again and again until a search is complete. Ours answer at once, so it is off. */
const REAL_POLLING = false

export function pageStatus(done: number, total: number): number {
  return total === 0 ? COMPLETE : Math.round((done / total) * 100)
}

export function isComplete(status: number): boolean {
  return status >= COMPLETE
}

/** Filters, sorting and pagination wait for a list that can still grow. */
export function areControlsEnabled(status: number, isRealPolling = REAL_POLLING): boolean {
  return !isRealPolling || isComplete(status)
}

export type CardUpdate =
  | { cause: 'metadata-sync' }
  | { cause: 'list-update'; isDataChanged: boolean; alwaysRender: boolean }

export function doesCardRender(update: CardUpdate, status: number): boolean {
  if (isComplete(status)) return true
  return update.cause === 'list-update' && (update.isDataChanged || update.alwaysRender)
}
