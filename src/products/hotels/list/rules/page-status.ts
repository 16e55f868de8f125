/**
 * Page status: how far the search behind a page has come, in percent. Ours answer at once and whole,
 * so nothing is polled, and filters, sorting and pages never wait.
 */

export const COMPLETE = 100

/** Set once complete data is on the screen, so that "arrived" and "seen" can be told apart. */
export const RENDERED = 200

export function isComplete(status: number): boolean {
  return status >= COMPLETE
}
