/**
 * A button that somebody presses before the page's scripts are there. On a slow phone that is
 * likely: the page can be read seconds before. The last such press counts once they are.
 */

declare global {
  interface Window {
    earlyPress?: HTMLElement | null
  }
}

/** Only what is ours alone: links lead somewhere and forms are sent without any script, too. */
const PRESSED = 'button[type=button],input[type=checkbox]:not([name])'

/** Stands in the page, to run before anybody can press. */
export const NOTE_EARLY_PRESS = `addEventListener("click",({target})=>{earlyPress=target.closest("${PRESSED}")},true)`

/** Pressed so far; what is pressed while a page comes to life, React answers by itself. */
export function earlyPress(): HTMLElement | null {
  return window.earlyPress ?? null
}
