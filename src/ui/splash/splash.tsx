/** The screen of waiting, while a search or a booking takes its time. */
import { useState } from 'react'
import { latePart } from '../late-part.tsx'
import { useSplash } from './splash-delay.ts'
import type { SplashScreenProps } from './splash-screen.tsx'
import type { SplashKind } from './splash-texts.ts'

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
