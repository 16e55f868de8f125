/** The hotels that a person likes: the newest at once, the rest on demand. */
import { useEffect, useState } from 'react'
import type { FavouriteHotel } from '../../products/hotels/favourites/rules/favourites.ts'
import { pathOf } from '../../site/routes.ts'
import { requestJson } from '../../ui/browser/requests.ts'
import { followHearts, heartsOf } from '../../products/hotels/favourites/pages/liked-hotels.ts'
import { useFavourites } from '../../products/hotels/favourites/pages/use-favourites.ts'
import { usePage } from '../../ui/page-context.tsx'
import { AccountSection } from './account-section.tsx'
import { FavouriteItem } from './favourite-item.tsx'
import { FAVOURITES_ID } from './favourites-id.ts'
import spoken from '../../ui/spoken.module.css'
import styles from './favourites.module.css'

const SHOWN_AT_ONCE = 6

export function Favourites({ hotels }: { hotels: readonly FavouriteHotel[] }) {
  const { text } = usePage()
  const { ids, toggle } = useFavourites()
  const liked = useHotels(hotels).filter(({ id }) => ids.includes(id))
  const [isOneRemoved, setOneRemoved] = useState(false)
  const first = liked.slice(0, SHOWN_AT_ONCE)
  const rest = liked.slice(SHOWN_AT_ONCE)
  function remove(hotelId: number): void {
    void toggle(hotelId)
    setOneRemoved(true)
    // The button is gone, and the focus with it.
    document.getElementById(FAVOURITES_ID)?.focus()
  }
  return (
    <AccountSection
      anchor={FAVOURITES_ID}
      title={text('account.favourites')}
      text={liked.length === 0 ? text('account.favourites.none') : ''}
    >
      <output className={spoken.text}>{isOneRemoved && text('account.saved.favourite')}</output>
      {first.length > 0 && <FavouriteList hotels={first} onRemove={remove} />}
      {rest.length > 0 && (
        <details>
          <summary className={styles.more}>
            {text('account.favourites.more', { count: rest.length })}
          </summary>
          <FavouriteList hotels={rest} onRemove={remove} />
        </details>
      )}
    </AccountSection>
  )
}

interface FavouriteListProps {
  hotels: readonly FavouriteHotel[]
  onRemove: (hotelId: number) => void
}

function FavouriteList({ hotels, onRemove }: FavouriteListProps) {
  return (
    <ul className={styles.list}>
      {hotels.map((hotel) => (
        <FavouriteItem key={hotel.id} hotel={hotel} onRemove={onRemove} />
      ))}
    </ul>
  )
}

/** What was liked before signing in joins the account while this page is already there. */
function useHotels(written: readonly FavouriteHotel[]): readonly FavouriteHotel[] {
  const { site, person } = usePage()
  const [hotels, setHotels] = useState(written)
  useEffect(() => {
    let isWanted = true
    const isShown = (id: number) => hotels.some((hotel) => hotel.id === id)
    async function complete() {
      if (!person || heartsOf(person).ids.every(isShown)) return
      const answer = await requestJson(pathOf(site, 'favourites'))
      if (isWanted && answer.ok) setHotels((answer.value as { hotels: FavouriteHotel[] }).hotels)
    }
    void complete()
    const leave = followHearts(() => void complete())
    return () => {
      isWanted = false
      leave()
    }
  }, [site, person, hotels])
  return hotels
}
