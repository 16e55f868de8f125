/** Photos that go on by themselves, and what keeps them from it. */
import { useEffect, useEffectEvent, useState } from 'react'
import { GALLERY } from '../rules/gallery.ts'

/** Each photo has its full time from when it can be seen. */
export function useAutoPlay(
  isRunning: boolean,
  position: number,
  onTurn: (from: number) => void,
): void {
  const turn = useEffectEvent(onTurn)
  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => turn(position), GALLERY.autoPlayMs)
    return () => clearTimeout(timer)
  }, [isRunning, position])
}

/** Someone who points at a photo or has the focus in it is looking at it. */
export function useAttention() {
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  return {
    hasAttention: isHovered || isFocused,
    events: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  }
}
