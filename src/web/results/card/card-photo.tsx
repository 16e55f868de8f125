/** The first photo of a card. A click on it opens all of them, which are fetched only then. */
import { useState } from 'react'
import type { CardHotel } from '../../../core/hotel.ts'
import { PHOTO_SIZES, photoPath } from '../../../core/photo-sizes.ts'
import { usePage } from '../../page-context.tsx'
import { latePart } from '../../ui/late-part.tsx'
import styles from './card-photo.module.css'
import { FavouriteButton } from './favourite-button.tsx'

const gallery = latePart(async () => (await import('../../gallery/hotel-gallery.tsx')).default)

/** The first cards are seen at once; the pictures of the others can wait. */
const SEEN_AT_ONCE = 2

export function CardPhoto({ hotel, position }: { hotel: CardHotel; position: number }) {
  const { text } = usePage()
  const [isOpen, setOpen] = useState(false)
  const { width, height } = PHOTO_SIZES.card
  return (
    <div className={styles.photo}>
      <button
        type="button"
        className={styles.open}
        aria-label={text('card.photos', { name: hotel.name, count: hotel.photosCount })}
        onClick={() => setOpen(true)}
        onPointerEnter={gallery.fetchAhead}
      >
        <img
          className={styles.picture}
          src={hotel.thumbnail}
          srcSet={`${hotel.thumbnail} ${width}w, ${photoPath(hotel.id, 1, 'wide')} ${PHOTO_SIZES.wide.width}w`}
          sizes="(width <= 640px) 100vw, 270px"
          width={width}
          height={height}
          alt=""
          decoding="async"
          loading={position < SEEN_AT_ONCE ? 'eager' : 'lazy'}
          fetchPriority={position === 0 ? 'high' : 'auto'}
        />
      </button>
      {hotel.photosCount > 1 && (
        <span className={styles.count} aria-hidden="true">
          1 / {hotel.photosCount}
        </span>
      )}
      <FavouriteButton hotel={hotel} />
      {isOpen && (
        <gallery.Part
          hotelId={hotel.id}
          hiddenOfferId={hotel.hiddenOfferId}
          name={hotel.name}
          onClose={() => setOpen(false)}
          onPartFailed={() => setOpen(false)}
        />
      )}
    </div>
  )
}
