/** How wide the window is. A server has none, and writes its pages for wide ones. */
import { useSyncExternalStore } from 'react'
import { LIST_TIMINGS } from '../../products/hotels/list/rules/list-timings.ts'

export function useScreenWidth(): number {
  return useSyncExternalStore(onResize, widthNow, widthOnServer)
}

/** Tells of the last of many resizes; those between are skipped. */
function onResize(tell: () => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const throttled = () => {
    waiting ??= setTimeout(() => {
      waiting = undefined
      tell()
    }, LIST_TIMINGS.resizeThrottleMs)
  }
  window.addEventListener('resize', throttled)
  return () => {
    window.removeEventListener('resize', throttled)
    clearTimeout(waiting)
  }
}

const widthNow = () => window.innerWidth
const widthOnServer = () => Infinity
