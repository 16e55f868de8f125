/** Tells the owner of a modal how far it has come. */
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ModalPhase } from './modal-phase.ts'

export interface ModalMoments {
  /** It is in view. */
  onOpen?: () => void
  /** It is gone. */
  onClosed?: () => void
  /** It is in view with all its content. */
  onComplete?: () => void
}

export function useModalMoments(phase: ModalPhase, moments: ModalMoments) {
  const [isLoaded, setIsLoaded] = useState(false)
  const before = useRef<ModalPhase>('absent')
  const told = useEffectEvent((moment: keyof ModalMoments) => moments[moment]?.())

  useEffect(() => {
    if (phase === 'shown') told('onOpen')
    if (phase === 'absent' && before.current !== 'absent') told('onClosed')
    before.current = phase
  }, [phase])

  const isComplete = phase === 'shown' && isLoaded
  useEffect(() => {
    if (isComplete) told('onComplete')
  }, [isComplete])

  return { onLoaded: setIsLoaded }
}
