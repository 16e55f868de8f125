/**
 * Who the visitor is: anonymous, detected by a cookie, or logged in. There are no other roles.
 *
 * Each step gives the new identity, the events to emit and the waiting callers to answer, as
 * values; whoever runs it does the emitting and answering.
 */

export type VisitorState = 'anonymous' | 'detected' | 'logged'

export interface DetectedVisitor {
  id: string
  emailHash?: string
}

/** What the login check returned, without the password. */
export type Account = Readonly<Record<string, unknown>>

export interface Identity {
  detected: DetectedVisitor | null
  account: Account | null
  check: 'not-begun' | 'running' | 'ended'
  /** Who asked whether the visitor is logged in before the check had ended. */
  waiting: readonly string[]
}

export type IdentityEvent = 'logged' | 'login' | 'logout'

export interface IdentityStep {
  identity: Identity
  events: readonly IdentityEvent[]
  answers: readonly { caller: string; logged: boolean }[]
}

export const DETECTED_COOKIE = 'detected_user'
export const DETECTED_HASH_COOKIE = 'detected_user_hash'

/** Thirty days, for both cookies. */
export const DETECTED_COOKIE_SECONDS = 2_592_000

export const UNKNOWN_VISITOR: Identity = {
  detected: null,
  account: null,
  check: 'not-begun',
  waiting: [],
}

export function visitorState({ detected, account }: Identity): VisitorState {
  if (account) return 'logged'
  return detected ? 'detected' : 'anonymous'
}

/** From the cookie, or from a user-detected event. */
export function detectVisitor(identity: Identity, { id, emailHash }: DetectedVisitor): Identity {
  return { ...identity, detected: emailHash === undefined ? { id } : { id, emailHash } }
}

export function beginLoginCheck(identity: Identity): Identity {
  return { ...identity, check: 'running' }
}

/** Answered at once when the check has ended, otherwise once when it ends. */
export function askWhetherLogged(identity: Identity, caller: string): IdentityStep {
  if (identity.check === 'ended') {
    return { identity, events: [], answers: answersTo([caller], identity) }
  }
  const waiting = [...identity.waiting, caller]
  return { identity: { ...identity, waiting }, events: [], answers: [] }
}

/**
 * The check ends with the account, or with null when nobody is logged in. An end without a
 * beginning is a late answer, overtaken by a logout: it must not log anybody in again.
 */
export function endLoginCheck(identity: Identity, account: Account | null): IdentityStep {
  if (identity.check !== 'running') return { identity, events: [], answers: [] }
  const next: Identity = {
    ...identity,
    account: account && withoutPassword(account),
    check: 'ended',
    waiting: [],
  }
  const justLogged = next.account !== null && identity.account === null
  return {
    identity: next,
    events: justLogged ? ['logged', 'login'] : [],
    answers: answersTo(identity.waiting, next),
  }
}

/** Clears all that is known of the visitor; whoever waits learns that nobody is logged in. */
export function logOut(identity: Identity): IdentityStep {
  const next: Identity = { ...UNKNOWN_VISITOR, check: 'ended' }
  return { identity: next, events: ['logout'], answers: answersTo(identity.waiting, next) }
}

function answersTo(callers: readonly string[], identity: Identity): IdentityStep['answers'] {
  const logged = visitorState(identity) === 'logged'
  return callers.map((caller) => ({ caller, logged }))
}

function withoutPassword({ password: _password, ...kept }: Account): Account {
  return kept
}
