/** How wide the window is. A server has none, and writes its pages for wide ones. */
import { useSyncExternalStore } from 'react'
import { RESIZE_THROTTLE_MS } from '../rules/screen-sizes.ts'

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
    }, RESIZE_THROTTLE_MS)
  }
  window.addEventListener('resize', throttled)
  return () => {
    window.removeEventListener('resize', throttled)
    clearTimeout(waiting)
  }
}

const widthNow = () => window.innerWidth

const widthOnServer = () => Infinity
