/**
 * Staff are told a password when they get their role. It is good for choosing another, here, and
 * opens no session; then they sign in with their own.
 */
import { auditSubject } from '../../accounts/rules/audit.ts'
import { officePath } from '../rules/office-routes.ts'
import { ACCOUNT_FIELDS } from '../../accounts/rules/account-fields.ts'
import { readNewPassword, type SentFields } from '../../accounts/rules/account-values.ts'
import { FIRST_PASSWORD_MS } from '../../accounts/rules/identity-limits.ts'
import type { Problem } from '../../site/problems.ts'
import { recordAudit } from '../../accounts/store/audit-log.ts'
import { choosePassword, type Person, personById } from '../../accounts/store/people.ts'
import { readToken } from '../../accounts/store/sign-in-tokens.ts'
import { FirstPasswordPage } from '../pages/first-password-page.tsx'
import { statusOf } from '../../http/http-statuses.ts'
import { forgetMailLink, handedLink, handLink } from '../../accounts/routes/mail-links.ts'
import { hashPassword } from '../../accounts/routes/passwords.ts'
import type { Handler, Visit } from '../../http/visit.ts'
import { officeHead } from './office-page.tsx'
import type { OfficeParts } from './office-parts.ts'

type Parts = Pick<OfficeParts, 'store' | 'isSecure'>

const KIND = 'first-password'
const PATH = officePath('newPassword')

/** For whoever has named the password that they were told. */
export async function leadToFirstPassword(
  { store, isSecure }: Parts,
  visit: Visit,
  person: Pick<Person, 'id' | 'passwordHash'>,
) {
  const lastsMs = FIRST_PASSWORD_MS
  await handLink(visit, store(), { kind: KIND, person, path: PATH, lastsMs, isSecure })
  return visit.redirect(PATH, 303)
}

export function showFirstPassword({ store }: Parts): Handler {
  return async (visit) =>
    (await readToken(store(), handedLink(visit, KIND)))
      ? firstPasswordPage(visit, [])
      : visit.redirect(officePath('signIn'), 303)
}

export function chooseFirstPassword({ store }: Parts): Handler {
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
