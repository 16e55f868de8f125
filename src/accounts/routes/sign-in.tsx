/** Signing in. A wrong address and a wrong password are answered alike, after the same time. */
import { ACCOUNT_FIELDS, readSignIn } from '../rules/account-fields.ts'
import { withBack } from '../rules/back-field.ts'
import { type SentFields, textIn } from '../rules/account-values.ts'
import { FIRST_PASSWORD_MS } from '../rules/identity-limits.ts'
import { type Problem, problem } from '../../site/problems.ts'
import { pathOf } from '../../site/routes.ts'
import { type Person, personByEmail } from '../store/people.ts'
import { secondFactorsOf } from '../store/second-factors.ts'
import { SecondFactorPage } from '../pages/second-factor-page.tsx'
import { SignInPage, type SignInNotice, SIGN_IN_NOTICES } from '../pages/sign-in-page.tsx'
import { brandOf } from '../../site/brands.ts'
import { statusOf } from '../../http/http-statuses.ts'
import { logSecurity } from '../../http/security-events.ts'
import type { Handler, Visit } from '../../http/visit.ts'
import { accountHead, backOf, type IdentityParts } from './identity-parts.ts'
import { mayTryPassword, passwordWasRight } from './attempts.ts'
import { handLink, linkStep } from './mail-links.ts'
import { askForPasskey, relyingParty } from './passkeys.ts'
import { passwordMatches } from '../service/passwords.ts'
import { checkSecondFactor, type WaitingSignIn } from './second-factor.ts'

export const showSignIn: Handler = (visit) => {
  const { query, person, site, redirect } = visit
  const back = backOf(visit)
  if (person) return redirect(back || pathOf(site, 'account'))
  const notice = SIGN_IN_NOTICES.find((each) => each === query['done']) ?? null
  return signInPage(visit, { email: '', back, notice, problems: [] })
}

export function signIn(parts: IdentityParts): Handler {
  const { store, waiting } = parts
  return async (visit) => {
    const { site, reply, wantsPage, redirect } = visit
    const fields = (visit.body ?? {}) as SentFields
    const back = backOf(visit)
    const email = textIn(fields, ACCOUNT_FIELDS.email)
    const refuse = (problems: Problem[]) =>
      wantsPage
        ? signInPage(visit, { email, back, notice: null, problems })
        : visit.problems(problems)

    const read = readSignIn(fields)
    if (!read.ok) return refuse(read.problems)
    const tried = { email: read.value.email, address: reply.request.ip }
    if (!(await mayTryPassword(store(), tried))) {
      logSecurity(reply.request, 'too-many-passwords')
      return refuse([problem('too-many-requests')])
    }
    const person = await personByEmail(store(), read.value.email)
    const isRight = await passwordMatches(person?.passwordHash ?? null, read.value.password)
    if (!person || !isRight) {
      logSecurity(reply.request, 'sign-in-refused', person?.id)
      return refuse([problem('sign-in-failed')])
    }

    await passwordWasRight(store(), person.email)
    if (person.mustChangePassword) return leadToFirstPassword(parts, visit, person)
    if (!(await waiting.begin(reply, person))) return enter(parts, visit, person)
    return wantsPage
      ? redirect(withBack(pathOf(site, 'secondFactor'), back), 303)
      : visit.problems([problem('second-factor-needed')])
  }
}

export function showSecondFactor(parts: IdentityParts): Handler {
  return async (visit) => {
    const { site, reply, redirect } = visit
    const begun = await parts.waiting.find(reply)
    if (!begun) return redirect(withBack(pathOf(site, 'signIn'), backOf(visit)), 303)
    return secondFactorPage(parts, visit, begun, [])
  }
}

export function signInWithFactor(parts: IdentityParts): Handler {
  return async (visit) => {
    const { site, reply, wantsPage, redirect } = visit
    const begun = await parts.waiting.find(reply)
    if (!begun)
      return wantsPage
        ? redirect(withBack(pathOf(site, 'signIn'), backOf(visit)), 303)
        : visit.problems([problem('sign-in-needed')])
    const fields = (visit.body ?? {}) as SentFields
    const from = { address: reply.request.ip, party: partyOf(parts, visit) }
    const read = await checkSecondFactor(parts.store(), begun, fields, from)
    if (!read.ok) {
      logSecurity(reply.request, 'second-factor-refused', begun.person.id)
      return wantsPage
        ? secondFactorPage(parts, visit, begun, read.problems)
        : visit.problems(read.problems)
    }
    if (!(await parts.waiting.finish(reply))) return redirect(pathOf(site, 'signIn'), 303)
    return enter(parts, visit, begun.person)
  }
}

/** Whoever has proved everything that was asked for, unless the password changed meanwhile. */
async function enter({ signedIn }: IdentityParts, visit: Visit, person: Person) {
  const { site, reply, wantsPage, redirect } = visit
  if (!(await signedIn.open(reply, person)))
    return wantsPage
      ? redirect(withBack(pathOf(site, 'signIn'), backOf(visit)), 303)
      : visit.problems([problem('sign-in-failed')])
  return wantsPage ? redirect(backOf(visit) || pathOf(site, 'home'), 303) : reply.code(204).send()
}

export function partyOf({ publicUrl }: IdentityParts, { reply, site }: Visit) {
  return relyingParty(reply.request, publicUrl, brandOf(site).name)
}

/**
 * A password that was told to its owner is good for choosing another, and opens no session. Then
 * they sign in with their own.
 */
async function leadToFirstPassword(
  { store, publicUrl }: IdentityParts,
  visit: Visit,
  person: Pick<Person, 'id' | 'passwordHash'>,
) {
  const kind = 'first-password'
  const path = pathOf(visit.site, 'passwordReset')
  const isSecure = publicUrl.protocol === 'https:'
  const lastsMs = FIRST_PASSWORD_MS
  await handLink(visit, store(), { kind, person, path, lastsMs, isSecure })
  return visit.redirect(withBack(linkStep(path, kind), backOf(visit)), 303)
}

export function signOut({ signedIn }: IdentityParts): Handler {
  return async ({ site, reply, wantsPage, redirect }) => {
    await signedIn.close(reply)
    return wantsPage ? redirect(pathOf(site, 'home'), 303) : reply.code(204).send()
  }
}

interface SignInState {
  email: string
  back: string
  notice: SignInNotice | null
  problems: Problem[]
}

function signInPage(visit: Visit, state: SignInState) {
  const [first] = state.problems
  const page = <SignInPage {...state} />
  return visit.page(page, accountHead(visit, 'sign-in'), first ? statusOf(first.code) : 200)
}

async function secondFactorPage(
  parts: IdentityParts,
  visit: Visit,
  { person, challenge }: WaitingSignIn,
  problems: Problem[],
) {
  const { appSince, passkeys } = await secondFactorsOf(parts.store(), person.id)
  const page = (
    <SecondFactorPage
      back={backOf(visit)}
      hasApp={appSince !== null}
      passkey={
        passkeys.length > 0 ? await askForPasskey(partyOf(parts, visit), passkeys, challenge) : null
      }
      problems={problems}
    />
  )
  const [first] = problems
  return visit.page(page, accountHead(visit, 'second-factor'), first ? statusOf(first.code) : 200)
}
