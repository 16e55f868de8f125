/**
 * Photos one after the other, moved by a finger, by buttons, or every eight seconds by themselves
 * as long as nobody points at them or has the focus in them.
 */
import left from 'icon:chevron-left'
import right from 'icon:chevron-right'
import pause from 'icon:pause'
import play from 'icon:play'
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import type { HotelPhoto } from '../rules/photo-sizes.ts'
import type { LightboxFailure } from '../rules/lightbox.ts'
import { usePage } from '../page-context.tsx'
import { glide, useAttention, useAutoPlay, usePrefersCalm } from './calm.ts'
import { positionAfter, stepOfKey } from './gallery-steps.ts'
import styles from './photo-carousel.module.css'
import { Photo } from './photo.tsx'
import { PhotoCounter } from './photo-counter.tsx'
import { RoundButton } from './round-button.tsx'

export interface PhotoCarouselProps {
  photos: readonly HotelPhoto[]
  /** Spoken as the name of the whole. */
  label: string
  position: number
  onShow: (position: number) => void
  /** Whether photos go on by themselves. */
  isPlaying: boolean
  onTogglePlaying: () => void
  /** Fills the place it is given instead of having the shape of a photo. */
  isFilling?: boolean
  /** A press on a photo; without it they are only looked at. */
  onOpen?: (position: number) => void
  onSettled?: (position: number, failure: LightboxFailure | null) => void
}

export function PhotoCarousel(props: PhotoCarouselProps) {
  const { photos, label, position, onShow, isPlaying, onTogglePlaying } = props
  const { isFilling = false, onOpen, onSettled } = props
  const { text } = usePage()
  const track = useRef<HTMLUListElement>(null)
  const { hasAttention, events } = useAttention()
  const isCalm = usePrefersCalm()
  const count = photos.length
  const show = (next: number) => onShow((next + count) % count)
  const isRunning = isPlaying && !hasAttention && !isCalm && count > 1
  useAutoPlay(isRunning, position, (from) => show(from + 1))
  useCarouselScroll(track, position, onShow)

  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOfKey(event, event.target instanceof HTMLButtonElement)
    if (!step) return
    event.preventDefault()
    event.stopPropagation()
    if (step === 'toggle-slideshow') onTogglePlaying()
    else show(positionAfter(step, position, count))
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of all its controls
    <section
      className={styles.carousel}
      data-filling={isFilling || undefined}
      aria-label={label}
      onKeyDown={onKeyDown}
      {...events}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <ul className={styles.track} ref={track} tabIndex={0}>
        {photos.map((photo, index) => (
          <li key={photo.picture} className={styles.slide} inert={index !== position}>
            {Math.abs(index - position) <= 1 && (
              <Photo
                photo={photo}
                isCurrent={index === position}
                fit={isFilling ? 'contain' : 'cover'}
                onSettled={onSettled && ((failure) => onSettled(index, failure))}
              />
            )}
            {onOpen && (
              <button
                type="button"
                className={styles.open}
                aria-label={text('gallery.enlarge', { description: photo.description })}
                onClick={() => onOpen(index)}
              />
            )}
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className={styles.bar}>
          <RoundButton
            icon={left}
            name={text('gallery.previous')}
            onClick={() => show(position - 1)}
          />
          <PhotoCounter photos={photos} position={position} isPlaying={isRunning} />
          {!isCalm && (
            <RoundButton
              icon={isPlaying ? pause : play}
              name={text(isPlaying ? 'gallery.pause' : 'gallery.play')}
              onClick={onTogglePlaying}
            />
          )}
          <RoundButton
            icon={right}
            name={text('gallery.next')}
            onClick={() => show(position + 1)}
          />
        </div>
      )}
    </section>
  )
}

/**
 * Keeps a row of slides and its position in step: a finger moves the row and the position follows;
 * a button moves the position and the row follows.
 */
function useCarouselScroll(
  track: RefObject<HTMLElement | null>,
  position: number,
  onShow: (position: number) => void,
): void {
  /** Where the row is on its way to by itself; what it passes meanwhile is not shown. */
  const destination = useRef<number | null>(null)
  const isFirst = useRef(true)

  useLayoutEffect(() => {
    const row = track.current
    const wasFirst = isFirst.current
    isFirst.current = false
    if (!row || slideAt(row) === position) return
    destination.current = position
    const isNear = Math.abs(slideAt(row) - position) === 1
    row.scrollTo({
      left: position * row.clientWidth,
      behavior: isNear && !wasFirst ? glide() : 'instant',
    })
  }, [track, position])

  const follow = useEffectEvent((row: HTMLElement) => {
    const slide = slideAt(row)
    if (destination.current === slide) destination.current = null
    if (destination.current === null && slide !== position) onShow(slide)
  })
  useEffect(() => {
    const row = track.current
    if (!row) return
    const onScroll = () => follow(row)
    const takeOver = () => {
      destination.current = null
    }
    row.addEventListener('scroll', onScroll, { passive: true })
    // Also fired for a glide that another one has cut short, and that one goes on.
    row.addEventListener('scrollend', onScroll)
    row.addEventListener('touchstart', takeOver, { passive: true })
    row.addEventListener('wheel', takeOver, { passive: true })
    return () => {
      row.removeEventListener('scroll', onScroll)
      row.removeEventListener('scrollend', onScroll)
      row.removeEventListener('touchstart', takeOver)
      row.removeEventListener('wheel', takeOver)
    }
  }, [track])
}

function slideAt({ scrollLeft, clientWidth }: HTMLElement): number {
  return clientWidth === 0 ? 0 : Math.round(scrollLeft / clientWidth)
}
