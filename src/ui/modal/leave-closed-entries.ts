/**
 * Forward or a reload have led to an entry of the history where something lay over the page that is
 * closed now: the page itself is one entry before.
 */
import { useEffect } from 'react'
import { leaveEntry } from '../browser/entry-marks.ts'

export function useLeaveClosedEntries(name: string): void {
  useEffect(() => {
    const leave = () => void leaveEntry(name)
    leave()
    window.addEventListener('popstate', leave)
    return () => window.removeEventListener('popstate', leave)
  }, [name])
}
