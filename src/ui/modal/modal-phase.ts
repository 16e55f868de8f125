/** The life of a panel that moves in and out, so that it can be seen leaving. */
import { useEffect, useState } from 'react'

/** `placed`: laid out where it comes from. `leaving`: on its way out, the page already usable. */
export type ModalPhase = 'absent' | 'placed' | 'shown' | 'leaving'

export interface PhaseTimings {
  openAfterMs: number
  removeAfterMs: number
}

export function useModalPhase(isOpen: boolean, timings: PhaseTimings): ModalPhase {
  const { openAfterMs, removeAfterMs } = timings
  const [phase, setPhase] = useState<ModalPhase>('absent')
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    setPhase(phaseAfter(phase, isOpen))
  }
  useEffect(() => {
    const timer = isOpen
      ? setTimeout(() => setPhase('shown'), openAfterMs)
      : setTimeout(() => setPhase('absent'), removeAfterMs)
    return () => clearTimeout(timer)
  }, [isOpen, openAfterMs, removeAfterMs])
  return phase
}

export function phaseAfter(before: ModalPhase, isOpen: boolean): ModalPhase {
  if (isOpen) return before === 'shown' ? 'shown' : 'placed'
  return before === 'absent' ? 'absent' : 'leaving'
}
