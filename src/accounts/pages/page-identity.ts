/** The one identity of a page: its cookies, its login check, and the events that others hear. */
import type { PagePerson } from '../../site/person.ts'
import { pathOf } from '../../site/routes.ts'
import type { Site } from '../../site/site.ts'
import {
  type Account,
  askWhetherLogged,
  beginLoginCheck,
  DETECTED_COOKIE,
  DETECTED_HASH_COOKIE,
  detectVisitor,
  endLoginCheck,
  type Identity,
  type IdentityEvent,
  type IdentityStep,
  logOut,
  UNKNOWN_VISITOR,
  visitorState,
  type VisitorState,
} from '../../site/visitor.ts'
import { readCookie } from '../../ui/browser/cookies.ts'
import { requestJson } from '../../ui/browser/requests.ts'
import {
  followFavourites,
  clearFavourites,
} from '../../products/hotels/favourites/pages/send-favourites.ts'

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
    clearFavourites(person)
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

/**
 * Who the visitor is, as the scripts of a page know it. Whoever asks before the login check has
 * ended waits for its end and is answered once; the check itself begins with the first question.
 */
export interface IdentityActions {
  /** The account, or null when nobody is signed in; it never fails. */
  checkLogin: () => Promise<Account | null>
  emit: (event: IdentityEvent, identity: Identity) => void
}

export interface DetectionCookies {
  id: string | null
  emailHash: string | null
}

export function visitorIdentity({ checkLogin, emit }: IdentityActions, cookies: DetectionCookies) {
  const { id, emailHash } = cookies
  let identity = id
    ? detectVisitor(UNKNOWN_VISITOR, emailHash ? { id, emailHash } : { id })
    : UNKNOWN_VISITOR
  const waiting = new Map<string, (isLogged: boolean) => void>()
  let callers = 0

  function take(step: IdentityStep): void {
    identity = step.identity
    for (const event of step.events) emit(event, identity)
    for (const { caller, logged } of step.answers) {
      waiting.get(caller)?.(logged)
      waiting.delete(caller)
    }
  }

  async function check(): Promise<void> {
    identity = beginLoginCheck(identity)
    const account = await checkLogin()
    take(endLoginCheck(identity, account))
  }

  return {
    state: (): VisitorState => visitorState(identity),
    account: (): Account | null => identity.account,
    isLogged(): Promise<boolean> {
      const { promise, resolve } = Promise.withResolvers<boolean>()
      const caller = String(++callers)
      waiting.set(caller, resolve)
      take(askWhetherLogged(identity, caller))
      if (identity.check === 'not-begun') void check()
      return promise
    },
    signedOut: (): void => take(logOut(identity)),
  }
}

type VisitorIdentity = ReturnType<typeof visitorIdentity>
