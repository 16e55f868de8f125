/** One photo, or the words that stand in its place when it does not come. */
import imageOff from 'icon:image-off'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { HotelPhoto } from '../rules/photo-sizes.ts'
import type { LightboxFailure } from '../rules/lightbox.ts'
import { PHOTO_SIZES, photoPath, photoSource, readPhotoName } from '../rules/photo-sizes.ts'
import { problem } from '../../site/problems.ts'
import type { Site } from '../../site/site.ts'
import { usePage } from '../page-context.tsx'
import { Icon } from '../icon.tsx'
import { problemText } from '../form/problem-text.ts'
import button from '../button.module.css'
import styles from './photo.module.css'
import spoken from '../spoken.module.css'
import photoCounterStyles from './photo-counter.module.css'

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

/** A photo in the sizes that screens ask for. One that is not ours has only its own. */
const OURS = /^\/photos\/(\d+)\/([^/]+)$/

export function pictureSources(
  { picture }: HotelPhoto,
  site: Pick<Site, 'photoHosts'>,
): { src: string; srcSet?: string } {
  const [, hotelId, name] = OURS.exec(picture) ?? []
  const position = name && readPhotoName(name)?.position
  if (!position) return { src: picture }
  const path = (size: 'wide' | 'full') =>
    photoSource(photoPath(Number(hotelId), position, size), site)
  const source = (size: 'wide' | 'full') => `${path(size)} ${PHOTO_SIZES[size].width}w`
  return { src: path('wide'), srcSet: `${source('wide')}, ${source('full')}` }
}

/** "3 / 25", and for those who listen, what the third shows. */
interface PhotoCounterProps {
  photos: readonly HotelPhoto[]
  position: number
  /** Nobody wants to be told of every photo that goes by on its own. */
  isPlaying: boolean
}

export function PhotoCounter({ photos, position, isPlaying }: PhotoCounterProps) {
  const { text } = usePage()
  const values = { position: position + 1, count: photos.length }
  const { description = '' } = photos[position] ?? {}
  return (
    <p className={photoCounterStyles.counter}>
      <span aria-hidden="true">
        {values.position} / {values.count}
      </span>
      <span className={spoken.text} aria-live={isPlaying ? 'off' : 'polite'} aria-atomic="true">
        {text('gallery.position', { ...values, description })}
      </span>
    </p>
  )
}
