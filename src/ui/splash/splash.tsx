/** The screen of waiting, while a search or a booking takes its time. */
import { useEffect, useState } from 'react'
import { latePart } from '../late-part.tsx'
import { SPLASH_DELAY_MS } from '../rules/late-loading.ts'
import type { SplashKind, SplashScreenProps } from './splash-screen.tsx'

export interface SplashProps {
  kind: SplashKind
  /** Work is going on; the splash itself waits a while before it appears. */
  isShown: boolean
}

/** Fetched when the work begins, so that it is there when it is due. Without it nothing is lost. */
const Screen = latePart<SplashScreenProps>(async () => {
  const { SplashScreen } = await import('./splash-screen.tsx')
  return SplashScreen
})

export function Splash({ kind, isShown }: SplashProps) {
  const isDue = useSplash(isShown)
  const [isUsed, setIsUsed] = useState(false)
  if (isShown && !isUsed) setIsUsed(true)
  return isUsed && <Screen.Part kind={kind} isDue={isDue} />
}

// When a splash screen shows: only while work is going on, and not before it has taken a while.

/** An answer that comes sooner is never held back, and one that comes later takes the splash away. */
function useSplash(isWorking: boolean): boolean {
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
