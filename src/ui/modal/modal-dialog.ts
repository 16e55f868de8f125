/**
 * A native modal dialog driven by React: the browser keeps focus inside, makes the page behind
 * inert and gives focus back on closing.
 */
import { type RefObject, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { type ModalPhase, type PhaseTimings, useModalPhase } from './modal-phase.ts'
import { lockScroll } from './scroll-lock.ts'

export interface ModalDialogOptions {
  isOpen: boolean
  /** Esc, the Back gesture of phones, and a click outside. */
  onDismiss: () => void
  closesOnOutsideClick?: boolean
  timings: PhaseTimings
  layer?: number
}

export interface ModalDialog {
  phase: ModalPhase
  ref: RefObject<HTMLDialogElement | null>
  /** Belong on the dialog element. */
  events: {
    onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void
    onClose: (event: SyntheticEvent<HTMLDialogElement>) => void
  }
}

export function useModalDialog(options: ModalDialogOptions): ModalDialog {
  const { isOpen, onDismiss, closesOnOutsideClick = true, timings, layer = 0 } = options
  const phase = useModalPhase(isOpen, timings)
  const ref = useRef<HTMLDialogElement>(null)

  const isUp = phase === 'placed' || phase === 'shown'
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!isUp || !dialog) return
    showInLayer(dialog, layer)
    return () => hideFromLayers(dialog)
  }, [isUp, layer])

  useEffect(() => (phase === 'shown' ? lockScroll() : undefined), [phase])
  useEffect(() => (phase === 'leaving' ? ignoreSecondClicks() : undefined), [phase])
  useOutsideClick(ref, phase === 'shown' && closesOnOutsideClick, onDismiss)

  return {
    phase,
    ref,
    events: {
      onCancel(event) {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onDismiss()
      },
      // A browser may close a dialog against our will, when Esc is pressed again and again.
      onClose(event) {
        if (event.target === event.currentTarget && !event.currentTarget.open && isUp) onDismiss()
      },
    },
  }
}

/** The page is usable at once, but the second half of a double click was meant for the dialog. */
function ignoreSecondClicks(): () => void {
  document.addEventListener('click', ignoreSecond, true)
  return () => document.removeEventListener('click', ignoreSecond, true)
}

function ignoreSecond(event: MouseEvent): void {
  if (event.detail < 2) return
  event.preventDefault()
  event.stopPropagation()
}

/**
 * What lies outside is the backdrop, whose clicks reach the dialog itself. Both ends of the click
 * count: a text selected with the mouse may end outside.
 */
function useOutsideClick(
  ref: RefObject<HTMLDialogElement | null>,
  isActive: boolean,
  onDismiss: () => void,
): void {
  useEffect(() => {
    const dialog = ref.current
    if (!isActive || !dialog) return
    let beganOutside = false
    const onPointerDown = ({ target }: Event) => {
      beganOutside = target === dialog
    }
    const onClick = ({ target }: Event) => {
      if (beganOutside && target === dialog) onDismiss()
    }
    dialog.addEventListener('pointerdown', onPointerDown)
    dialog.addEventListener('click', onClick)
    return () => {
      dialog.removeEventListener('pointerdown', onPointerDown)
      dialog.removeEventListener('click', onClick)
    }
  }, [ref, isActive, onDismiss])
}

// Which open dialog lies over which. Browsers stack modal dialogs by the order of their opening
// and ignore z-index there, so those of a higher layer are opened anew over a lower one.

const layers = new Map<HTMLDialogElement, number>()

function showInLayer(dialog: HTMLDialogElement, layer: number): void {
  dialog.showModal()
  layers.set(dialog, layer)
  const above = [...layers].filter(([, other]) => other > layer).toSorted(byLayer)
  for (const [other] of above) {
    other.close()
    other.showModal()
  }
}

function hideFromLayers(dialog: HTMLDialogElement): void {
  layers.delete(dialog)
  dialog.close()
}

function byLayer([, one]: [unknown, number], [, other]: [unknown, number]): number {
  return one - other
}
