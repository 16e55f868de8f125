/** A new password by mail. Who asks for one learns nothing about which addresses are known. */
import { ACCOUNT_FIELDS } from '../rules/account-fields.ts'
import { withBack } from '../rules/back-field.ts'
import { readEmail, readNewPassword, type SentFields, textIn } from '../rules/account-values.ts'
import { RESET_LINK_MS } from '../rules/identity-limits.ts'
import { problem } from '../../site/problems.ts'
import { pathOf } from '../../site/routes.ts'
import { choosePassword, personByEmail, personById } from '../store/people.ts'
import { readToken } from '../store/sign-in-tokens.ts'
import { RESET_NOTICES, ResetPage, type ResetPageProps } from '../pages/reset-page.tsx'
import { statusOf } from '../../http/http-statuses.ts'
import { siteAddress } from '../../mail/site-address.ts'
import type { Handler, Visit } from '../../http/visit.ts'
import { accountHead, backOf, type IdentityParts, keepAccountMail } from './identity-parts.ts'
import { mayTry, passwordWasRight } from './attempts.ts'
import { hashPassword, inConstantTime } from '../service/passwords.ts'
import { followMailLink, forgetMailLink, mailLinkOf, newMailLink } from './mail-links.ts'

export function showReset({ store, publicUrl }: IdentityParts): Handler {
  return async (visit) => {
    const followed = followMailLink(visit, 'passwordReset', publicUrl)
    if (followed) return followed
    const link = mailLinkOf(visit, 'passwordReset')
    if (link)
      return resetPage(visit, {
        step: (await readToken(store(), link)) ? STEPS[link.kind] : 'stale',
      })
    const notice = RESET_NOTICES.find((each) => each === visit.query['done']) ?? null
    return resetPage(visit, { step: visit.query['sent'] === undefined ? 'ask' : 'sent', notice })
  }
}

/** A forgotten password, or one that somebody else has chosen. */
const STEPS = { 'password-reset': 'choose', 'first-password': 'choose-first' } as const

export function resetPassword(parts: IdentityParts): Handler {
  return async (visit) => {
    const link = mailLinkOf(visit, 'passwordReset')
    return link ? useLink(parts, visit, link) : askForLink(parts, visit)
  }
}

async function askForLink({ store, publicUrl }: IdentityParts, visit: Visit) {
  const { site, reply } = visit
  const back = backOf(visit)
  const fields = (visit.body ?? {}) as SentFields
  const typed = textIn(fields, ACCOUNT_FIELDS.email)
  const read = readEmail(fields, ACCOUNT_FIELDS.email)
  if (!read.ok) return resetPage(visit, { step: 'ask', email: typed, problems: read.problems })
  if (!(await mayTry(store(), 'mail-from-address', reply.request.ip))) {
    const problems = [problem('too-many-requests')]
    return resetPage(visit, { step: 'ask', email: typed, problems })
  }
  await inConstantTime(async () => {
    const person = await personByEmail(store(), read.value)
    if (!(await mayTry(store(), 'mail-to-recipient', read.value)) || !person) return
    const link = await newMailLink(store(), {
      route: 'passwordReset',
      kind: 'password-reset',
      site,
      publicUrl,
      personId: person.id,
      back,
      details: {},
      lastsMs: RESET_LINK_MS,
    })
    const mail = { kind: 'password-reset', name: person.name, link } as const
    await keepAccountMail(store(), person, mail, site)
  })
  return visit.redirect(withBack(`${pathOf(site, 'passwordReset')}?sent`, back), 303)
}

async function useLink(
  { store, signedIn, publicUrl }: IdentityParts,
  visit: Visit,
  link: NonNullable<ReturnType<typeof mailLinkOf<'passwordReset'>>>,
) {
  const { site, reply, redirect } = visit
  const token = await readToken(store(), link)
  const person = token?.personId ? await personById(store(), token.personId) : undefined
  if (!person) return resetPage(visit, { step: 'stale' })
  const fields = (visit.body ?? {}) as SentFields
  const read = readNewPassword(fields, ACCOUNT_FIELDS.newPassword, person.email)
  if (!read.ok) return resetPage(visit, { step: STEPS[link.kind], problems: read.problems })
  const passwordHash = await hashPassword(read.value)
  if (!(await choosePassword(store(), link, passwordHash)))
    return resetPage(visit, { step: 'stale' })
  forgetMailLink(visit, pathOf(site, 'passwordReset'))
  // Whoever knew the old password is signed out with everybody else.
  await signedIn.closeAll(person.id)
  await signedIn.close(reply)
  await passwordWasRight(store(), person.email)
  const contact = siteAddress(site, pathOf(site, 'passwordReset'), publicUrl)
  const mail = { kind: 'password-changed', name: person.name, link: contact } as const
  await keepAccountMail(store(), person, mail, site)
  return redirect(withBack(`${pathOf(site, 'signIn')}?done=password`, backOf(visit)), 303)
}

function resetPage(visit: Visit, state: Partial<ResetPageProps>) {
  const nothing = { step: 'ask', email: '', notice: null, problems: [] } as const
  const props = { ...nothing, back: backOf(visit), ...state }
  const [first] = props.problems
  if (first && !visit.wantsPage) return visit.problems([...props.problems])
  const status = props.step === 'stale' ? statusOf('token-stale') : first && statusOf(first.code)
  return visit.page(<ResetPage {...props} />, accountHead(visit, 'reset'), status)
}
