/** Keeps the Tab key inside a panel that is not a native modal dialog. */

export function trapFocus(panel: HTMLElement): () => void {
  const turnAround = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return
    const stops = focusStops(panel)
    const [first, last] = [stops[0], stops.at(-1)]
    const from = event.shiftKey ? first : last
    const isLeaving = document.activeElement === from || document.activeElement === panel
    if (!first || !last || !isLeaving) return
    event.preventDefault()
    const next = event.shiftKey ? last : first
    next.focus()
  }
  panel.addEventListener('keydown', turnAround)
  return () => panel.removeEventListener('keydown', turnAround)
}

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]'

/** Where Tab stops, in order. Of radio buttons and the like the browser decides itself. */
export function focusStops(panel: HTMLElement): HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) =>
      element.tabIndex >= 0 && !element.matches(':disabled') && element.checkVisibility(),
  )
}
