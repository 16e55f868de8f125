/**
 * What lies over the page has an entry of its own in the history, so that Back closes it and does
 * not leave the page.
 *
 * The entry that it was opened from is marked, too: coming to that one closes it, however many
 * lists were shown meanwhile. Entries of lists have no marks and change nothing.
 */
import { useEffect, useEffectEvent, useRef } from 'react'
import { entryMarks, leaveEntry } from '../browser/entry-marks.ts'

interface OverList {
  about?: number | null
  /** Beside an open map the list can be scrolled, and stays where it is when that closes. */
  isListUsable?: boolean
}

/**
 * Lives as long as it is open. Returns how to close it by other means than Back, which takes its
 * entry away, too.
 */
export function useBackCloses(
  name: string,
  isOpen: boolean,
  close: () => void,
  { about = null, isListUsable = false }: OverList = {},
): () => void {
  // The browser goes back a moment later; whoever is impatient must not go back twice.
  const isLeaving = useRef(false)
  const mark = useEffectEvent(() => {
    // Back, Forward or a reload have led to where it was open.
    if (entryMarks().over === name && entryMarks().hash === location.hash) return
    history.replaceState({ ...entryMarks(), under: name }, '')
    if (isListUsable) history.scrollRestoration = 'manual'
    history.pushState({ over: name, about, hash: location.hash }, '')
    history.scrollRestoration = 'auto'
  })
  const follow = useEffectEvent(() => {
    if (entryMarks().under !== name) return
    history.scrollRestoration = 'auto'
    close()
  })
  useEffect(() => {
    if (!isOpen) return
    isLeaving.current = false
    mark()
    const listen = () => {
      isLeaving.current = false
      follow()
    }
    window.addEventListener('popstate', listen)
    return () => window.removeEventListener('popstate', listen)
  }, [isOpen])

  return () => {
    if (isLeaving.current) return
    isLeaving.current = leaveEntry(name)
    if (!isLeaving.current) close()
  }
}
