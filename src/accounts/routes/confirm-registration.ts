/** The last step of registering: the mail's link, and the password that was chosen. */
import { ACCOUNT_FIELDS } from '../rules/account-fields.ts'
import { readPassword, type SentFields } from '../rules/account-values.ts'
import { withBack } from '../rules/back-field.ts'
import { problem } from '../../site/problems.ts'
import { pathOf } from '../../site/routes.ts'
import { addPerson, personById } from '../store/people.ts'
import { readToken, takeToken } from '../store/sign-in-tokens.ts'
import type { Visit } from '../../http/visit.ts'
import { mayTryPassword, passwordWasRight } from './attempts.ts'
import { backOf } from './back-of.ts'
import type { IdentityParts } from './identity-parts.ts'
import { forgetMailLink, type mailLinkOf } from './mail-links.ts'
import { passwordMatches } from './passwords.ts'
import type { RegisterPageWriter } from './register.tsx'

type Link = NonNullable<ReturnType<typeof mailLinkOf>>

export function confirmRegistration(
  { store, signedIn }: IdentityParts,
  registerPage: RegisterPageWriter,
) {
  return async (visit: Visit, link: Link) => {
    const { site, reply, redirect } = visit
    const read = readPassword((visit.body ?? {}) as SentFields, ACCOUNT_FIELDS.password)
    const waiting = await readToken(store(), link)
    if (!waiting) return registerPage(visit, { step: 'stale' })
    if (!read.ok) return registerPage(visit, { step: 'confirm', problems: read.problems })
    const { name = '', email = '', passwordHash = '' } = waiting.details
    const refuse = (code: 'too-many-requests' | 'password-wrong', field = '') =>
      registerPage(visit, { step: 'confirm', problems: [problem(code, field)] })
    if (!(await mayTryPassword(store(), { email, address: reply.request.ip })))
      return refuse('too-many-requests')
    if (!(await passwordMatches(passwordHash, read.value)))
      return refuse('password-wrong', ACCOUNT_FIELDS.password)

    if (!(await takeToken(store(), link))) return registerPage(visit, { step: 'stale' })
    forgetMailLink(visit, pathOf(site, 'register'))
    await passwordWasRight(store(), email)
    const newPerson = {
      name,
      email,
      passwordHash,
      role: 'customer',
      isEmailVerified: true,
    } as const
    const id = await addPerson(store(), newPerson, Date.now())
    // Somebody, no doubt the same person, followed another link first.
    const person = id === null ? undefined : await personById(store(), id)
    const back = backOf(visit)
    if (!person || !(await signedIn.open(reply, person)))
      return redirect(withBack(pathOf(site, 'signIn'), back), 303)
    return redirect(back || `${pathOf(site, 'account')}?saved=welcome`, 303)
  }
}
