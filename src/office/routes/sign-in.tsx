/**
 * The way into the back office. A wrong address, a wrong password and an account without a role are
 * answered alike, after the same time; all of them are written down.
 */
import { auditSubject } from '../../accounts/rules/audit.ts'
import { officePath } from '../rules/office-routes.ts'
import { isStaffRole } from '../../accounts/rules/staff.ts'
import { ACCOUNT_FIELDS, readSignIn } from '../../accounts/rules/account-fields.ts'
import { readNewPassword, type SentFields, textIn } from '../../accounts/rules/account-values.ts'
import { type Problem, problem } from '../../site/problems.ts'
import { recordAudit } from '../../accounts/store/audit-log.ts'
import {
  choosePassword,
  type Person,
  personByEmail,
  personById,
} from '../../accounts/store/people.ts'
import { secondFactorsOf } from '../../accounts/store/second-factors.ts'
import { OfficeSecondFactorPage } from '../pages/factors-page.tsx'
import { OfficeSignInPage } from '../pages/sign-in-page.tsx'
import { statusOf } from '../../http/http-statuses.ts'
import { mayTryPassword, passwordWasRight } from '../../accounts/routes/attempts.ts'
import { askForPasskey } from '../../accounts/routes/passkeys.ts'
import { hashPassword, passwordMatches } from '../../accounts/service/passwords.ts'
import {
  checkSecondFactor,
  type UsedFactor,
  type WaitingSignIn,
} from '../../accounts/routes/second-factor.ts'
import { type Handler, pathWithin, type Visit } from '../../http/visit.ts'
import { logSecurity } from '../../http/security-events.ts'
import { partyOf } from './factors.tsx'
import { FIRST_PASSWORD_MS } from '../../accounts/rules/identity-limits.ts'
import { readToken } from '../../accounts/store/sign-in-tokens.ts'
import { FirstPasswordPage } from '../pages/first-password-page.tsx'
import { forgetMailLink, handedLink, handLink } from '../../accounts/routes/mail-links.ts'
import { doneIn, officeHead } from './office-page.tsx'
import type { OfficeHandler, OfficeParts } from './office-parts.ts'

type Parts = Pick<OfficeParts, 'store' | 'sessions' | 'isSecure' | 'waiting' | 'publicUrl'>

export function showSignIn({ sessions }: Parts): Handler {
  return async (visit) => {
    const back = pathWithin(visit.query[ACCOUNT_FIELDS.back]) ?? ''
    if (await sessions.find(visit.reply)) return visit.redirect(back || officePath('home'))
    const isPasswordChosen = doneIn(visit, ['password']) !== null
    return signInPage(visit, { email: '', back, isPasswordChosen, problems: [] })
  }
}

export function signIn(parts: Parts): Handler {
  const { store, waiting } = parts
  return async (visit) => {
    const fields = (visit.body ?? {}) as SentFields
    const back = pathWithin(fields[ACCOUNT_FIELDS.back]) ?? ''
    const email = textIn(fields, ACCOUNT_FIELDS.email)
    const refuse = (problems: Problem[]) => signInPage(visit, { email, back, problems })

    const read = readSignIn(fields)
    if (!read.ok) return refuse(read.problems)
    const address = visit.reply.request.ip
    const tried = { email: read.value.email, address }
    if (!(await mayTryPassword(store(), tried))) {
      logSecurity(visit.reply.request, 'too-many-passwords')
      return refuse([problem('too-many-requests')])
    }
    const person = await personByEmail(store(), read.value.email)
    const isRight = await passwordMatches(person?.passwordHash ?? null, read.value.password)
    const isStaff = person !== undefined && isStaffRole(person.role)
    // Only whose account it is gets written down: what else was typed might be a password.
    const named = isStaff ? person.email : ''
    const actor = { personId: isStaff ? person.id : null, email: named, address }
    if (!isStaff || !isRight) {
      const entry = { action: 'sign-in-failed', subject: auditSubject.person(named) } as const
      await recordAudit(store().db, actor, entry, Date.now())
      logSecurity(visit.reply.request, 'sign-in-refused', person?.id)
      return refuse([problem('sign-in-failed')])
    }
    await passwordWasRight(store(), person.email)
    if (person.mustChangePassword) return leadToFirstPassword(parts, visit, person)
    if (!(await waiting.begin(visit.reply, person))) return enter(parts, visit, person, null)
    return visit.redirect(officePath('secondFactor', {}, { back }), 303)
  }
}

export function showSecondFactor(parts: Parts): Handler {
  return async (visit) => {
    const begun = await waitingStaff(parts, visit)
    if (!begun) return visit.redirect(officePath('signIn', {}, { back: backIn(visit) }), 303)
    return secondFactorPage(parts, visit, begun, [])
  }
}

export function signInWithFactor(parts: Parts): Handler {
  return async (visit) => {
    const { reply, redirect } = visit
    const begun = await waitingStaff(parts, visit)
    if (!begun) return redirect(officePath('signIn', {}, { back: backIn(visit) }), 303)
    const fields = (visit.body ?? {}) as SentFields
    const address = reply.request.ip
    const party = partyOf(parts, visit)
    const read = await checkSecondFactor(parts.store(), begun, fields, { address, party })
    if (!read.ok) {
      const { id: personId, email } = begun.person
      const subject = auditSubject.person(email)
      const entry = { action: 'second-factor-failed', subject } as const
      await recordAudit(parts.store().db, { personId, email, address }, entry, Date.now())
      logSecurity(reply.request, 'second-factor-refused', personId)
      return secondFactorPage(parts, visit, begun, read.problems)
    }
    if (!(await parts.waiting.finish(reply))) return redirect(officePath('signIn'), 303)
    return enter(parts, visit, begun.person, read.value)
  }
}

/** A role may have been taken away while the second factor was looked for. */
async function waitingStaff({ waiting }: Parts, { reply }: Visit): Promise<WaitingSignIn | null> {
  const begun = await waiting.find(reply)
  return begun && isStaffRole(begun.person.role) ? begun : null
}

function backIn({ query, body }: Visit): string {
  return pathWithin(((body ?? query) as SentFields)[ACCOUNT_FIELDS.back]) ?? ''
}

/** Whoever has proved everything that was asked for; null for the password alone. */
async function enter(
  { store, sessions }: Parts,
  visit: Visit,
  person: Person,
  factor: UsedFactor | null,
) {
  const { id: personId, email } = person
  const actor = { personId, email, address: visit.reply.request.ip }
  const after = factor ? { factor } : undefined
  const entry = { action: 'signed-in', subject: auditSubject.person(email), after } as const
  await recordAudit(store().db, actor, entry, Date.now())
  if (await sessions.open(visit.reply, person))
    return visit.redirect(backIn(visit) || officePath('home'), 303)
  // The password was changed meanwhile.
  const failed = { action: 'sign-in-failed', subject: auditSubject.person(email) } as const
  await recordAudit(store().db, actor, failed, Date.now())
  return visit.redirect(officePath('signIn', {}, { back: backIn(visit) }), 303)
}

export function signOut({ store, sessions }: Parts): OfficeHandler {
  return async ({ reply, redirect, actor, staff }) => {
    await sessions.close(reply)
    const entry = { action: 'signed-out', subject: auditSubject.person(staff.email) } as const
    await recordAudit(store().db, actor, entry, Date.now())
    return redirect(officePath('signIn'), 303)
  }
}

interface SignInState {
  email: string
  back: string
  isPasswordChosen?: boolean
  problems: Problem[]
}

function signInPage(visit: Visit, state: SignInState) {
  const [first] = state.problems
  const head = officeHead(visit, visit.text('account.sign-in.title'))
  return visit.page(<OfficeSignInPage {...state} />, head, first ? statusOf(first.code) : 200)
}

async function secondFactorPage(
  parts: Parts,
  visit: Visit,
  { person, challenge }: WaitingSignIn,
  problems: Problem[],
) {
  const { appSince, passkeys } = await secondFactorsOf(parts.store(), person.id)
  const party = partyOf(parts, visit)
  const page = (
    <OfficeSecondFactorPage
      back={backIn(visit)}
      hasApp={appSince !== null}
      passkey={passkeys.length > 0 ? await askForPasskey(party, passkeys, challenge) : null}
      problems={problems}
    />
  )
  const [first] = problems
  const head = officeHead(visit, visit.text('account.second-factor.title'))
  return visit.page(page, head, first ? statusOf(first.code) : 200)
}

/**
 * Staff are told a password when they get their role. It is good for choosing another, here, and
 * opens no session; then they sign in with their own.
 */
type FirstPasswordParts = Pick<OfficeParts, 'store' | 'isSecure'>

const KIND = 'first-password'
const PATH = officePath('newPassword')

/** For whoever has named the password that they were told. */
async function leadToFirstPassword(
  { store, isSecure }: FirstPasswordParts,
  visit: Visit,
  person: Pick<Person, 'id' | 'passwordHash'>,
) {
  const lastsMs = FIRST_PASSWORD_MS
  await handLink(visit, store(), { kind: KIND, person, path: PATH, lastsMs, isSecure })
  return visit.redirect(PATH, 303)
}

export function showFirstPassword({ store }: FirstPasswordParts): Handler {
  return async (visit) =>
    (await readToken(store(), handedLink(visit, KIND)))
      ? firstPasswordPage(visit, [])
      : visit.redirect(officePath('signIn'), 303)
}

export function chooseFirstPassword({ store }: FirstPasswordParts): Handler {
  return async (visit) => {
    const link = handedLink(visit, KIND)
    const token = await readToken(store(), link)
    const person = token?.personId ? await personById(store(), token.personId) : undefined
    const signInAgain = () => visit.redirect(officePath('signIn'), 303)
    if (!person) return signInAgain()
    const fields = (visit.body ?? {}) as SentFields
    const read = readNewPassword(fields, ACCOUNT_FIELDS.newPassword, person.email)
    if (!read.ok) return firstPasswordPage(visit, read.problems)
    if (!(await choosePassword(store(), link, await hashPassword(read.value)))) return signInAgain()
    forgetMailLink(visit, PATH)
    const { id: personId, email } = person
    const actor = { personId, email, address: visit.reply.request.ip }
    const entry = { action: 'password-chosen', subject: auditSubject.person(email) } as const
    await recordAudit(store().db, actor, entry, Date.now())
    return visit.redirect(officePath('signIn', {}, { done: 'password' }), 303)
  }
}

function firstPasswordPage(visit: Visit, problems: Problem[]) {
  const [first] = problems
  const head = officeHead(visit, visit.text('account.reset.title'))
  return visit.page(<FirstPasswordPage problems={problems} />, head, first && statusOf(first.code))
}
