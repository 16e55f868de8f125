/**
 * Photos over the whole screen: one large with a strip of thumbnails, or on small screens one
 * after the other. It opens at once and shows what it is waiting for.
 */
import { LightboxStage } from './lightbox-stage.tsx'
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useReducer,
} from 'react'
import { type HotelPhoto } from '../rules/photo-sizes.ts'
import { usePage } from '../page-context.tsx'
import { prefersCalm, useAutoPlay } from './calm.ts'
import { positionAfter, stepOfKey, useGalleryLayout } from './gallery-steps.ts'
import pause from 'icon:pause'
import play from 'icon:play'
import close from 'icon:x'
import {
  advanceSlideshow,
  beginLoading,
  closeLightbox,
  endClosing,
  endLoading,
  type Lightbox as LightboxBarLightbox,
  type LightboxFailure,
  openLightbox,
  showItem,
  toggleSlideshow,
} from '../rules/lightbox.ts'
import lightboxBarStyles from './lightbox-bar.module.css'
import { PhotoCounter } from './photo-counter.tsx'
import { RoundButton } from './round-button.tsx'
import imageOff from 'icon:image-off'
import { problem } from '../../site/problems.ts'
import button from '../button.module.css'
import { Icon } from '../icon.tsx'
import { problemText } from '../form/problem-text.ts'
import lightboxWaitStyles from './lightbox-wait.module.css'
import styles from './lightbox.module.css'
import { PhotoCarousel } from './photo-carousel.tsx'
import { PhotoStrip } from './photo-strip.tsx'
import { type ModalDialog, useModalDialog } from '../modal/modal-dialog.ts'
import { useBackCloses } from '../modal/use-back-closes.ts'

export interface LightboxProps {
  /** What the photos are of. */
  name: string
  /** Null while they are on their way. */
  photos: readonly HotelPhoto[] | null
  /** The photo to begin with, counted from 0. */
  startPosition?: number
  /** Whether the photos did not come, and how to ask for them again. */
  hasFailed?: boolean
  onRetry?: () => void
  /** It has closed, and can be removed. */
  onClose: () => void
}

export function Lightbox(props: LightboxProps) {
  const { name, photos, startPosition = 0, hasFailed = false, onRetry, onClose } = props
  const { text } = usePage()
  const titleId = useId()
  const { kind } = useGalleryLayout()
  const count = photos?.length ?? null
  const { box, send, close, dialog } = useLightbox({
    count,
    hasFailed,
    startPosition,
    onClosed: onClose,
  })
  useSlideshow(box, kind === 'strip', send)

  // A carousel goes on by itself from the start, unless the visitor asked for less movement.
  const startPlaying = useEffectEvent(() => {
    if (kind === 'carousel' && !prefersCalm()) send({ type: 'toggle-slideshow' })
  })
  useEffect(() => startPlaying(), [])
  useKeptFocus(dialog.ref, kind)

  const show = (position: number) => send({ type: 'show', position })
  const toggle = () => send({ type: 'toggle-slideshow' })
  const onKeyDown = (event: KeyboardEvent) => {
    const step = photos?.length ? stepOfKey(event, event.target instanceof HTMLButtonElement) : null
    if (!step) return
    event.preventDefault()
    if (step === 'toggle-slideshow') toggle()
    else show(positionAfter(step, box.position, box.count))
  }

  const { phase, ref, events } = dialog
  if (phase === 'absent') return null
  const { position } = box
  const label = text('gallery.title', { name })
  return (
    <dialog
      ref={ref}
      className={styles.lightbox}
      data-shown={phase === 'shown' || undefined}
      data-phase={box.phase}
      data-layout={kind}
      aria-labelledby={titleId}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      {...events}
    >
      <div className={styles.inner}>
        <LightboxBar
          titleId={titleId}
          title={label}
          box={box}
          photos={kind === 'strip' ? photos : null}
          onToggleSlideshow={toggle}
          onClose={close}
        />
        {!photos?.length || box.phase === 'open' ? (
          <LightboxWait
            isEmpty={photos?.length === 0}
            hasFailed={box.failure === 'content-failed'}
            onRetry={() => {
              ref.current?.focus()
              send({ type: 'retry' })
              onRetry?.()
            }}
          />
        ) : kind === 'carousel' ? (
          <PhotoCarousel
            photos={photos}
            label={label}
            position={position}
            onShow={show}
            isPlaying={box.isSlideshowOn}
            onTogglePlaying={toggle}
            isFilling
            onSettled={(at, failure) => send({ type: 'settled', position: at, failure })}
          />
        ) : (
          <>
            <LightboxStage
              photos={photos}
              position={position}
              onShow={show}
              onSettled={(failure) => send({ type: 'settled', position, failure })}
            />
            <div className={styles.strip}>
              <PhotoStrip photos={photos} position={position} onShow={show} />
            </div>
          </>
        )}
      </div>
    </dialog>
  )
}

/** What stands in the lightbox while there are no photos: that they come, did not come, or are none. */
interface LightboxWaitProps {
  isEmpty: boolean
  hasFailed: boolean
  onRetry: () => void
}

export function LightboxWait({ isEmpty, hasFailed, onRetry }: LightboxWaitProps) {
  const { text } = usePage()
  if (hasFailed)
    return (
      <div className={lightboxWaitStyles.wait} role="alert">
        <Icon of={imageOff} size={32} />
        <p>{problemText(text, problem('content-failed'))}</p>
        <button type="button" className={button.quiet} onClick={onRetry}>
          {text('action.retry')}
        </button>
      </div>
    )
  return (
    <output className={lightboxWaitStyles.wait}>
      {!isEmpty && <span className={lightboxWaitStyles.spinner} />}
      <span>{text(isEmpty ? 'gallery.empty' : 'gallery.loading')}</span>
    </output>
  )
}

/** What the photos are of, which one is shown, and the ways to go on and out. */
interface LightboxBarProps {
  titleId: string
  title: string
  box: LightboxBarLightbox
  /** Null where their number and the slideshow are told elsewhere. */
  photos: readonly HotelPhoto[] | null
  onToggleSlideshow: () => void
  onClose: () => void
}

export function LightboxBar(props: LightboxBarProps) {
  const { titleId, title, box, photos, onToggleSlideshow, onClose } = props
  const { text } = usePage()
  const isPlaying = box.isSlideshowOn
  return (
    <header className={lightboxBarStyles.bar}>
      <h2 className={lightboxBarStyles.title} id={titleId}>
        {title}
      </h2>
      {photos && photos.length > 0 && (
        <PhotoCounter photos={photos} position={box.position} isPlaying={isPlaying} />
      )}
      {photos && photos.length > 1 && (
        <RoundButton
          icon={isPlaying ? pause : play}
          name={text(isPlaying ? 'gallery.pause' : 'gallery.play')}
          onClick={onToggleSlideshow}
        />
      )}
      <RoundButton icon={close} name={text('action.close')} onClick={onClose} />
    </header>
  )
}

/** What happens to an open lightbox, as events; the transitions themselves are rules. */
export type LightboxEvent =
  /** The box stands on the screen. */
  | { type: 'standing' }
  /** How many photos there are is known now. */
  | { type: 'content'; count: number }
  | { type: 'content-failed' }
  | { type: 'retry' }
  | { type: 'settled'; position: number; failure: LightboxFailure | null }
  | { type: 'show'; position: number }
  | { type: 'toggle-slideshow' }
  | { type: 'slideshow-turn' }
  | { type: 'close' }
  | { type: 'gone' }

/** Until its photos are known, the box stands for one item: its content. */
export function lightboxOf(count: number | null, position: number): LightboxBarLightbox {
  return openLightbox(Math.max(1, count ?? 1), position)
}

export function lightboxAfter(box: LightboxBarLightbox, event: LightboxEvent): LightboxBarLightbox {
  switch (event.type) {
    case 'standing':
      return beginLoading(box)
    case 'content':
      return withContent(box, event.count)
    case 'content-failed':
      return endLoading(beginLoading(box), box.position, 'content-failed')
    case 'retry':
      return showItem(box, box.position)
    case 'settled':
      return endLoading(box, event.position, event.failure)
    case 'show':
      return showItem(box, event.position)
    case 'toggle-slideshow':
      return toggleSlideshow(box)
    case 'slideshow-turn':
      return advanceSlideshow(box)
    case 'close':
      return closeLightbox(box)
    case 'gone':
      return endClosing(box)
  }
}

function withContent(box: LightboxBarLightbox, count: number): LightboxBarLightbox {
  if (box.phase === 'closing' || box.phase === 'closed') return box
  const opened = lightboxOf(count, Math.min(box.position, Math.max(0, count - 1)))
  return { ...beginLoading(opened), isSlideshowOn: box.isSlideshowOn }
}

// A lightbox from opening to closing, in step with the dialog that shows it.

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
  box: LightboxBarLightbox
  send: (event: LightboxEvent) => void
  close: () => void
  dialog: ModalDialog
}

function useLightbox(options: LightboxOptions): OpenLightbox {
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
function useSlideshow(box: LightboxBarLightbox, isOn: boolean, send: OpenLightbox['send']): void {
  useAutoPlay(isOn && box.isSlideshowOn && box.phase === 'loaded', box.position, () =>
    send({ type: 'slideshow-turn' }),
  )
}

/** Another layout may take away the control that has the focus, and keys would go nowhere. */
function useKeptFocus(box: RefObject<HTMLElement | null>, layout: string): void {
  useEffect(() => {
    if (layout && !box.current?.contains(document.activeElement)) box.current?.focus()
  }, [box, layout])
}
