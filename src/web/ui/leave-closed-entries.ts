/**
 * Forward or a reload have led to an entry of the history where something lay over the page that is
 * closed now: the page itself is one entry before.
 */
import { useEffect } from 'react'
import { entryMarks } from '../browser/entry-marks.ts'

export function useLeaveClosedEntries(name: string): void {
  useEffect(() => {
    const leave = () => leaveClosedEntry(name)
    leave()
    window.addEventListener('popstate', leave)
    return () => window.removeEventListener('popstate', leave)
  }, [name])
}

export function leaveClosedEntry(name: string): void {
  if (entryMarks().over === name) history.back()
}
