/** The one identity of a page: its cookies, its login check, and the events that others hear. */
import type { PagePerson } from '../../site/person.ts'
import { pathOf } from '../../site/routes.ts'
import type { Site } from '../../site/site.ts'
import {
  type Account,
  DETECTED_COOKIE,
  DETECTED_HASH_COOKIE,
  type IdentityEvent,
} from '../../site/visitor.ts'
import { readCookie } from '../../ui/browser/cookies.ts'
import { requestJson } from '../../ui/browser/requests.ts'
import {
  followFavourites,
  leaveHearts,
} from '../../products/hotels/favourites/pages/tell-favourites.ts'
import { visitorIdentity, type VisitorIdentity } from './visitor-identity.ts'

/** `event.detail` says which: logged, login or logout. */
export const IDENTITY_EVENT = 'alisio:identity'

let identity: VisitorIdentity | undefined

export function pageIdentity(site: Site): VisitorIdentity {
  identity ??= visitorIdentity(
    { checkLogin: () => checkLogin(site), emit },
    { id: readCookie(DETECTED_COOKIE), emailHash: readCookie(DETECTED_HASH_COOKIE) },
  )
  return identity
}

/** For a person who is signed in: tells it on this page, and tells of the end. */
export function followIdentity(site: Site, person: PagePerson): void {
  const visitor = pageIdentity(site)
  void visitor.isLogged()
  followFavourites(site, person)
  const signOut = pathOf(site, 'signOut')
  document.addEventListener('submit', ({ target }) => {
    if (!(target instanceof HTMLFormElement) || target.getAttribute('action') !== signOut) return
    visitor.signedOut()
    leaveHearts(person)
  })
}

function emit(event: IdentityEvent): void {
  window.dispatchEvent(new CustomEvent<IdentityEvent>(IDENTITY_EVENT, { detail: event }))
}

/** A check that gets no answer is a visitor whom we do not know. */
async function checkLogin(site: Site): Promise<Account | null> {
  const answer = await requestJson(pathOf(site, 'loginCheck'))
  return answer.ok ? accountIn(answer.value) : null
}

function accountIn(answer: unknown): Account | null {
  const { logged, user } = (answer ?? {}) as { logged?: unknown; user?: unknown }
  return logged === true && typeof user === 'object' && user !== null ? (user as Account) : null
}
