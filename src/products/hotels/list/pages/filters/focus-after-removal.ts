/** A mark that is taken off hands the focus on to the next one, and the last to the heading. */
import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { ListState } from '../../rules/list-state.ts'
import { LIST_TITLE } from '../scroll-to-list.ts'

interface Removal {
  /** For the list of marks, of which the last takes all of them off. */
  marks: RefObject<HTMLUListElement | null>
  /** Remembers which one it was, until the list without it is there. */
  remove: (at: number, change: () => void) => void
}

export function useFocusAfterRemoval(shown: ListState): Removal {
  const marks = useRef<HTMLUListElement>(null)
  const removed = useRef<{ at: number; from: ListState }>(null)
  useLayoutEffect(() => {
    if (!removed.current || removed.current.from === shown) return
    const { at } = removed.current
    removed.current = null
    // Whoever has gone on meanwhile is left where they are.
    if (document.activeElement !== document.body) return
    const left = marks.current?.querySelectorAll<HTMLElement>('li:not(:last-child) > a') ?? []
    const next = left[Math.min(at, left.length - 1)]
    if (next) next.focus()
    else document.getElementById(LIST_TITLE)?.focus({ preventScroll: true })
  }, [shown])
  return {
    marks,
    remove: (at, change) => {
      removed.current = { at, from: shown }
      change()
    },
  }
}
