import { useEffect, useEffectEvent, useRef } from 'react'
import { entryMarks, leaveEntry } from '../browser/entry-marks.ts'

/** Keeps the page behind a panel from scrolling. */

/** Panels may lie over panels: the last one to go gives the page back. */
let locks = 0
let giveBack: () => void = () => undefined
let place = { left: 0, top: 0 }

/** Returns what undoes it, once: the page is then where the visitor left it. */
export function lockScroll(): () => void {
  if (locks++ === 0) giveBack = lockPage()
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    if (--locks === 0) giveBack()
  }
}

/** What a panel has done puts another page behind it: that one is seen from its beginning. */
export function giveBackFromTop(): void {
  place = { left: 0, top: 0 }
}

function lockPage(): () => void {
  const { scrollX, scrollY, innerWidth } = window
  place = { left: scrollX, top: scrollY }
  const { documentElement: page, body } = document
  // Without its scroll bar the page would grow wider and everything on it would move.
  const scrollBar = innerWidth - page.clientWidth
  page.style.overflow = 'hidden'
  if (scrollBar > 0) body.style.paddingInlineEnd = `${scrollBar}px`
  return () => {
    page.style.overflow = ''
    body.style.paddingInlineEnd = ''
    window.scrollTo({ ...place, behavior: 'instant' })
  }
}

/**
 * The browser opens and closes `details`. Of a menu or a panel one expects more: Escape closes it,
 * and so does a click or Tab elsewhere, and a link of it that is followed.
 *
 * Returns what undoes it, so that it can be the `ref` of an element.
 */
export function closeOnLeaving(menu: HTMLDetailsElement): () => void {
  const closeOutside = ({ target }: Event) => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false
  }
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && menu.open) closeWithFocus(menu)
  }
  const closeOnFollowing = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a')) closeWithFocus(menu)
  }
  document.addEventListener('pointerdown', closeOutside)
  document.addEventListener('focusin', closeOutside)
  document.addEventListener('keydown', closeOnEscape)
  menu.addEventListener('click', closeOnFollowing)
  return () => {
    document.removeEventListener('pointerdown', closeOutside)
    document.removeEventListener('focusin', closeOutside)
    document.removeEventListener('keydown', closeOnEscape)
    menu.removeEventListener('click', closeOnFollowing)
  }
}

/** What had the focus is hidden now; whoever goes on by keys goes on at its button. */
function closeWithFocus(menu: HTMLDetailsElement): void {
  menu.open = false
  menu.querySelector('summary')?.focus()
}

/**
 * What lies over the page has an entry of its own in the history, so that Back closes it and does
 * not leave the page.
 *
 * The entry that it was opened from is marked, too: coming to that one closes it, however many
 * lists were shown meanwhile. Entries of lists have no marks and change nothing.
 */
interface OverList {
  about?: number | null
  /** Beside an open map the list can be scrolled, and stays where it is when that closes. */
  isListUsable?: boolean
}

/**
 * Lives as long as it is open. Returns how to close it by other means than Back, which takes its
 * entry away, too.
 */
export function useBackCloses(
  name: string,
  isOpen: boolean,
  close: () => void,
  { about = null, isListUsable = false }: OverList = {},
): () => void {
  // The browser goes back a moment later; whoever is impatient must not go back twice.
  const isLeaving = useRef(false)
  const mark = useEffectEvent(() => {
    // Back, Forward or a reload have led to where it was open.
    if (entryMarks().over === name && entryMarks().hash === location.hash) return
    history.replaceState({ ...entryMarks(), under: name }, '')
    if (isListUsable) history.scrollRestoration = 'manual'
    history.pushState({ over: name, about, hash: location.hash }, '')
    history.scrollRestoration = 'auto'
  })
  const follow = useEffectEvent(() => {
    if (entryMarks().under !== name) return
    history.scrollRestoration = 'auto'
    close()
  })
  useEffect(() => {
    if (!isOpen) return
    isLeaving.current = false
    mark()
    const listen = () => {
      isLeaving.current = false
      follow()
    }
    window.addEventListener('popstate', listen)
    return () => window.removeEventListener('popstate', listen)
  }, [isOpen])

  return () => {
    if (isLeaving.current) return
    isLeaving.current = leaveEntry(name)
    if (!isLeaving.current) close()
  }
}
