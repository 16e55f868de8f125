/**
 * A link whose hash names another list than the one the server wrote: the page is held back until
 * that list has come, so that nobody sees the wrong one first and then everything move.
 *
 * The mark is set before anything is painted, by a line of script in the head of the page. Should
 * the page's own scripts never come, it is taken off again: any list is better than none.
 */
const MOST_HELD_MS = 5_000

export const HOLD_LIST =
  `if(location.hash.includes('=')){let d=document.documentElement.dataset;d.list='held';` +
  `setTimeout(()=>delete d.list,${MOST_HELD_MS})}`

export function isListHeld(): boolean {
  return document.documentElement.dataset['list'] === 'held'
}

export function releaseList(): void {
  delete document.documentElement.dataset['list']
}
