/** One hotel that a person likes, with the way to its page and the button that takes it off. */
import type { MouseEvent } from 'react'
import type { FavouriteHotel } from '../../products/hotels/favourites/rules/favourites.ts'
import { ACCOUNT_FIELDS } from '../rules/account-fields.ts'
import { PHOTO_SIZES } from '../../ui/rules/photo-sizes.ts'
import { usePage } from '../../ui/page-context.tsx'
import button from '../../ui/button.module.css'
import { AccountForm } from './account-form.tsx'
import styles from './favourites.module.css'

interface FavouriteItemProps {
  hotel: FavouriteHotel
  onRemove: (hotelId: number) => void
}

export function FavouriteItem({ hotel, onRemove }: FavouriteItemProps) {
  const { text } = usePage()
  const { id, name, place, photo, href } = hotel
  const { width, height } = PHOTO_SIZES.thumb
  /** The form is for whoever has no scripts. */
  function remove(event: MouseEvent): void {
    event.preventDefault()
    // The second click of two is meant for this hotel, but the next one is there by then.
    if (event.detail < 2) onRemove(id)
  }
  return (
    <li className={styles.entry}>
      {photo ? (
        <img
          className={styles.photo}
          src={photo}
          alt=""
          width={width}
          height={height}
          loading="lazy"
        />
      ) : (
        <span className={styles.photo} />
      )}
      {name ? (
        <span className={styles.words}>
          <a className={styles.name} href={href}>
            {name}
          </a>
          <span className={styles.place}>{place}</span>
        </span>
      ) : (
        <span className={styles.place}>{text('account.favourites.gone')}</span>
      )}
      <AccountForm form="no-favourite">
        <input type="hidden" name={ACCOUNT_FIELDS.hotel} value={id} />
        <button
          className={button.plain}
          aria-label={name ? text('account.favourites.remove-hotel', { name }) : undefined}
          onClick={remove}
        >
          {text('account.favourites.remove')}
        </button>
      </AccountForm>
    </li>
  )
}
