/** When a splash screen shows: only while work is going on, and not before it has taken a while. */
import { useEffect, useState } from 'react'
import { SPLASH_DELAY_MS } from '../../products/hotels/search/rules/submission.ts'

/** An answer that comes sooner is never held back, and one that comes later takes the splash away. */
export function useSplash(isWorking: boolean): boolean {
  const [isDue, setIsDue] = useState(false)
  useEffect(() => {
    if (!isWorking) return
    const timer = setTimeout(() => setIsDue(true), SPLASH_DELAY_MS)
    const endNow = () => {
      clearTimeout(timer)
      setIsDue(false)
    }
    // The browser came back to the page, as with its Back button, and finds it as it was left.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) endNow()
    }
    window.addEventListener('pageshow', onPageShow)
    return () => {
      window.removeEventListener('pageshow', onPageShow)
      endNow()
    }
  }, [isWorking])
  return isWorking && isDue
}
