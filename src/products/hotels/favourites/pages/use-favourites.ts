/** The hotels that are liked, for parts of a page. */
import { useSyncExternalStore } from 'react'
import { loadLate } from '../../../../ui/browser/late-script.ts'
import { usePage } from '../../../../ui/page-context.tsx'
import { followFavouriteChanges, likedBy, toggleFavourite } from './liked-hotels.ts'

const NONE: readonly number[] = []

export function useFavourites(): {
  ids: readonly number[]
  toggle: (hotelId: number) => Promise<void>
} {
  const { site, person } = usePage()
  const ids = useSyncExternalStore(
    followFavouriteChanges,
    () => likedBy(person),
    // The server knows what an account holds, and nothing of what is in the browser.
    () => person?.favourites.ids ?? NONE,
  )
  async function toggle(hotelId: number): Promise<void> {
    toggleFavourite(person, hotelId)
    if (!person) return
    const telling = await loadLate(() => import('./send-favourites.ts'))
    if (telling.ok) await telling.value.sendFavourites(site, person)
  }
  return { ids, toggle }
}
