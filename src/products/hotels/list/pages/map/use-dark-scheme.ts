/** Whether the visitor's system is dark, followed while it changes. */
import { useSyncExternalStore } from 'react'

const QUERY = '(prefers-color-scheme: dark)'

export function useDarkScheme(): boolean {
  return useSyncExternalStore(
    follow,
    () => window.matchMedia(QUERY).matches,
    () => false,
  )
}

function follow(onChange: () => void): () => void {
  const query = window.matchMedia(QUERY)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
