/** Changes of what somebody likes on their way to the account. */
import {
  problem,
  type Problem,
  type Read,
  readable,
  unreadable,
} from '../../../../site/problems.ts'
import { MAX_FAVOURITES, type FavouriteChanges, without } from './favourites.ts'

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
