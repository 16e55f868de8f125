/** Hotels that somebody likes: as lists of ids, the newest first, and as changes of such a list. */

/** Who likes more of them forgets the oldest. */
export const MAX_FAVOURITES = 200

/** No hotel is in both; the newest is the first of its list. */
export interface FavouriteChanges {
  added: readonly number[]
  removed: readonly number[]
}

/** What an account shows of one. Without a name it is not sold, or not by its name. */
export interface FavouriteHotel {
  id: number
  name: string
  place: string
  photo: string
  href: string
}

export const NO_CHANGES: FavouriteChanges = { added: [], removed: [] }

export function withChanges(
  ids: readonly number[],
  { added, removed }: FavouriteChanges,
): readonly number[] {
  return [...added, ...without(ids, [...added, ...removed])].slice(0, MAX_FAVOURITES)
}

/** The last word about a hotel counts. */
export function changedTo(
  { added, removed }: FavouriteChanges,
  hotelId: number,
  isLiked: boolean,
): FavouriteChanges {
  const put = (ids: readonly number[], isMeant: boolean) =>
    [...(isMeant ? [hotelId] : []), ...without(ids, [hotelId])].slice(0, MAX_FAVOURITES)
  return { added: put(added, isLiked), removed: put(removed, !isLiked) }
}

/** Those that are not among the others. */
export function without(ids: readonly number[], others: readonly number[]): number[] {
  return ids.filter((id) => !others.includes(id))
}
