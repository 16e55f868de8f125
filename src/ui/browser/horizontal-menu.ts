/**
 * A menu that is too wide for its place can be dragged along by a mouse, which has no other way to
 * scroll sideways. Fingers, pens, wheels and keys scroll it as browsers do. A press that moves less
 * than the tolerance is a click, however long it takes: not every hand is quick.
 */
const DRAG_TOLERANCE_PX = 5
/** How long it takes the menu to come to rest at the beginning of an entry. */
const SCROLL_MS = 300

/** Returns what undoes it. */
export function dragAlong(menu: HTMLElement): () => void {
  let press: { x: number; left: number } | null = null
  let isDragged = false
  let frame = 0

  const onPress = ({ pointerType, button, clientX }: PointerEvent) => {
    isDragged = false
    const isTooWide = menu.scrollWidth > menu.clientWidth
    press =
      pointerType === 'mouse' && button === 0 && isTooWide
        ? { x: clientX, left: menu.scrollLeft }
        : null
    if (press) cancelAnimationFrame(frame)
  }
  const onMove = ({ pointerId, clientX }: PointerEvent) => {
    if (!press) return
    const way = clientX - press.x
    if (!isDragged && Math.abs(way) > DRAG_TOLERANCE_PX) {
      isDragged = true
      // The mouse may leave the menu, and the window, before it is let go.
      menu.setPointerCapture(pointerId)
    }
    if (isDragged) menu.scrollLeft = press.left - way
  }
  const onRelease = () => {
    if (press && isDragged) comeToRest(restingPlace(menu))
    press = null
  }
  // Browsers make a click of every press, also of one that has gone a long way.
  const onClick = (event: Event) => {
    if (!isDragged) return
    isDragged = false
    event.preventDefault()
    event.stopPropagation()
  }
  // A link would be dragged away itself, to be dropped somewhere.
  const onLinkDrag = (event: Event) => {
    if (press) event.preventDefault()
  }
  const comeToRest = (to: number) => {
    const from = menu.scrollLeft
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    const start = performance.now()
    const step = (now: number) => {
      const part = isCalm ? 1 : Math.min(1, Math.max(0, now - start) / SCROLL_MS)
      menu.scrollLeft = from + (to - from) * part * (2 - part)
      if (part < 1) frame = requestAnimationFrame(step)
    }
    step(start)
  }

  menu.addEventListener('pointerdown', onPress)
  menu.addEventListener('pointermove', onMove)
  menu.addEventListener('pointerup', onRelease)
  menu.addEventListener('pointercancel', onRelease)
  menu.addEventListener('pointerleave', onRelease)
  menu.addEventListener('click', onClick, true)
  menu.addEventListener('dragstart', onLinkDrag)
  return () => {
    cancelAnimationFrame(frame)
    menu.removeEventListener('pointerdown', onPress)
    menu.removeEventListener('pointermove', onMove)
    menu.removeEventListener('pointerup', onRelease)
    menu.removeEventListener('pointercancel', onRelease)
    menu.removeEventListener('pointerleave', onRelease)
    menu.removeEventListener('click', onClick, true)
    menu.removeEventListener('dragstart', onLinkDrag)
  }
}

/** Where an entry begins, or at the end of the menu: the nearest of them. */
function restingPlace({ children, scrollLeft, scrollWidth, clientWidth }: HTMLElement): number {
  const entries = [...children] as HTMLElement[]
  const end = scrollWidth - clientWidth
  const places = entries.map(({ offsetLeft }) => Math.min(end, offsetLeft - entries[0]!.offsetLeft))
  const distance = (place: number) => Math.abs(place - scrollLeft)
  return places.reduce((best, place) => (distance(place) < distance(best) ? place : best), end)
}
