/**
 * The way into the back office. A wrong address, a wrong password and an account without a role are
 * answered alike, after the same time; all of them are written down.
 */
import { auditSubject } from '../../core/admin/audit.ts'
import { officePath } from '../../core/admin/office-routes.ts'
import { isStaffRole } from '../../core/admin/staff.ts'
import { ACCOUNT_FIELDS } from '../../core/identity/account-fields.ts'
import { readSignIn } from '../../core/identity/account-forms.ts'
import { type SentFields, textIn } from '../../core/identity/account-values.ts'
import { type Problem, problem } from '../../core/problems.ts'
import { recordAudit } from '../../storage/audit-log.ts'
import { personByEmail } from '../../storage/people.ts'
import { OfficeSignInPage } from '../../web/admin/sign-in-page.tsx'
import { statusOf } from '../http-statuses.ts'
import { mayTryPassword, passwordWasRight } from '../identity/attempts.ts'
import { passwordMatches } from '../identity/passwords.ts'
import { pathWithin } from '../path-within.ts'
import type { Handler, Visit } from '../visit.ts'
import { leadToFirstPassword } from './first-password.tsx'
import { doneIn, officeHead } from './office-page.tsx'
import type { OfficeHandler, OfficeParts } from './office-parts.ts'

type Parts = Pick<OfficeParts, 'store' | 'sessions' | 'isSecure'>

export function showSignIn({ sessions }: Parts): Handler {
  return async (visit) => {
    const back = pathWithin(visit.query[ACCOUNT_FIELDS.back]) ?? ''
    if (await sessions.find(visit.reply)) return visit.redirect(back || officePath('home'))
    const isPasswordChosen = doneIn(visit, ['password']) !== null
    return signInPage(visit, { email: '', back, isPasswordChosen, problems: [] })
  }
}

export function signIn(parts: Parts): Handler {
  const { store, sessions } = parts
  return async (visit) => {
    const fields = (visit.body ?? {}) as SentFields
    const back = pathWithin(fields[ACCOUNT_FIELDS.back]) ?? ''
    const email = textIn(fields, ACCOUNT_FIELDS.email)
    const refuse = (problems: Problem[]) => signInPage(visit, { email, back, problems })

    const read = readSignIn(fields)
    if (!read.ok) return refuse(read.problems)
    const address = visit.reply.request.ip
    const tried = { email: read.value.email, address }
    if (!(await mayTryPassword(store(), tried))) return refuse([problem('too-many-requests')])
    const person = await personByEmail(store(), read.value.email)
    const isRight = await passwordMatches(person?.passwordHash ?? null, read.value.password)
    const isStaff = person !== undefined && isStaffRole(person.role)
    // Only whose account it is gets written down: what else was typed might be a password.
    const named = isStaff ? person.email : ''
    const actor = { personId: isStaff ? person.id : null, email: named, address }
    const subject = auditSubject.person(named)
    const record = (action: 'signed-in' | 'sign-in-failed') =>
      recordAudit(store().db, actor, { action, subject }, Date.now())
    if (!isStaff || !isRight) {
      await record('sign-in-failed')
      return refuse([problem('sign-in-failed')])
    }
    await passwordWasRight(store(), person.email)
    if (person.mustChangePassword) return leadToFirstPassword(parts, visit, person)
    await record('signed-in')
    await sessions.open(visit.reply, person)
    return visit.redirect(back || officePath('home'), 303)
  }
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
