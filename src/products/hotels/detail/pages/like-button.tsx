/** The heart of a hotel's own page. */
import heart from 'icon:heart'
import { useFavourites } from '../../favourites/pages/use-favourites.ts'
import { usePage } from '../../../../ui/page-context.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import styles from './like-button.module.css'

export function LikeButton({ hotelId, name }: { hotelId: number; name: string }) {
  const { text } = usePage()
  const { ids, toggle } = useFavourites()
  return (
    <button
      type="button"
      className={styles.heart}
      aria-pressed={ids.includes(hotelId)}
      aria-label={text('card.favourite', { name })}
      onClick={() => void toggle(hotelId)}
    >
      <Icon of={heart} />
    </button>
  )
}
