/** One photo, or the words that stand in its place when it does not come. */
import imageOff from 'icon:image-off'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { HotelPhoto } from '../rules/photo-sizes.ts'
import type { LightboxFailure } from '../rules/lightbox.ts'
import { PHOTO_SIZES } from '../rules/photo-sizes.ts'
import { problem } from '../../site/problems.ts'
import { usePage } from '../page-context.tsx'
import { Icon } from '../icon.tsx'
import { problemText } from '../form/problem-text.ts'
import button from '../button.module.css'
import { pictureSources } from './picture-sources.ts'
import styles from './photo.module.css'

export interface PhotoProps {
  photo: HotelPhoto
  /** Whether this is the one that people look at. */
  isCurrent: boolean
  /** How wide it is shown, as the attribute of images says it. */
  sizes?: string
  /** Shows all of it, or fills its place. */
  fit?: 'contain' | 'cover'
  /** Told of the current one, once it is there or has failed. */
  onSettled?: ((failure: LightboxFailure | null) => void) | undefined
}

export function Photo({
  photo,
  isCurrent,
  sizes = '100vw',
  fit = 'contain',
  onSettled,
}: PhotoProps) {
  const { site, text } = usePage()
  const image = useRef<HTMLImageElement>(null)
  const [status, setStatus] = useState<'loading' | 'loaded' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(1)
  const tell = useEffectEvent((failure: LightboxFailure | null) => onSettled?.(failure))

  // On a page from the server it may have come before anybody listened.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth > 0) setStatus('loaded')
  }, [])
  useEffect(() => {
    if (isCurrent && status !== 'loading') tell(status === 'failed' ? 'image-failed' : null)
  }, [isCurrent, status])

  if (status === 'failed')
    return (
      <div className={styles.failure} role={isCurrent ? 'alert' : undefined}>
        <Icon of={imageOff} size={32} />
        <p>{problemText(text, problem('image-failed'))}</p>
        <button
          type="button"
          className={button.quiet}
          onClick={(event) => {
            // The button goes; the focus must not go with it.
            event.currentTarget.closest<HTMLElement>('[tabindex]')?.focus()
            setStatus('loading')
            setAttempt(attempt + 1)
          }}
        >
          {text('action.retry')}
        </button>
      </div>
    )
  return (
    <img
      key={attempt}
      ref={image}
      className={styles.picture}
      data-fit={fit}
      data-status={status}
      {...pictureSources(photo, site)}
      sizes={sizes}
      width={PHOTO_SIZES.full.width}
      height={PHOTO_SIZES.full.height}
      alt={photo.description}
      decoding="async"
      draggable={false}
      onLoad={() => setStatus('loaded')}
      onError={() => setStatus('failed')}
    />
  )
}
