/** A lightbox from opening to closing, in step with the dialog that shows it. */
import { type RefObject, useEffect, useEffectEvent, useReducer } from 'react'
import type { Lightbox } from '../rules/lightbox.ts'
import { useModalDialog, type ModalDialog } from '../modal/modal-dialog.ts'
import { useBackCloses } from '../modal/use-back-closes.ts'
import { type LightboxEvent, lightboxAfter, lightboxOf } from './lightbox-events.ts'
import { useAutoPlay } from './use-auto-play.ts'

/** Long enough to be seen fading. */
const TIMINGS = { openAfterMs: 10, removeAfterMs: 250 }

interface LightboxOptions {
  /** How many photos there are; null until that is known. */
  count: number | null
  hasFailed: boolean
  startPosition: number
  onClosed: () => void
}

interface OpenLightbox {
  box: Lightbox
  send: (event: LightboxEvent) => void
  close: () => void
  dialog: ModalDialog
}

export function useLightbox(options: LightboxOptions): OpenLightbox {
  const { count, hasFailed, startPosition, onClosed } = options
  const [box, send] = useReducer(lightboxAfter, lightboxOf(count, startPosition))
  const isOpen = box.phase !== 'closing' && box.phase !== 'closed'
  const close = useBackCloses('photos', isOpen, () => send({ type: 'close' }))
  const dialog = useModalDialog({
    isOpen,
    onDismiss: close,
    closesOnOutsideClick: false,
    timings: TIMINGS,
  })

  const closed = useEffectEvent(onClosed)
  const isClosing = box.phase === 'closing'
  useEffect(() => {
    if (dialog.phase === 'placed') dialog.ref.current?.focus({ preventScroll: true })
    if (dialog.phase === 'shown') send({ type: 'standing' })
    if (dialog.phase !== 'absent' || !isClosing) return
    send({ type: 'gone' })
    closed()
  }, [dialog.phase, dialog.ref, isClosing])

  useEffect(() => {
    if (count === null) return
    send({ type: 'content', count })
    if (count === 0) send({ type: 'settled', position: 0, failure: null })
  }, [count])
  useEffect(() => {
    if (hasFailed) send({ type: 'content-failed' })
  }, [hasFailed])

  return { box, send, close, dialog }
}

/** In the lightbox a slideshow waits for each photo; it was asked for, so nothing else stops it. */
export function useSlideshow(box: Lightbox, isOn: boolean, send: OpenLightbox['send']): void {
  useAutoPlay(isOn && box.isSlideshowOn && box.phase === 'loaded', box.position, () =>
    send({ type: 'slideshow-turn' }),
  )
}

/** Another layout may take away the control that has the focus, and keys would go nowhere. */
export function useKeptFocus(box: RefObject<HTMLElement | null>, layout: string): void {
  useEffect(() => {
    if (layout && !box.current?.contains(document.activeElement)) box.current?.focus()
  }, [box, layout])
}
