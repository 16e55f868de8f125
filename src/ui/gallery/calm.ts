/** Whether the visitor asked for less movement. */
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { GALLERY } from '../rules/lightbox.ts'

const CALM = '(prefers-reduced-motion: reduce)'

export function prefersCalm(): boolean {
  return window.matchMedia(CALM).matches
}

/** How a row moves that is moved by a button. */
export function glide(): ScrollBehavior {
  return prefersCalm() ? 'instant' : 'smooth'
}

/** A server does not know, and keeps still. */
export function usePrefersCalm(): boolean {
  return useSyncExternalStore(followWish, prefersCalm, () => true)
}

function followWish(tell: () => void): () => void {
  const query = window.matchMedia(CALM)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}

// Photos that go on by themselves, and what keeps them from it.

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
