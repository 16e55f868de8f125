/**
 * Who the visitor is, as the scripts of a page know it. Whoever asks before the login check has
 * ended waits for its end and is answered once; the check itself begins with the first question.
 */
import {
  type Account,
  askWhetherLogged,
  beginLoginCheck,
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

export type VisitorIdentity = ReturnType<typeof visitorIdentity>
