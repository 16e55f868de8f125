/** The heart: hotels that this visitor likes, in this browser or in their account. */
import type { CardHotel } from '../../../catalogue/rules/hotel.ts'
import { SpriteIcon } from '../../../../../ui/icon-sprite.tsx'
import { useFavourites } from '../../../favourites/pages/use-favourites.ts'
import styles from './favourite-button.module.css'

export function FavouriteButton({ label, hotel }: { label: string; hotel?: CardHotel }) {
  const { ids, toggle } = useFavourites()
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={!!hotel && ids.includes(hotel.id)}
      aria-label={label}
      onClick={() => void (hotel && toggle(hotel.id))}
    >
      <SpriteIcon name="heart" />
    </button>
  )
}
