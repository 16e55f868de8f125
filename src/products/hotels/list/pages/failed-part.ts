/** Whether a part that a results page loads on first use has failed, until another one is asked for. */
import { useSyncExternalStore } from 'react'

let hasPartFailed = false
let tellPage = () => {}

/** For `latePart`. */
export function reportPart(hasFailed: boolean): void {
  hasPartFailed = hasFailed
  tellPage()
}

/** For the one place that tells the visitor. */
export function usePartFailed(): boolean {
  return useSyncExternalStore(follow, readFailure, () => false)
}

function follow(changed: () => void) {
  tellPage = changed
  // That place is there as long as its page.
  return () => {}
}

const readFailure = () => hasPartFailed
