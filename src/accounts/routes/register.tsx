/**
 * Registering. Whether an address has an account already is told to nobody but its owner: the
 * answer is the same, and a mail says the rest. Its link asks for the password again, or somebody
 * could have an account confirmed whose password only they know.
 */
import { ACCOUNT_FIELDS } from '../rules/account-fields.ts'
import { readRegistration, type Registration } from '../rules/account-forms.ts'
import { type SentFields, textIn } from '../rules/account-values.ts'
import { withBack } from '../rules/back-field.ts'
import { CONFIRM_LINK_MS } from '../rules/identity-limits.ts'
import { type Problem, problem } from '../../site/problems.ts'
import { pathOf } from '../../site/routes.ts'
import { addPerson, personByEmail } from '../store/people.ts'
import { readToken } from '../store/sign-in-tokens.ts'
import { RegisterPage, type RegisterPageProps } from '../pages/register-page.tsx'
import { statusOf } from '../../http/http-statuses.ts'
import { siteAddress } from '../../mail/site-address.ts'
import type { Handler, Visit } from '../../http/visit.ts'
import { accountHead } from './account-head.ts'
import { mayTry } from './attempts.ts'
import { backOf } from './back-of.ts'
import { confirmRegistration } from './confirm-registration.ts'
import { sendVerification } from './email-change.tsx'
import { inEvenTime } from './even-time.ts'
import { type IdentityParts, keepAccountMail } from './identity-parts.ts'
import { followMailLink, mailLinkOf, newMailLink } from './mail-links.ts'
import { hashPassword } from './passwords.ts'

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
    await inEvenTime(() => beginAccount(parts, visit, read.value))
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

export type RegisterPageWriter = typeof registerPage
