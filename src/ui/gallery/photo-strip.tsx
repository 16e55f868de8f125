/** Thumbnails in a row, a few in view at a time; the chosen one stays in the middle. */
import left from 'icon:chevron-left'
import right from 'icon:chevron-right'
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { type HotelPhoto, PHOTO_SIZES, photoSource } from '../rules/photo-sizes.ts'
import { usePage } from '../page-context.tsx'
import { glide } from './calm.ts'
import { positionAfter, stepOfKey, useGalleryLayout } from './gallery-steps.ts'
import styles from './photo-strip.module.css'
import { RoundButton } from './round-button.tsx'

export interface PhotoStripProps {
  photos: readonly HotelPhoto[]
  position: number
  onShow: (position: number) => void
}

export function PhotoStrip({ photos, position, onShow }: PhotoStripProps) {
  const { site, text } = usePage()
  const { thumbnails } = useGalleryLayout()
  const list = useRef<HTMLUListElement>(null)
  const ends = useStripScroll(list, position)
  const count = photos.length

  const turn = (views: number) =>
    list.current?.scrollBy({ left: views * list.current.clientWidth, behavior: glide() })
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOfKey(event, true)
    if (!step || step === 'toggle-slideshow') return
    event.preventDefault()
    event.stopPropagation()
    onShow((positionAfter(step, position, count) + count) % count)
  }

  return (
    <div className={styles.strip} data-thumbnails={thumbnails}>
      {count > thumbnails && (
        <RoundButton
          icon={left}
          name={text('gallery.thumbnails.earlier')}
          isIdle={ends.isAtStart}
          onClick={() => turn(-1)}
        />
      )}
      <ul className={styles.list} ref={list} aria-label={text('gallery.thumbnails')}>
        {photos.map(({ thumbnail, description }, index) => (
          <li key={thumbnail} className={styles.item}>
            <button
              type="button"
              className={styles.thumbnail}
              aria-label={text('gallery.position', { position: index + 1, count, description })}
              aria-current={index === position || undefined}
              tabIndex={index === position ? 0 : -1}
              onClick={() => onShow(index)}
              onKeyDown={onKeyDown}
            >
              <img
                className={styles.picture}
                src={photoSource(thumbnail, site)}
                width={PHOTO_SIZES.thumb.width}
                height={PHOTO_SIZES.thumb.height}
                alt={description}
                loading="lazy"
                decoding="async"
              />
            </button>
          </li>
        ))}
      </ul>
      {count > thumbnails && (
        <RoundButton
          icon={right}
          name={text('gallery.thumbnails.later')}
          isIdle={ends.isAtEnd}
          onClick={() => turn(1)}
        />
      )}
    </div>
  )
}

/** Keeps the chosen thumbnail in the middle of its row, and knows where the row ends. */
function useStripScroll(row: RefObject<HTMLElement | null>, position: number) {
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: false })

  useEffect(() => {
    if (!row.current) return
    toMiddle(row.current, position, glide())
    // Keys move the choice; the focus of someone who uses them goes with it.
    const thumbnail = row.current.children[position]?.querySelector('button')
    if (row.current.contains(document.activeElement)) thumbnail?.focus({ preventScroll: true })
  }, [row, position])

  const followSize = useEffectEvent((strip: HTMLElement) => toMiddle(strip, position, 'instant'))
  useEffect(() => {
    const strip = row.current
    if (!strip) return
    const look = () => {
      const { scrollLeft, clientWidth, scrollWidth } = strip
      // Widths and places are rounded differently.
      setEnds({ isAtStart: scrollLeft < 6, isAtEnd: scrollLeft + clientWidth > scrollWidth - 6 })
    }
    const observer = new ResizeObserver(() => {
      followSize(strip)
      look()
    })
    observer.observe(strip)
    strip.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      strip.removeEventListener('scroll', look)
    }
  }, [row])
  return ends
}

function toMiddle(strip: HTMLElement, position: number, behavior: ScrollBehavior): void {
  const item = strip.children[position] as HTMLElement | undefined
  if (!item) return
  const left = item.offsetLeft - (strip.clientWidth - item.offsetWidth) / 2
  strip.scrollTo({ left, behavior })
}
