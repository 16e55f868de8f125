/**
 * Registering. Whether an address has an account already is told to nobody but its owner: the
 * answer is the same, and a mail says the rest. Its link asks for the password again, or somebody
 * could have an account confirmed whose password only they know.
 */
import { ACCOUNT_FIELDS, readRegistration, type Registration } from '../rules/account-fields.ts'
import { withBack } from '../rules/back-field.ts'
import { readPassword, type SentFields, textIn } from '../rules/account-values.ts'
import { CONFIRM_LINK_MS } from '../rules/identity-limits.ts'
import { type Problem, problem } from '../../site/problems.ts'
import { pathOf } from '../../site/routes.ts'
import { addPerson, personByEmail, personById } from '../store/people.ts'
import { readToken, takeToken } from '../store/sign-in-tokens.ts'
import { RegisterPage, type RegisterPageProps } from '../pages/register-page.tsx'
import { statusOf } from '../../http/http-statuses.ts'
import { siteAddress } from '../../mail/site-address.ts'
import type { Handler, Visit } from '../../http/visit.ts'
import { accountHead, backOf, type IdentityParts, keepAccountMail } from './identity-parts.ts'
import { mayTry, mayTryPassword, passwordWasRight } from './attempts.ts'
import { followMailLink, forgetMailLink, mailLinkOf, newMailLink } from './mail-links.ts'
import { hashPassword, inConstantTime, passwordMatches } from '../service/passwords.ts'
import { sendVerification } from './email-change.tsx'

export function showRegister(parts: IdentityParts): Handler {
  return async (visit) => {
    const { query, site, person, redirect } = visit
    const followed = followMailLink(visit, 'register', parts.publicUrl)
    if (followed) return followed
    const link = mailLinkOf(visit, 'register')
    if (link) {
      const step = (await readToken(parts.store(), link)) ? 'confirm' : 'stale'
      return registerPage(visit, { step })
    }
    if (person) return redirect(backOf(visit) || pathOf(site, 'account'))
    if (query['sent'] === undefined) return registerPage(visit, { step: 'form' })
    return registerPage(visit, { step: parts.canMail ? 'sent' : 'ready' })
  }
}

export function register(parts: IdentityParts): Handler {
  const confirm = confirmRegistration(parts, registerPage)
  return async (visit) => {
    const link = mailLinkOf(visit, 'register')
    if (link) return confirm(visit, link)
    const fields = (visit.body ?? {}) as SentFields
    const values = {
      name: textIn(fields, ACCOUNT_FIELDS.name),
      email: textIn(fields, ACCOUNT_FIELDS.email),
    }
    const refuse = (problems: Problem[]) => registerPage(visit, { step: 'form', values, problems })
    const read = readRegistration(fields)
    if (!read.ok) return refuse(read.problems)
    const { ip } = visit.reply.request
    if (!(await mayTry(parts.store(), 'mail-from-address', ip)))
      return refuse([problem('too-many-requests')])
    await inConstantTime(() => beginAccount(parts, visit, read.value))
    return visit.redirect(withBack(`${pathOf(visit.site, 'register')}?sent`, backOf(visit)), 303)
  }
}

async function beginAccount(
  parts: IdentityParts,
  visit: Visit,
  { name, email, password }: Registration,
): Promise<void> {
  const { store, publicUrl, canMail } = parts
  const { site } = visit
  const back = backOf(visit)
  const passwordHash = await hashPassword(password)
  const known = await personByEmail(store(), email)
  if (!canMail) {
    // The account can be used at once; what belongs to the address waits for the link, which
    // staff finds in the outbox and the person does not.
    const newPerson = { name, email, passwordHash, role: 'customer' } as const
    const id = await addPerson(store(), newPerson, Date.now())
    if (id !== null) await sendVerification(parts, site, { id, name, email })
    return
  }
  if (!(await mayTry(store(), 'mail-to-recipient', email))) return
  if (known) {
    const link = siteAddress(site, withBack(pathOf(site, 'signIn'), back), publicUrl)
    const mail = { kind: 'already-registered', name: known.name, link } as const
    return keepAccountMail(store(), known, mail, site)
  }
  const link = await newMailLink(store(), {
    route: 'register',
    kind: 'registration',
    site,
    publicUrl,
    personId: null,
    back,
    details: { name, email, passwordHash },
    lastsMs: CONFIRM_LINK_MS,
  })
  const nobodyYet = { email, id: null }
  await keepAccountMail(store(), nobodyYet, { kind: 'registration', name, link }, site)
}

function registerPage(visit: Visit, state: Partial<RegisterPageProps>) {
  const nothing = { step: 'form', values: { name: '', email: '' }, problems: [] } as const
  const props = { ...nothing, back: backOf(visit), ...state }
  const [first] = props.problems
  if (first && !visit.wantsPage) return visit.problems([...props.problems])
  const status = props.step === 'stale' ? statusOf('token-stale') : first && statusOf(first.code)
  return visit.page(<RegisterPage {...props} />, accountHead(visit, 'register'), status)
}

type RegisterPageWriter = typeof registerPage

/** The last step of registering: the mail's link, and the password that was chosen. */
type Link = NonNullable<ReturnType<typeof mailLinkOf>>

function confirmRegistration({ store, signedIn }: IdentityParts, registerPage: RegisterPageWriter) {
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
