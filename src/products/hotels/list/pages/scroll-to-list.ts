/** Back to the beginning of the list, in the time that the specification gives it. */
import { LIST_TIMINGS } from '../rules/list-timings.ts'

export const LIST_TITLE = 'list-title'

/**
 * The hash belongs to the list: a link to somewhere else on the page would undo its filters, so it
 * leads there without writing into the address.
 */
export function leadWithinPage(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a[href^="#"]')
  const target = link && document.getElementById((link as HTMLAnchorElement).hash.slice(1))
  if (!target || event.defaultPrevented) return
  event.preventDefault()
  target.focus()
  if (target.id === 'content') scrollToList()
}

/** Whoever turned the page by keys, or has it read aloud, goes on where the new one begins. */
export function goToList(): void {
  document.getElementById(LIST_TITLE)?.focus({ preventScroll: true })
  scrollToList()
}

function scrollToList(): void {
  const target = 0
  const start = window.scrollY
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return window.scrollTo(0, target)
  const begun = performance.now()
  requestAnimationFrame(function step(now) {
    const done = Math.min(1, Math.max(0, (now - begun) / LIST_TIMINGS.scrollToTopMs))
    window.scrollTo(0, start + (target - start) * easeOut(done))
    if (done < 1) requestAnimationFrame(step)
  })
}

function easeOut(done: number): number {
  return 1 - (1 - done) ** 3
}
