/**
 * The hotels that a visitor likes, the same on every heart of the page and in every tab.
 *
 * Of whoever is not signed in, they are in this browser. Of a person, they are in the account, and
 * the browser keeps what it heard of them last and what it has not yet been able to tell.
 */
import { changedTo, type FavouriteChanges, NO_CHANGES, withChanges } from '../rules/favourites.ts'
import type { KnownFavourites } from '../../../../site/person.ts'
import type { PagePerson } from '../../../../site/person.ts'
import { storedData } from '../../../../ui/browser/stored-data.ts'

export type Liker = Pick<PagePerson, 'id' | 'favourites'>

/** What the account holds, and the changes that it was not told of. */
export type LocalFavourites = KnownFavourites & FavouriteChanges

const NAME = 'favourites'
/** A year: nobody falls out of love with a hotel overnight. */
const KEPT_MS = 365 * 86_400_000

let known: readonly number[] | null = null
const listeners = new Set<() => void>()

export function likedBy(person: Liker | null): readonly number[] {
  return (known ??= person ? likedInAccount(favouritesOf(person)) : likedByNobody())
}

/** What was liked before anybody was signed in is the person's, too. */
function likedInAccount(hearts: LocalFavourites): readonly number[] {
  return withChanges([...likedByNobody(), ...hearts.ids], hearts)
}

/** Turns a heart over; `send-favourites.ts` tells the account. */
export function toggleFavourite(person: Liker | null, hotelId: number): void {
  // Another tab may have been there a moment ago.
  known = null
  const liked = likedBy(person)
  const isLiked = !liked.includes(hotelId)
  if (person) {
    const hearts = favouritesOf(person)
    saveFavourites(person.id, { ...hearts, ...changedTo(hearts, hotelId, isLiked) })
  } else saveFavourites('', withChanges(liked, changedTo(NO_CHANGES, hotelId, isLiked)))
}

/** The account as this page has it, unless another has heard something newer. */
export function favouritesOf(person: Liker): LocalFavourites {
  const { ids, at, added, removed } = (storedData.recall(NAME + person.id) ??
    {}) as Partial<LocalFavourites>
  // Somebody else may have written there.
  const changes = isList(added) && isList(removed) ? { added, removed } : NO_CHANGES
  const isNewer = isList(ids) && at! > person.favourites.at
  return { ...changes, ...(isNewer ? { ids, at: at! } : person.favourites) }
}

export function saveFavourites(of: Liker['id'], hearts: LocalFavourites): void
/** Of nobody, until somebody signs in. */
export function saveFavourites(of: '', liked: readonly number[]): void
export function saveFavourites(of: number | '', kept: unknown): void {
  storedData.keep(NAME + of, kept, KEPT_MS)
  retell()
}

export function likedByNobody(): readonly number[] {
  const stored = storedData.recall(NAME)
  return isList(stored) ? stored : []
}

function isList(stored: unknown): stored is readonly number[] {
  return Array.isArray(stored)
}

function retell(): void {
  known = null
  for (const listener of listeners) listener()
}

/** Another tab may change them, and a page that comes back is as it was. */
export function followFavouriteChanges(listener: () => void): () => void {
  // A listener that is there already is not added again.
  for (const event of EVENTS) window.addEventListener(event, retell)
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const EVENTS = ['storage', 'pageshow']
