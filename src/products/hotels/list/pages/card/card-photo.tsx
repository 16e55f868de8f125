/** The first photo of a card. A click on it opens all of them, which are fetched only then. */
import { useState } from 'react'
import { preload } from 'react-dom'
import { PHOTO_SIZES } from '../../../../../ui/rules/photo-sizes.ts'
import { latePart } from '../../../../../ui/late-part.tsx'
import { reportPart } from '../failed-part.ts'
import styles from './card-photo.module.css'
import type { CardLook } from './card-look.ts'
import type { CardHotel } from '../../../catalogue/rules/hotel.ts'
import { SpriteIcon } from '../../../../../ui/icon-sprite.tsx'
import { useFavourites } from '../../../favourites/pages/use-favourites.ts'
import favouriteButtonStyles from './favourite-button.module.css'
import type { CardViewProps } from './hotel-card.tsx'

const gallery = latePart(async () => (await import('./hotel-gallery.tsx')).default, reportPart)

const SIZES = '(width <= 640px) 100vw, 270px'

/** As React does for every picture that is not to wait. */
export function preloadPhoto(
  { priority }: CardLook['form'],
  { picture, pictures }: CardLook['words'],
) {
  const options = { imageSrcSet: pictures, imageSizes: SIZES, fetchPriority: priority }
  preload(picture, { as: 'image', ...options })
}

export function CardPhoto({ form, words, hotel }: CardViewProps) {
  const [isOpen, setOpen] = useState(false)
  const { width, height } = PHOTO_SIZES.card
  const picture = (
    <img
      className={styles.picture}
      src={words.picture}
      srcSet={words.pictures}
      sizes={SIZES}
      width={width}
      height={height}
      alt=""
      decoding="async"
      loading={form.loading}
      fetchPriority={form.priority}
    />
  )
  return (
    <div className={styles.photo}>
      {form.hasPhotos ? (
        <button
          type="button"
          className={styles.open}
          aria-label={words.photos}
          onClick={() => setOpen(true)}
          onPointerEnter={gallery.fetchAhead}
        >
          {picture}
        </button>
      ) : (
        picture
      )}
      {words.photosCount && (
        <span className={styles.count} aria-hidden="true">
          1 / {words.photosCount}
        </span>
      )}
      <FavouriteButton label={words.like} hotel={hotel} />
      {isOpen && hotel && (
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

/** The heart: hotels that this visitor likes, in this browser or in their account. */
function FavouriteButton({ label, hotel }: { label: string; hotel?: CardHotel }) {
  const { ids, toggle } = useFavourites()
  return (
    <button
      type="button"
      className={favouriteButtonStyles.heart}
      aria-pressed={!!hotel && ids.includes(hotel.id)}
      aria-label={label}
      onClick={() => void (hotel && toggle(hotel.id))}
    >
      <SpriteIcon name="heart" />
    </button>
  )
}
