/**
 * The first photos: one large and four small ones, or on phones a row to swipe through. Each is a
 * link to the whole picture; with scripts it opens the gallery instead, which is fetched only then.
 */
import images from 'icon:images'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { Site } from '../../../../site/site.ts'
import { type HotelPhoto, PHOTO_SIZES, photoSource } from '../../../../ui/rules/photo-sizes.ts'
import { pictureSources } from '../../../../ui/gallery/picture-sources.ts'
import { usePage } from '../../../../ui/page-context.tsx'
import buttons from '../../../../ui/button.module.css'
import { Icon } from '../../../../ui/icon.tsx'
import { latePart, PartFailure } from '../../../../ui/late-part.tsx'
import { useLeaveClosedEntries } from '../../../../ui/modal/leave-closed-entries.ts'
import styles from './photo-grid.module.css'

const lightbox = latePart(
  async () => (await import('../../../../ui/gallery/lightbox.tsx')).Lightbox,
)

const SHOWN = 5
/** As many as a phone shows of the row before it is moved. */
const SHOWN_ON_PHONES = 2

export function PhotoGrid({ name, photos }: { name: string; photos: readonly HotelPhoto[] }) {
  const { site, text } = usePage()
  useLeaveClosedEntries('photos')
  const [opened, setOpened] = useState<number | 'failed' | null>(null)
  const open = (position: number) => (event: MouseEvent) => {
    event.preventDefault()
    setOpened(position)
  }
  const all = useRef<HTMLButtonElement>(null)
  const row = useRef<HTMLUListElement>(null)
  // The page is painted before photos that are out of sight; whoever swipes finds them there.
  useEffect(() => {
    for (const picture of row.current?.querySelectorAll('img') ?? []) picture.loading = 'eager'
  }, [])
  const shown = photos.slice(0, SHOWN)
  return (
    <>
      <section className={styles.gallery} aria-label={text('gallery.title', { name })}>
        <ul ref={row} className={styles.grid} data-count={shown.length}>
          {shown.map((photo, index) => (
            <li key={photo.picture} className={styles.cell}>
              <a
                className={styles.link}
                href={photoSource(photo.picture, site)}
                onClick={open(index)}
              >
                <img
                  className={styles.picture}
                  {...sourcesOf(photo, index, site)}
                  width={PHOTO_SIZES.wide.width}
                  height={PHOTO_SIZES.wide.height}
                  alt={photo.description}
                  decoding="async"
                  loading={index < SHOWN_ON_PHONES ? 'eager' : 'lazy'}
                  fetchPriority={index === 0 ? 'high' : 'auto'}
                />
              </a>
            </li>
          ))}
        </ul>
        <button
          ref={all}
          type="button"
          className={`${buttons.quiet} ${styles.all}`}
          onClick={open(0)}
        >
          <Icon of={images} />
          {text('hotel.photos.all', { count: photos.length })}
        </button>
        {typeof opened === 'number' && (
          <lightbox.Part
            name={name}
            photos={photos}
            startPosition={opened}
            onClose={() => setOpened(null)}
            onPartFailed={() => setOpened('failed')}
          />
        )}
      </section>
      {opened === 'failed' && (
        <div className={styles.failure}>
          <PartFailure
            onClose={() => {
              setOpened(null)
              all.current?.focus()
            }}
          />
        </div>
      )}
    </>
  )
}

/** Only the first is large, and only on larger screens. */
function sourcesOf(photo: HotelPhoto, index: number, site: Site) {
  const { src, srcSet } = pictureSources(photo, site)
  const card = `${src.replace(/-wide$/, '-card')} ${PHOTO_SIZES.card.width}w`
  return {
    src,
    srcSet: srcSet ? `${card}, ${srcSet}` : undefined,
    sizes:
      index === 0
        ? '(width <= 640px) 88vw, 580px'
        : '(width <= 640px) 88vw, (width <= 1152px) 25vw, 285px',
  }
}
