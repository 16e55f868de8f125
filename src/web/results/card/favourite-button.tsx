/** The heart: hotels that this visitor likes, kept in this browser. */
import type { CardHotel } from '../../../core/hotel.ts'
import { usePage } from '../../page-context.tsx'
import { SpriteIcon } from '../../ui/icon-sprite.tsx'
import { useFavourites } from '../use-favourites.ts'
import styles from './favourite-button.module.css'

export function FavouriteButton({ hotel }: { hotel: CardHotel }) {
  const { text } = usePage()
  const { ids, toggle } = useFavourites()
  const isLiked = ids.includes(hotel.id)
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={isLiked}
      aria-label={text('card.favourite', { name: hotel.name })}
      onClick={() => toggle(hotel.id)}
    >
      <SpriteIcon name="heart" />
    </button>
  )
}
