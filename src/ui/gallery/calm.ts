/** Whether the visitor asked for less movement. */
import { useSyncExternalStore } from 'react'

const CALM = '(prefers-reduced-motion: reduce)'

export function prefersCalm(): boolean {
  return window.matchMedia(CALM).matches
}

/** How a row moves that is moved by a button. */
export function glide(): ScrollBehavior {
  return prefersCalm() ? 'instant' : 'smooth'
}

/** A server does not know, and keeps still. */
export function usePrefersCalm(): boolean {
  return useSyncExternalStore(followWish, prefersCalm, () => true)
}

function followWish(tell: () => void): () => void {
  const query = window.matchMedia(CALM)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}
