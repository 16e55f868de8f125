/** The heart: hotels that this visitor likes, kept in this browser. */
import heart from 'icon:heart'
import type { FoundHotel } from '../../../core/hotel.ts'
import { usePage } from '../../page-context.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useFavourites } from '../use-favourites.ts'
import styles from './favourite-button.module.css'

export function FavouriteButton({ hotel }: { hotel: FoundHotel }) {
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
      <Icon of={heart} />
    </button>
  )
}
