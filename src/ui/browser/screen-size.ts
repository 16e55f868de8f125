/** The size class of the screen: followed while it changes, or as it is now. */
import { useSyncExternalStore } from 'react'
import { BREAKPOINTS, type SizeClass } from '../rules/screen-sizes.ts'

/** The server cannot know it and takes a large one; what must fit at first paint belongs in CSS. */
export function useSizeClass(): SizeClass {
  return useSyncExternalStore(followBreakpoints, sizeOfWindow, () => 'L')
}

/** The same, right from the first render: for what may differ from what the server has written. */
export function useSizeClassAtOnce(): SizeClass {
  return useSyncExternalStore(followBreakpoints, sizeOfWindow, sizeAtFirst)
}

const sizeAtFirst = () => (import.meta.env.SSR ? 'L' : sizeOfWindow())

export function isSmallScreen(): boolean {
  return sizeOfWindow() === 'S'
}

let known: MediaQueryList[] | undefined

/** Queries, as styles have them: to tell its width, a window would lay out the whole page first. */
function queries(): MediaQueryList[] {
  return (known ??= BREAKPOINTS.map(({ from }) => window.matchMedia(`(width >= ${from}px)`)))
}

function sizeOfWindow(): SizeClass {
  const widest = queries().findIndex(({ matches }) => matches)
  return BREAKPOINTS[widest]?.size ?? 'S'
}

function followBreakpoints(onChange: () => void): () => void {
  for (const query of queries()) query.addEventListener('change', onChange)
  return () => {
    for (const query of queries()) query.removeEventListener('change', onChange)
  }
}
