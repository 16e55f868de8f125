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
