/** The visitor's favourite hotels, the same on every card and in every tab of this browser. */
import { useSyncExternalStore } from 'react'
import { storedData } from '../browser/stored-data.ts'

const STORED_AS = 'favourites'
const MOST_FAVOURITES = 200
/** A year: nobody falls out of love with a hotel overnight. */
const KEPT_MS = 365 * 86_400_000

const listeners = new Set<() => void>()
let known: readonly number[] | null = null
const NONE: readonly number[] = []

export function useFavourites(): { ids: readonly number[]; toggle: (hotelId: number) => void } {
  const ids = useSyncExternalStore(follow, favourites, () => NONE)
  return { ids, toggle }
}

export function favourites(): readonly number[] {
  return (known ??= readFavourites())
}

function toggle(hotelId: number): void {
  const current = readFavourites()
  const next = current.includes(hotelId)
    ? current.filter((id) => id !== hotelId)
    : [hotelId, ...current].slice(0, MOST_FAVOURITES)
  storedData.keep(STORED_AS, next, KEPT_MS)
  tell(next)
}

function readFavourites(): readonly number[] {
  const stored = storedData.recall(STORED_AS)
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'number') : NONE
}

function tell(next: readonly number[] | null): void {
  known = next
  for (const listener of listeners) listener()
}

/** Another tab may have changed them. */
function changed(): void {
  tell(null)
}

function follow(listener: () => void): () => void {
  window.addEventListener('storage', changed)
  listeners.add(listener)
  return () => {
    window.removeEventListener('storage', changed)
    listeners.delete(listener)
  }
}
