/** A modal dialog: how it is presented, and how long its movements take. */
import type { SizeClass } from './screen-sizes.ts'

/**
 * It is placed, and moved in once the browser has laid it out; then the page's scroll locks. On
 * closing, scroll is restored, it moves out, and it is removed a moment after it has moved out.
 */
export const MODAL_TIMINGS = { openAfterMs: 10, closeMs: 500, removeAfterMs: 550 } as const

export type ModalPresentation = 'sliding-panel' | 'full-screen' | 'overlay'

export interface ModalFlags {
  /** Made to slide in on a small screen. */
  isMobile?: boolean
  /** Made to slide up over the whole screen, of any size. */
  isSticky?: boolean
}

export function modalPresentation(
  { isMobile = false, isSticky = false }: ModalFlags,
  size: SizeClass,
): ModalPresentation {
  if (isMobile && size === 'S') return 'sliding-panel'
  return isSticky ? 'full-screen' : 'overlay'
}
