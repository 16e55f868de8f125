/** The sizes that the owner of a modal asks for; the screen may leave less. */
import { type RefObject, useLayoutEffect } from 'react'
import type { ModalPhase } from './modal-phase.ts'

/** Pixels, or any CSS length. */
export type ModalSize = number | string

export interface ModalSizes {
  width?: ModalSize
  height?: ModalSize
  maxHeight?: ModalSize
}

/** Set by script: a style attribute in the page's HTML is forbidden by its security policy. */
export function useModalSizes(
  ref: RefObject<HTMLElement | null>,
  phase: ModalPhase,
  { width, height, maxHeight }: ModalSizes,
): void {
  useLayoutEffect(() => {
    if (phase !== 'placed') return
    const sizes = { width, height, 'max-height': maxHeight }
    for (const [name, size] of Object.entries(sizes)) {
      if (size !== undefined) ref.current?.style.setProperty(`--modal-${name}`, cssLength(size))
      else ref.current?.style.removeProperty(`--modal-${name}`)
    }
  }, [ref, phase, width, height, maxHeight])
}

export function cssLength(size: ModalSize): string {
  return typeof size === 'number' ? `${size}px` : size
}
