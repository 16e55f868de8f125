/**
 * Photos over the whole screen: one large with a strip of thumbnails, or on small screens one
 * after the other. It opens at once and shows what it is waiting for.
 */
import { type KeyboardEvent, useEffect, useEffectEvent, useId } from 'react'
import type { HotelPhoto } from '../../products/hotels/catalogue/rules/hotel.ts'
import { usePage } from '../page-context.tsx'
import { prefersCalm } from './calm.ts'
import { useGalleryLayout } from './gallery-layout.ts'
import { positionAfter, stepOfKey } from './gallery-steps.ts'
import { LightboxBar } from './lightbox-bar.tsx'
import { LightboxStage } from './lightbox-stage.tsx'
import { LightboxWait } from './lightbox-wait.tsx'
import styles from './lightbox.module.css'
import { PhotoCarousel } from './photo-carousel.tsx'
import { PhotoStrip } from './photo-strip.tsx'
import { useKeptFocus, useLightbox, useSlideshow } from './use-lightbox.ts'

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
