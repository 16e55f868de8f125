/** The size class of the screen, followed while it changes. */
import { useSyncExternalStore } from 'react'
import { BREAKPOINTS, type SizeClass, sizeClass } from '../../core/screen-sizes.ts'

/** The server cannot know it and takes a large one; what must fit at first paint belongs in CSS. */
export function useSizeClass(): SizeClass {
  return useSyncExternalStore(followBreakpoints, sizeOfWindow, () => 'L')
}

function sizeOfWindow(): SizeClass {
  return sizeClass(window.innerWidth)
}

function followBreakpoints(onChange: () => void): () => void {
  const queries = BREAKPOINTS.map(({ from }) => window.matchMedia(`(width >= ${from}px)`))
  for (const query of queries) query.addEventListener('change', onChange)
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange)
  }
}
