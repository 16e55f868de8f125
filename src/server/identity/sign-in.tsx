/** Signing in. A wrong address and a wrong password are answered alike, after the same time. */
import { ACCOUNT_FIELDS } from '../../core/identity/account-fields.ts'
import { readSignIn } from '../../core/identity/account-forms.ts'
import { type SentFields, textIn } from '../../core/identity/account-values.ts'
import { withBack } from '../../core/identity/back-field.ts'
import { FIRST_PASSWORD_MS } from '../../core/identity/identity-limits.ts'
import { type Problem, problem } from '../../core/problems.ts'
import { pathOf } from '../../core/routes.ts'
import { type Person, personByEmail } from '../../storage/people.ts'
import { SignInPage, type SignInNotice, SIGN_IN_NOTICES } from '../../web/account/sign-in-page.tsx'
import { statusOf } from '../http-statuses.ts'
import type { Handler, Visit } from '../visit.ts'
import { accountHead } from './account-head.ts'
import { mayTryPassword, passwordWasRight } from './attempts.ts'
import { backOf } from './back-of.ts'
import { type IdentityParts, signedInPerson } from './identity-parts.ts'
import { handLink, linkStep } from './mail-links.ts'
import { passwordMatches } from './passwords.ts'

export const showSignIn: Handler = (visit) => {
  const { query, person, site, redirect } = visit
  const back = backOf(visit)
  if (person) return redirect(back || pathOf(site, 'account'))
  const notice = SIGN_IN_NOTICES.find((each) => each === query['done']) ?? null
  return signInPage(visit, { email: '', back, notice, problems: [] })
}

export function signIn(parts: IdentityParts): Handler {
  const { store, signedIn } = parts
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
    if (!(await mayTryPassword(store(), tried))) return refuse([problem('too-many-requests')])
    const person = await personByEmail(store(), read.value.email)
    const isRight = await passwordMatches(person?.passwordHash ?? null, read.value.password)
    if (!person || !isRight) return refuse([problem('sign-in-failed')])

    await passwordWasRight(store(), person.email)
    if (person.mustChangePassword) return leadToFirstPassword(parts, visit, person)
    await signedIn.open(reply, signedInPerson(person))
    return wantsPage ? redirect(back || pathOf(site, 'home'), 303) : reply.code(204).send()
  }
}

/**
 * A password that was told to its owner is good for choosing another, and opens no session. Then
 * they sign in with their own.
 */
async function leadToFirstPassword(
  { store, publicUrl }: IdentityParts,
  visit: Visit,
  { id }: Pick<Person, 'id'>,
) {
  const kind = 'first-password'
  const path = pathOf(visit.site, 'passwordReset')
  const isSecure = publicUrl.protocol === 'https:'
  const lastsMs = FIRST_PASSWORD_MS
  await handLink(visit, store(), { kind, personId: id, path, lastsMs, isSecure })
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
