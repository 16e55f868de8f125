import {
  problem,
  type Problem,
  type Read,
  readable,
  unreadable,
} from '../../../../site/problems.ts'

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
function without(ids: readonly number[], others: readonly number[]): number[] {
  return ids.filter((id) => !others.includes(id))
}

/** Changes of what somebody likes on their way to the account. */

/** What of them is not done yet, when others have been. */
export function changesAfter(
  { added, removed }: FavouriteChanges,
  done: FavouriteChanges,
): FavouriteChanges {
  return { added: without(added, done.added), removed: without(removed, done.removed) }
}

/** What was liked before anybody signed in comes behind what was said since. */
export function joinedBy(
  { added, removed }: FavouriteChanges,
  liked: readonly number[],
): FavouriteChanges {
  const more = without(liked, [...added, ...removed])
  return { added: [...added, ...more].slice(0, MAX_FAVOURITES), removed }
}

/** Different ids of hotels, or null. */
export function readHotelIds(sent: unknown): number[] | null {
  if (!Array.isArray(sent) || !sent.every(isHotelId)) return null
  return [...new Set(sent)]
}

const LARGEST_ID = 2_147_483_647

export function isHotelId(sent: unknown): sent is number {
  return Number.isInteger(sent) && (sent as number) > 0 && (sent as number) <= LARGEST_ID
}

/** As a call sends them: lists of ids in `added` and `removed`; one that is left out is empty. */
export function readFavouriteChanges(sent: unknown): Read<FavouriteChanges> {
  const { added, removed } = (sent ?? {}) as Record<string, unknown>
  if (added === undefined && removed === undefined)
    return unreadable([problem('field-missing', 'added')])
  const problems: Problem[] = []
  const read = (ids: unknown, field: string) => {
    const read = readHotelIds(ids ?? [])
    if (!read) problems.push(problem('field-unreadable', field))
    else if (read.length > MAX_FAVOURITES)
      problems.push(problem('number-out-of-range', field, MAX_FAVOURITES))
    return read ?? []
  }
  const changes = { added: read(added, 'added'), removed: read(removed, 'removed') }
  // Compared only where both lists are short.
  if (problems.length === 0 && changes.added.some((id) => changes.removed.includes(id)))
    problems.push(problem('field-repeated', 'removed'))
  return problems.length > 0 ? unreadable(problems) : readable(changes)
}
