/**
 * Tells the account of a person what they like. What does not arrive, for whatever reason, stays
 * written down and is told at the next page; told twice is as good as told once.
 */
import { type FavouriteChanges, NO_CHANGES } from '../rules/favourites.ts'
import { isHotelId } from '../rules/favourite-changes.ts'
import { joinedBy } from '../rules/favourite-changes.ts'
import { changesAfter } from '../rules/favourite-changes.ts'
import type { KnownFavourites } from '../../../../site/person.ts'
import { pathOf } from '../../../../site/routes.ts'
import type { Site } from '../../../../site/site.ts'
import { type Answer, requestJson } from '../../../../ui/browser/requests.ts'
import { favouritesOf, saveFavourites, likedByNobody, type Liker } from './liked-hotels.ts'

/** At the start of a page: what other tabs should hear of it, and what it should be told. */
export function followFavourites(site: Site, person: Liker): void {
  saveFavourites(person.id, favouritesOf(person))
  void sendFavourites(site, person)
}

export async function sendFavourites(site: Site, person: Liker): Promise<void> {
  await oneAtATime(async () => {
    while (await tellOnce(pathOf(site, 'favourites'), person));
  })
}

/** Whether something was told, so that there may be more to tell. */
async function tellOnce(address: string, person: Liker): Promise<boolean> {
  const { added, removed } = joinedBy(favouritesOf(person), likedByNobody())
  // Whatever else may stand there would be refused for ever.
  const told = { added: added.filter(isHotelId), removed: removed.filter(isHotelId) }
  if (isNothing(told)) return false
  // From here on, what was nobody's is this person's.
  saveFavourites(person.id, { ...favouritesOf(person), ...told })
  saveFavourites('', [])
  // A heart may be the last thing that is pressed before leaving.
  const answer = await requestJson(address, { json: told, keepalive: true })
  const done = answer.ok ? told : refusedIn(answer)
  const heard = answer.ok ? (answer.value as KnownFavourites) : null
  const hearts = favouritesOf(person)
  saveFavourites(person.id, { ...hearts, ...heard, ...changesAfter(hearts, done) })
  return !isNothing(done)
}

/** Whoever leaves takes along what the account holds; what it was not told waits for them. */
export function clearFavourites(person: Liker): void {
  saveFavourites(person.id, { ...favouritesOf(person), ids: [], at: 0 })
}

function isNothing({ added, removed }: FavouriteChanges): boolean {
  return added.length + removed.length === 0
}

/** Hotels that nobody knows any more would be refused for ever. */
function refusedIn({ body }: Extract<Answer<unknown>, { ok: false }>): FavouriteChanges {
  const refused = [...body.matchAll(/"field":"added\.(\d+)"/g)]
  return { ...NO_CHANGES, added: refused.map(([, id]) => Number(id)) }
}

/** One after the other, over all tabs where the browser can: the last word must arrive last. */
async function oneAtATime(work: () => Promise<void>): Promise<void> {
  const { locks } = navigator as { locks?: LockManager }
  if (locks) await locks.request('alisio:favourites', work)
  else await (turn = turn.then(work))
}

let turn = Promise.resolve()
