/**
 * What somebody presses before the page's scripts are there. On a slow phone that is likely: the
 * page can be read seconds before. It is pressed again, once, when they are.
 */

declare global {
  interface Window {
    earlyClicks?: Set<HTMLElement>
  }
}

/** Only what is ours alone: links lead somewhere and forms are sent without any script, too. */
const PRESSED = 'button[type=button],input[type=checkbox]:not([name]),input[aria-haspopup=dialog]'

/** Stands in the page, to run before anybody can press. */
export const RECORD_EARLY_CLICKS =
  `earlyClicks=new Set;addEventListener("click",({target})=>` +
  `earlyClicks.add(target.closest("${PRESSED}")),true)`

/** Pressed so far; what is pressed while a page comes to life, React answers by itself. */
export function earlyClicks(): HTMLElement[] {
  return [...(window.earlyClicks ?? [])].filter(Boolean)
}

/** As if it all happened now, each press a moment of its own. */
export function replayClicks(pressed: readonly HTMLElement[]): void {
  for (const element of pressed) setTimeout(() => element.click())
  // Whoever is in a field has come there unheard.
  if (document.activeElement instanceof HTMLInputElement)
    document.activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
}
